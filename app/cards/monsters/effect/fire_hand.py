"""Fire Hand."""

from app.engine import authoring as ygo

card = ygo.Script(68535320, "Fire Hand")
ygo.avenging_hand(card, ygo.opponents_monster, "monster", 95929069, "Ice Hand")
