"""Caius the Shadow Monarch."""

from app.engine import authoring as ygo

card = ygo.Script(9748752, "Caius the Shadow Monarch")


@card.trigger(
    on=ygo.EVENT_SUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_TRIBUTE),
    category=ygo.CATEGORY_REMOVE | ygo.CATEGORY_DAMAGE,
    target=ygo.target_one(ygo.any_card_on_field),
)
async def banish_one(fx: ygo.Effect) -> None:
    """If it is Tribute Summoned: Target 1 card on the field; banish it, and if that was a DARK monster,
    inflict 1000 damage to your opponent.
    """
    for banished in await fx.banish(fx.targets_still_there()):
        if banished.is_monster() and banished.is_attribute(ygo.ATTRIBUTE_DARK):
            await fx.damage(1000)
