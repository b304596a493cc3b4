"""D/D Swirl Slime."""

from app.engine import authoring as ygo

card = ygo.Script(45206713, "D/D Swirl Slime")


def kings(each: ygo.Card) -> bool:
    """A "D/D/D" monster."""
    return each.is_archetype("D/D/D")


def monsters_in_hand(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your hand."""
    return fx.you.hand(lambda each: bool(each.printed_type & ygo.TYPE_MONSTER))


@card.ignition(
    at=ygo.LOCATION_HAND,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_fusion_summon(monsters_in_hand(fx), kings, using=fx.this)),
)
async def swirl(fx: ygo.Effect) -> None:
    """If this card is in your hand: You can Fusion Summon 1 "D/D/D" Fusion Monster with this card and other
    monsters in your hand as materials. Only once a turn.
    """
    if fx.still_there(fx.this):
        await fx.fusion_summon(monsters_in_hand(fx), kings, using=fx.this)


def followers(fx: ygo.Effect) -> list[ygo.Card]:
    """ "D/D" monsters in your hand that could come."""
    return fx.you.hand(lambda each: each.is_archetype("D/D") and fx.can_special_summon(each))


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    cost=ygo.banish_this_card(),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, followers),
)
async def ooze(fx: ygo.Effect) -> None:
    """You can banish this card from your GY; Special Summon 1 "D/D" monster from your hand. Only once a
    turn.
    """
    await fx.special_summon(await fx.choose(followers(fx), prompt=ygo.SPECIAL_SUMMON))
