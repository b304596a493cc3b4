"""Mystic Tomato."""

from app.engine import authoring as ygo

card = ygo.Script(83011277, "Mystic Tomato")
ygo.recruiter(card, ygo.ATTRIBUTE_DARK, "DARK")
