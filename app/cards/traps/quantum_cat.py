"""Quantum Cat."""

from app.engine import authoring as ygo

card = ygo.Script(87772572, "Quantum Cat")
ygo.shape_shifter(card, 0, 2200)
