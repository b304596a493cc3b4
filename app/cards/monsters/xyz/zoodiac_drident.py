"""Zoodiac Drident."""

from app.engine import authoring as ygo

card = ygo.Script(
    48905153,
    "Zoodiac Drident",
    note='Materials: 4 Level 4 monsters; or once a turn 1 "Zoodiac" monster you control with another name.',
    summon=ygo.xyz(
        4,
        4,
        over=lambda monster: monster.is_archetype("Zoodiac") and not monster.is_named(48905153),
        over_once=True,
    ),
)
ygo.zoodiac(card)


def face_up_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """All face-up cards on the field."""
    return fx.cards_on_field(lambda each: each.is_face_up())


@card.quick(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.detach(1),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(face_up_cards),
)
async def thrust(fx: ygo.Effect) -> None:
    """Once per turn, in either turn: Detach 1 material, then target 1 face-up card on the field; destroy
    it.
    """
    await fx.destroy(fx.targets_still_there())
