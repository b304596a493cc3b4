"""Cairngorgon, Antiluminescent Knight."""

from app.engine import authoring as ygo

card = ygo.Script(
    21501505,
    "Cairngorgon, Antiluminescent Knight",
    note="Materials: 2 Level 4 monsters.",
    summon=ygo.xyz(4),
)


def targets_one_card(fx: ygo.Effect) -> bool:
    """Another card's activation that targets exactly 1 card, which is on the field."""
    link = fx.answered
    return link.card is not fx.this and len(link.targets) == 1 and link.targets[0].is_on_field()


def right_targets(fx: ygo.Effect) -> list[ygo.Card]:
    """Other cards on the field that it could have been activated for."""
    link = fx.answered
    return [each for each in link.possible_targets() if each.is_on_field() and each not in link.targets]


@card.quick(
    ygo.EVENT_CHAINING,
    when=targets_one_card,
    cost=ygo.detach(1),
    target=ygo.target_one(right_targets),
)
async def deflect(fx: ygo.Effect) -> None:
    """In either turn, when another card or effect targets 1 card on the field and nothing else: Detach 1
    material and target another right target for it on the field; that becomes its target.
    """
    for each in fx.targets_still_there():
        fx.answered.change_target(each)
