"""Swamp Mirrorer."""

from app.engine import authoring as ygo

card = ygo.Script(50277973, "Swamp Mirrorer")
ygo.shape_shifter(card, 1800, 1000)
