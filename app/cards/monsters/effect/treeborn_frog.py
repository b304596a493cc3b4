"""Treeborn Frog."""

from app.engine import authoring as ygo

card = ygo.Script(12538374, "Treeborn Frog")


def pond_is_calm(fx: ygo.Effect) -> bool:
    """No Spells or Traps on your field."""
    return not fx.you.spells_and_traps()


def may_hop_out(fx: ygo.Effect) -> bool:
    """Your Standby Phase, no other such frog and a calm pond."""
    frogs = fx.you.face_up_monsters(lambda monster: monster.is_named(card.code))
    return fx.is_your_turn and not frogs and pond_is_calm(fx) and fx.can_special_summon(fx.this)


@card.trigger(
    on=ygo.EVENT_PHASE | ygo.PHASE_STANDBY,
    at=ygo.LOCATION_GRAVE,
    when=may_hop_out,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def hop_out(fx: ygo.Effect) -> None:
    """Once per turn, in your Standby Phase, if you control no "Treeborn Frog": You can Special Summon this
    card from your GY. You must have no Spell/Trap on your field, now and when this resolves.
    """
    if fx.still_there(fx.this) and pond_is_calm(fx):
        await fx.special_summon(fx.this)
