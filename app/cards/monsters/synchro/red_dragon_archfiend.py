"""Red Dragon Archfiend."""

from app.engine import authoring as ygo

card = ygo.Script(
    70902743,
    "Red Dragon Archfiend",
    note="Materials: a Tuner and at least 1 monster that is no Tuner.",
    summon=ygo.synchro(),
)


def their_defenders(fx: ygo.Effect) -> list[ygo.Card]:
    """Defense Position monsters of the opponent."""
    return fx.opponent.monsters(lambda monster: monster.is_in(ygo.POS_DEFENSE))


def attacked_a_defender(fx: ygo.Effect) -> bool:
    """It attacked a Defense Position monster of the opponent."""
    foe = fx.this.battling()
    return foe is not None and fx.this.is_attacking() and foe.is_in(ygo.POS_DEFENSE)


@card.trigger(
    ygo.EVENT_BATTLED,
    mandatory=True,
    when=attacked_a_defender,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(their_defenders),
)
async def crush_the_defense(fx: ygo.Effect) -> None:
    """After damage calculation, if it attacked an opponent's Defense Position monster: Destroy all Defense
    Position monsters they control.
    """
    await fx.destroy(their_defenders(fx))


def idlers(fx: ygo.Effect) -> list[ygo.Card]:
    """Other monsters you control that declared no attack this turn."""
    return fx.others(fx.you.monsters(lambda monster: not monster.data.attacks))


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=ygo.your_turn,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(idlers),
)
async def punish_idlers(fx: ygo.Effect) -> None:
    """Once per turn, in your End Phase: Destroy all your other monsters that declared no attack this turn, if
    this card is face-up.
    """
    if fx.this_is_face_up():
        await fx.destroy(idlers(fx))
