"""D.D. Warrior."""

from app.engine import authoring as ygo

card = ygo.Script(37043180, "D.D. Warrior")


@card.trigger(
    ygo.EVENT_BATTLED,
    mandatory=True,
    when=lambda fx: fx.this.battling() is not None,
    category=ygo.CATEGORY_REMOVE,
    target=ygo.affects_all(lambda fx: fx.event.cards),
)
async def banish_both(fx: ygo.Effect) -> None:
    """After damage calculation, if it battled a monster: Banish that monster and this card."""
    await fx.banish([monster for monster in fx.event.still_there() if monster.is_on_field()])
