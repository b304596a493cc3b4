"""Mountain."""

from app.engine import authoring as ygo

card = ygo.Script(50913601, "Mountain")
AT_HOME = ygo.RACE_DRAGON | ygo.RACE_WINGEDBEAST | ygo.RACE_THUNDER
ygo.field_power(card, AT_HOME, "Dragon, Winged Beast and Thunder")
