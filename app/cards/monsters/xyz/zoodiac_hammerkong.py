"""Zoodiac Hammerkong."""

from app.engine import authoring as ygo

card = ygo.Script(
    14970113,
    "Zoodiac Hammerkong",
    note=(
        "Materials: 3 or more Level 4 monsters; "
        'or once a turn 1 "Zoodiac" monster you control with another name.'
    ),
    summon=ygo.xyz(
        4,
        (3, 7),
        over=lambda monster: monster.is_archetype("Zoodiac") and not monster.is_named(14970113),
        over_once=True,
    ),
)
ygo.zoodiac(card)


def other_zoodiacs(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Other face-up "Zoodiac" monsters on the field."""
    return (
        ygo.all_face_up_monsters(fx, monster) and monster is not fx.this and monster.is_archetype("Zoodiac")
    )


@card.modifier(
    ygo.EFFECT_CANNOT_BE_EFFECT_TARGET, affects=other_zoodiacs, when=lambda fx: bool(fx.this.materials())
)
def cover(fx: ygo.Effect, effect: ygo.Effect) -> bool:
    """While it has material, your opponent cannot target other face-up "Zoodiac" monsters with effects."""
    return effect.player_index != fx.player_index


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: bool(fx.this.materials()),
)
async def tire(fx: ygo.Effect) -> None:
    """Once per turn, in the End Phase: Detach 1 material from it."""
    if fx.still_there(fx.this) and fx.this.materials():
        await fx.detach(fx.this, reason=ygo.REASON_EFFECT)
