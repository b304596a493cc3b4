"""Superheavy Samurai Big Benkei."""

from app.engine import authoring as ygo

card = ygo.Script(3117804, "Superheavy Samurai Big Benkei")


@card.trigger(
    (ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    timing="when",
    category=ygo.CATEGORY_POSITION,
    target=ygo.affects_this_card(),
)
async def turn(fx: ygo.Effect) -> None:
    """When it is Normal or Special Summoned: you can change its battle position."""
    if fx.this_is_face_up():
        await fx.change_position(fx.this)


@card.modifier(
    ygo.EFFECT_DEFENSE_ATTACK,
    affects=lambda fx, monster: ygo.your_monsters(fx, monster) and monster.is_archetype("Superheavy Samurai"),
)
def attack_from_defense(fx: ygo.Effect) -> bool:
    """Superheavy Samurai monsters you control can attack in face-up Defense Position, with their DEF."""
    return True
