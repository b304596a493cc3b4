"""Splendid Rose."""

from app.engine import authoring as ygo

card = ygo.Script(
    4290468,
    "Splendid Rose",
    note="Materials: a Tuner and at least 1 monster that is no Tuner.",
    summon=ygo.synchro(),
)


def plants(fx: ygo.Effect) -> list[ygo.Card]:
    """Plant monsters in your GY."""
    return fx.you.graveyard(ygo.is_race(ygo.RACE_PLANT))


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.banish(1, plants),
    target=ygo.target_one(ygo.opponents_face_up_monster),
    category=ygo.CATEGORY_ATKCHANGE,
)
async def thorns(fx: ygo.Effect) -> None:
    """Once per turn: You can banish 1 Plant monster from your GY, then target 1 face-up monster your opponent
    controls; halve its ATK until the end of this turn.
    """
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            half = (monster.attack + 1) // 2
            fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, half, monster, until=fx.this_turn())


@card.quick(
    when=lambda fx: fx.is_your_turn and fx.is_phase(ygo.PHASE_ANY_BATTLE) and fx.this.data.attacks > 0,
    cost=ygo.banish(1, plants),
    category=ygo.CATEGORY_ATKCHANGE,
)
async def second_bloom(fx: ygo.Effect) -> None:
    """In the Battle Phase, if it attacked: You can banish 1 Plant monster from your GY; halve its ATK until
    the end of this turn, and it can attack a second time in this Battle Phase.
    """
    if fx.this_is_face_up():
        half = (fx.this.attack + 1) // 2
        fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, half, fx.this, until=fx.this_turn())
        fx.grant_value(ygo.EFFECT_EXTRA_ATTACK, 1, fx.this, until=fx.this_turn())
