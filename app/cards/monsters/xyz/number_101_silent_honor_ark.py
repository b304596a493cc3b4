"""Number 101: Silent Honor ARK."""

from app.engine import authoring as ygo

card = ygo.Script(
    48739166,
    "Number 101: Silent Honor ARK",
    note="Materials: 2 Level 4 monsters.",
    summon=ygo.xyz(4),
)


def prey(fx: ygo.Effect) -> list[ygo.Card]:
    """Special Summoned monsters of the opponent in face-up Attack Position that can be material."""
    return fx.opponent.face_up_monsters(
        lambda monster: (
            monster.was_special_summoned() and monster.is_in(ygo.POS_ATTACK) and not monster.is_token()
        )
    )


@card.ignition(limit=ygo.ONCE_PER_TURN_BY_NAME, cost=ygo.detach(2), target=ygo.target_one(prey))
async def take_aboard(fx: ygo.Effect) -> None:
    """Detach 2 materials, then target 1 Special Summoned monster of your opponent in face-up Attack Position;
    attach it to this card. Only once a turn by this name.
    """
    if fx.this_is_face_up():
        for monster in fx.targets_still_there():
            if monster.is_face_up() and fx.can_affect(monster):
                fx.attach(monster, fx.this)


@card.replacement(
    when=lambda fx: bool(fx.reason & (ygo.REASON_BATTLE | ygo.REASON_EFFECT)) and bool(fx.this.materials())
)
async def detach_instead(fx: ygo.Effect) -> bool:
    """If battle or an effect would destroy it: you can detach 1 material from it instead."""
    return bool(await fx.detach(fx.this, 1, reason=ygo.REASON_EFFECT))
