"""Madolche Mewfeuille."""

from app.engine import authoring as ygo

card = ygo.Script(12980373, "Madolche Mewfeuille")


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=ygo.destroyed_by_the_opponent,
    category=ygo.CATEGORY_TODECK,
    target=ygo.affects_this_card(),
)
async def go_home(fx: ygo.Effect) -> None:
    """If it is destroyed by an opponent's card and sent to your GY: Shuffle it into the Deck."""
    if fx.still_there(fx.this):
        await fx.return_to_deck(fx.this)


def guests(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Madolche" monsters in your hand that could come."""
    return fx.you.hand(lambda m: m.is_monster() and m.is_archetype("Madolche") and fx.can_special_summon(m))


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    timing="when",
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, guests),
)
async def bring_a_guest(fx: ygo.Effect) -> None:
    """When it is Normal Summoned: You can Special Summon 1 "Madolche" monster from your hand."""
    await fx.special_summon(await fx.choose(guests(fx), prompt=ygo.SPECIAL_SUMMON))
