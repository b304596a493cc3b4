"""Avenging Knight Parshath."""

from app.engine import authoring as ygo

card = ygo.Script(
    69514125,
    "Avenging Knight Parshath",
    note="Materials: a Tuner and at least 1 LIGHT monster that is no Tuner.",
    summon=ygo.synchro(others=ygo.is_attribute(ygo.ATTRIBUTE_LIGHT)),
)


def can_be_turned(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters of the opponent whose position can change."""
    return fx.opponent.face_up_monsters(fx.can_change_position)


@card.ignition(limit=ygo.ONCE_PER_TURN, category=ygo.CATEGORY_POSITION, target=ygo.target_one(can_be_turned))
async def turn_it(fx: ygo.Effect) -> None:
    """Once per turn: target 1 face-up monster your opponent controls; change its battle position."""
    await fx.change_position([each for each in fx.targets_still_theirs() if each.is_face_up()])


@card.modifier(ygo.EFFECT_PIERCE)
def pierce(fx: ygo.Effect) -> bool:
    """Inflicts piercing battle damage when it attacks a Defense Position monster."""
    return True
