"""Mobius the Frost Monarch."""

from app.engine import authoring as ygo

card = ygo.Script(4929256, "Mobius the Frost Monarch")


@card.trigger(
    on=ygo.EVENT_SUMMON_SUCCESS,
    timing="when",
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_TRIBUTE),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_up_to(2, ygo.any_spell_or_trap),
)
async def freeze(fx: ygo.Effect) -> None:
    """When it is Tribute Summoned: You can target up to 2 Spells/Traps on the field; destroy them."""
    await fx.destroy(fx.targets_still_there())
