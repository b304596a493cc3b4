"""Maestroke the Symphony Djinn."""

from app.engine import authoring as ygo

card = ygo.Script(
    25341652,
    "Maestroke the Symphony Djinn",
    note="Materials: 2 Level 4 monsters.",
    summon=ygo.xyz(4),
)


def their_attackers(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Attack Position monsters of the opponent."""
    return fx.opponent.face_up_monsters(
        lambda each: each.is_in(ygo.POS_ATTACK) and fx.can_change_position(each)
    )


@card.ignition(
    cost=ygo.detach(),
    target=ygo.target_one(their_attackers),
    category=ygo.CATEGORY_POSITION,
    limit=ygo.ONCE_PER_TURN,
)
async def lull(fx: ygo.Effect) -> None:
    """Once per turn: detach 1 material, then target 1 face-up Attack Position monster of your opponent;
    change it to face-down Defense Position.
    """
    await fx.turn_face_down([each for each in fx.targets_still_there() if each.is_face_up()])


def your_djinn(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """A "Djinn" Xyz Monster you control that has a material."""
    return (
        ygo.your_monsters(fx, monster)
        and monster.is_type(ygo.TYPE_XYZ)
        and monster.is_archetype("Djinn")
        and bool(monster.materials())
    )


@card.replacement(affects=your_djinn)
async def detach_instead(fx: ygo.Effect) -> bool:
    """If your "Djinn" Xyz Monster would be destroyed: detach 1 material from it instead."""
    return bool(await fx.detach(fx.card, 1, reason=ygo.REASON_EFFECT))
