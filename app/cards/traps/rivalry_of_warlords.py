"""Rivalry of Warlords."""

from app.engine import authoring as ygo

card = ygo.Script(90846359, "Rivalry of Warlords")
ygo.only_one_kind(
    card,
    ygo.RACES,
    lambda monster: monster.race,
    lambda fx, kinds, player: fx.declare_race(kinds, player),
    "Type",
)
