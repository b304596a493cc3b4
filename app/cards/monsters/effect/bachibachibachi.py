"""Bachibachibachi."""

from app.engine import authoring as ygo

card = ygo.Script(83272895, "Bachibachibachi")

card.gives_value_as_material(
    ygo.EFFECT_PIERCE,
    1,
    lambda fx, monster: monster.was_summoned_by(ygo.SUMMON_TYPE_XYZ),
    text="An Xyz Monster Summoned with it as material inflicts piercing battle damage when it attacks.",
)
