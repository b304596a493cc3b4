"""Cyber Twin Dragon."""

from app.engine import authoring as ygo

CYBER_DRAGON = 70095154
card = ygo.Script(
    74157028,
    "Cyber Twin Dragon",
    note='Materials: "Cyber Dragon" and "Cyber Dragon", without substitutes.',
    summon=ygo.fusion(
        CYBER_DRAGON,
        CYBER_DRAGON,
        check=lambda materials: all(each.is_named(CYBER_DRAGON) for each in materials),
    ),
)


@card.modifier(ygo.EFFECT_EXTRA_ATTACK)
def second_attack(fx: ygo.Effect) -> int:
    """This card can make a second attack in each Battle Phase."""
    return 1
