"""The Weather Painter Snow."""

from app.engine import authoring as ygo

card = ygo.Script(65017789, "The Weather Painter Snow")


def canvases(fx: ygo.Effect) -> list[ygo.Card]:
    """All "The Weather" Spells/Traps in your Deck that could be placed."""
    free = fx.you.free_spell_zones() > 0
    return fx.you.deck(lambda e: free and e.is_spell_or_trap() and e.is_archetype("The Weather"))


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    timing="when",
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    target=ygo.affects_some(1, canvases),
)
async def paint(fx: ygo.Effect) -> None:
    """When it is Normal Summoned: You can place 1 "The Weather" Spell/Trap from your Deck face-up in your
    Spell & Trap Zone; only once a turn.
    """
    for canvas in await fx.choose(canvases(fx)):
        await fx.place_face_up(canvas)
        await fx.shuffle_deck()


ygo.weather_painter(card)
