"""Black Whirlwind."""

from app.engine import authoring as ygo

card = ygo.Script(91351370, "Black Whirlwind")
card.activates()


def weaker_blackwings(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Blackwing" monsters in your Deck with less ATK than the one Summoned."""
    summoned = fx.event.card
    assert summoned is not None
    return fx.you.deck(
        lambda other: (
            other.is_monster() and other.is_archetype("Blackwing") and other.attack < summoned.attack
        )
    )


def blackwing_summoned(fx: ygo.Effect) -> bool:
    """A "Blackwing" monster arrived on your field."""
    return any(
        monster.controller is fx.you and monster.is_archetype("Blackwing")
        for monster in fx.event.still_there()
    )


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    at=ygo.LOCATION_SZONE,
    timing="when",
    when=blackwing_summoned,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, weaker_blackwings),
)
async def gather(fx: ygo.Effect) -> None:
    """When a "Blackwing" monster is Normal Summoned to your field: You can add 1 "Blackwing" monster with
    less ATK than it has from your Deck to your hand.
    """
    await fx.add_to_hand(await fx.choose(weaker_blackwings(fx)))
