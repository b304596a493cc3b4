"""Mandragon."""

from app.engine import authoring as ygo

card = ygo.Script(19474136, "Mandragon")

card.pendulum_scale()
