"""Horn of Heaven."""

from app.engine import authoring as ygo

card = ygo.Script(98069388, "Horn of Heaven")


def offering(fx: ygo.Effect) -> list[ygo.Card]:
    """Your monsters, but not one that is just being Flip Summoned."""
    return fx.you.monsters(lambda monster: not fx.event.includes(monster))


@card.activation(
    on=(ygo.EVENT_SUMMON, ygo.EVENT_FLIP_SUMMON, ygo.EVENT_SPSUMMON),
    cost=ygo.tribute(1, offering),
    category=ygo.CATEGORY_DISABLE_SUMMON | ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(lambda fx: fx.event.cards),
)
async def negate_summon(fx: ygo.Effect) -> None:
    """When monsters are about to be Summoned: Tribute 1 monster; negate that Summon and destroy them."""
    await fx.destroy(await fx.negate_summon())
