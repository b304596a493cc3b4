"""Ancient Gear Soldier."""

from app.engine import authoring as ygo

card = ygo.Script(56094445, "Ancient Gear Soldier")
ygo.silences_while_attacking(card)
