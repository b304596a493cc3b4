"""Duck Fighter."""

from app.engine import authoring as ygo

card = ygo.Script(54813225, "Duck Fighter")


def tokens(fx: ygo.Effect) -> list[ygo.Card]:
    """Your Tokens that may be Tributed."""
    return fx.you.monsters(lambda m: m.is_token() and ygo.can_be_tributed(m, for_summon=False))


def enough_tokens(fx: ygo.Effect) -> bool:
    """Their Levels reach 3, and nothing else would have to be Tributed."""
    mine = tokens(fx)
    return sum(m.level for m in mine) >= 3 and all(m in mine for m in ygo.must_tribute(fx))


async def give_tokens(fx: ygo.Effect) -> None:
    """Tribute Tokens until their Levels reach 3."""
    given = ygo.must_tribute(fx)
    while sum(m.level for m in given) < 3:
        given += await fx.choose([m for m in tokens(fx) if m not in given])
    await fx.tribute(given, reason=ygo.REASON_COST)


@card.ignition(
    at=ygo.LOCATION_HAND | ygo.LOCATION_GRAVE,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    cost=ygo.custom(enough_tokens, give_tokens),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this, leaving=tuple(tokens(fx)))),
)
async def take_wing(fx: ygo.Effect) -> None:
    """You can Tribute Tokens whose Levels are together 3 or more; Special Summon this card from your hand or
    GY. Only one "Duck Fighter" a turn does this.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)
