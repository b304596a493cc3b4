"""Hiita the Fire Charmer."""

from app.engine import authoring as ygo

card = ygo.Script(759393, "Hiita the Fire Charmer")
ygo.charmer(card, ygo.ATTRIBUTE_FIRE, "FIRE")
