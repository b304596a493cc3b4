"""Foucault's Cannon."""

from app.engine import authoring as ygo

card = ygo.Script(43785278, "Foucault's Cannon")

card.pendulum_scale()
