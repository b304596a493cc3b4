"""Toon World."""

from app.engine import authoring as ygo

card = ygo.Script(15259703, "Toon World")
card.activates(cost=ygo.pay_lp(1000), text="Pay 1000 LP to activate.")
