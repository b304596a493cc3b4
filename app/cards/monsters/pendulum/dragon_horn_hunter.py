"""Dragon Horn Hunter."""

from app.engine import authoring as ygo

card = ygo.Script(21970285, "Dragon Horn Hunter")

card.pendulum_scale()
