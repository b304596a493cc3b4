"""Share the Pain."""

from app.engine import authoring as ygo

card = ygo.Script(56830749, "Share the Pain")


def their_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters the opponent could Tribute."""
    return fx.opponent.monsters(lambda each: ygo.can_be_tributed(each, for_summon=False))


@card.activation(
    cost=ygo.tribute(1),
    category=ygo.CATEGORY_RELEASE,
    target=ygo.needs(lambda fx: bool(their_monsters(fx))),
)
async def share(fx: ygo.Effect) -> None:
    """Tribute 1 monster; your opponent must Tribute 1 monster as well."""
    chosen = await fx.choose(their_monsters(fx), player=fx.opponent)
    # The opponent does it, so it is no effect that moves the monster.
    await fx.tribute(chosen, reason=ygo.REASON_RULE)
