"""Y-Dragon Head."""

from app.engine import authoring as ygo

card = ygo.Script(65622692, "Y-Dragon Head")
ygo.union(card, (62651957,), 400, 'one of your "X-Head Cannon"')
