"""Aussa the Earth Charmer."""

from app.engine import authoring as ygo

card = ygo.Script(37970940, "Aussa the Earth Charmer")
ygo.charmer(card, ygo.ATTRIBUTE_EARTH, "EARTH")
