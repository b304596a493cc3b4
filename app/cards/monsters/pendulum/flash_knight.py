"""Flash Knight."""

from app.engine import authoring as ygo

card = ygo.Script(17390179, "Flash Knight")

card.pendulum_scale()
