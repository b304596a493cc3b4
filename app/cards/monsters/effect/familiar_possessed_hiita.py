"""Familiar-Possessed - Hiita."""

from app.engine import authoring as ygo

card = ygo.Script(4376658, "Familiar-Possessed - Hiita")
ygo.familiar_possessed(card, 759393, "Hiita the Fire Charmer", ygo.ATTRIBUTE_FIRE, "FIRE")
