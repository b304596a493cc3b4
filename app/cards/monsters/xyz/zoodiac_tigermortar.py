"""Zoodiac Tigermortar."""

from app.engine import authoring as ygo

card = ygo.Script(
    11510448,
    "Zoodiac Tigermortar",
    note='Materials: 3 Level 4 monsters; or once a turn 1 "Zoodiac" monster you control with another name.',
    summon=ygo.xyz(
        4,
        3,
        over=lambda monster: monster.is_archetype("Zoodiac") and not monster.is_named(11510448),
        over_once=True,
    ),
)
ygo.zoodiac(card)


def xyz_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up Xyz Monsters."""
    return fx.you.face_up_monsters(lambda each: each.is_type(ygo.TYPE_XYZ))


def fallen(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Zoodiac" monsters in your GY."""
    return fx.you.graveyard(lambda each: each.is_monster() and each.is_archetype("Zoodiac"))


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.detach(1),
    target=ygo.all_parts(ygo.target_one(xyz_monsters), ygo.target_one(fallen)),
)
async def load(fx: ygo.Effect) -> None:
    """Once per turn: Detach 1 material, then target 1 Xyz Monster you control and 1 "Zoodiac" monster in your
    GY; attach the latter to the former.
    """
    holder, shell = fx.targets
    if fx.still_there(holder) and holder.is_face_up() and fx.can_affect(holder) and fx.still_there(shell):
        fx.attach(shell, holder)
