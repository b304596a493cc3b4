"""Dragong."""

from app.engine import authoring as ygo

card = ygo.Script(83980492, "Dragong")

card.pendulum_scale()
