"""Coral Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    42566602,
    "Coral Dragon",
    note="Materials: a Tuner and at least 1 monster that is no Tuner.",
    summon=ygo.synchro(),
)


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.discard(1),
    target=ygo.target_one(ygo.opponents_card),
    category=ygo.CATEGORY_DESTROY,
)
async def reef(fx: ygo.Effect) -> None:
    """Once per turn a discard destroys a card on your opponent's side that you target."""
    await fx.destroy(fx.targets_still_there())


def left_the_field_as_synchro(fx: ygo.Effect) -> bool:
    """It was on the field by Synchro Summon when it was sent away."""
    before = fx.event.before(fx.this)
    return (
        before is not None
        and before.location == ygo.LOCATION_MZONE
        and before.summon_type == ygo.SUMMON_TYPE_SYNCHRO
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    when=left_the_field_as_synchro,
    target=ygo.draws(1),
    category=ygo.CATEGORY_DRAW,
)
async def pearl(fx: ygo.Effect) -> None:
    """If it goes from the field to the GY after a Synchro Summon: draw 1 card if you like, once per turn for
    all copies.
    """
    await fx.draw(1)
