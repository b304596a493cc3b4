"""D.D. Warrior Lady."""

from app.engine import authoring as ygo

card = ygo.Script(7572887, "D.D. Warrior Lady")


def met_a_foe(fx: ygo.Effect) -> bool:
    """She battled a monster of the opponent that can still be banished."""
    foe = fx.this.battling()
    return foe is not None and foe.controller is fx.opponent and fx.event.includes(foe)


@card.trigger(
    on=ygo.EVENT_BATTLED,
    when=met_a_foe,
    category=ygo.CATEGORY_REMOVE,
    target=ygo.affects_all(lambda fx: fx.event.cards),
)
async def banish_both(fx: ygo.Effect) -> None:
    """After damage calculation with an opponent's monster: You can banish that monster and this card."""
    await fx.banish([monster for monster in fx.event.still_there() if monster.is_on_field()])
