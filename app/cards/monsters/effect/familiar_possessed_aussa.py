"""Familiar-Possessed - Aussa."""

from app.engine import authoring as ygo

card = ygo.Script(31887905, "Familiar-Possessed - Aussa")
ygo.familiar_possessed(card, 37970940, "Aussa the Earth Charmer", ygo.ATTRIBUTE_EARTH, "EARTH")
