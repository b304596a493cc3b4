"""Medusa Worm."""

from app.engine import authoring as ygo

card = ygo.Script(2694423, "Medusa Worm")
ygo.hides_itself(card)


@card.trigger(
    on=ygo.EVENT_FLIP_SUMMON_SUCCESS,
    mandatory=True,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(ygo.opponents_monster),
)
async def destroy_one_monster(fx: ygo.Effect) -> None:
    """If this card is Flip Summoned: Target 1 monster of the opponent; destroy it."""
    await fx.destroy(fx.targets_still_there())
