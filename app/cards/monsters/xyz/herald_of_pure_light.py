"""Herald of Pure Light."""

from app.engine import authoring as ygo

card = ygo.Script(
    1249315,
    "Herald of Pure Light",
    note="Materials: 2 Level 2 monsters.",
    summon=ygo.xyz(2),
)


def buried_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your GY."""
    return fx.you.graveyard(lambda each: each.is_monster())


@card.ignition(
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    cost=ygo.detach(),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_TODECK,
    target=ygo.target_one(buried_monsters),
)
async def lead_home(fx: ygo.Effect) -> None:
    """Detach 1 material, then target 1 monster in your GY; add it to your hand, then shuffle 1 card from your
    hand into the Deck. Only once a turn by this name.
    """
    if await fx.add_to_hand(fx.targets_still_there()):
        await fx.then()
        await fx.return_to_deck(await fx.choose(fx.you.hand()))
