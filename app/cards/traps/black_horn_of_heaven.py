"""Black Horn of Heaven."""

from app.engine import authoring as ygo

card = ygo.Script(50323155, "Black Horn of Heaven")


@card.activation(
    on=ygo.EVENT_SPSUMMON,
    when=lambda fx: fx.event.player is fx.opponent and len(fx.event.cards) == 1,
    category=ygo.CATEGORY_DISABLE_SUMMON | ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(lambda fx: fx.event.cards),
)
async def negate_summon(fx: ygo.Effect) -> None:
    """When your opponent is about to Special Summon exactly 1 monster: Negate that Summon and destroy it."""
    await fx.destroy(await fx.negate_summon())
