"""Raiza the Storm Monarch."""

from app.engine import authoring as ygo

card = ygo.Script(73125233, "Raiza the Storm Monarch")


@card.trigger(
    on=ygo.EVENT_SUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_TRIBUTE),
    category=ygo.CATEGORY_TODECK,
    target=ygo.target_one(ygo.any_card_on_field),
)
async def blow_away(fx: ygo.Effect) -> None:
    """If it is Tribute Summoned: Target 1 card on the field; put it on top of its owner's Deck."""
    await fx.return_to_deck(fx.targets_still_there(), shuffle=False)
