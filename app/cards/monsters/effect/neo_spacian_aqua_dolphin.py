"""Neo-Spacian Aqua Dolphin."""

from app.engine import authoring as ygo

card = ygo.Script(17955766, "Neo-Spacian Aqua Dolphin")
ygo.sounds_out(card, risky=True)
