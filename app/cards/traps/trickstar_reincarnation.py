"""Trickstar Reincarnation."""

from app.engine import authoring as ygo

card = ygo.Script(21076084, "Trickstar Reincarnation")


def can_be_renewed(fx: ygo.Effect) -> bool:
    """The opponent has a hand and could draw as many cards."""
    count = len(fx.opponent.hand())
    return 0 < count <= len(fx.opponent.deck()) and fx.can_draw(fx.opponent)


@card.activation(category=ygo.CATEGORY_REMOVE | ygo.CATEGORY_DRAW, target=ygo.needs(can_be_renewed))
async def renew(fx: ygo.Effect) -> None:
    """Your opponent's whole hand is banished, and if that is done they draw as many cards."""
    gone = await fx.banish(fx.opponent.hand())
    if gone:
        await fx.draw(len(gone), fx.opponent)


def fallen(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Trickstar" monsters in your GY that could come."""
    return fx.you.graveyard(
        lambda m: m.is_monster() and m.is_archetype("Trickstar") and fx.can_special_summon(m)
    )


@card.quick(
    at=ygo.LOCATION_GRAVE,
    cost=ygo.banish_this_card(),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(fallen),
)
async def bloom_again(fx: ygo.Effect) -> None:
    """Banish this card from your GY and target 1 "Trickstar" monster there; it is Special Summoned."""
    await fx.special_summon(fx.targets_still_there())
