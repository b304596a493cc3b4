"""Gozen Match."""

from app.engine import authoring as ygo

card = ygo.Script(53334471, "Gozen Match")
ygo.only_one_kind(
    card,
    ygo.ATTRIBUTES,
    lambda monster: monster.attribute,
    lambda fx, kinds, player: fx.declare_attribute(kinds, player),
    "Attribute",
)
