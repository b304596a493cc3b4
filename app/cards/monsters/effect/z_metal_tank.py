"""Z-Metal Tank."""

from app.engine import authoring as ygo

card = ygo.Script(64500000, "Z-Metal Tank")
ygo.union(card, (62651957, 65622692), 600, 'one of your "X-Head Cannon" or "Y-Dragon Head"')
