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


def may_come_back(fx: ygo.Effect) -> bool:
    """It was banished for the effect of a "The Weather" card in the turn before."""
    return fx.this.flag("painted") == fx.turn - 1 and fx.can_special_summon(fx.this)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_STANDBY,
    at=ygo.LOCATION_REMOVED,
    when=may_come_back,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def come_back(fx: ygo.Effect) -> None:
    """Once per turn, in the Standby Phase of the turn after it was banished from the field for the effect of
    a "The Weather" card: You can Special Summon it.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)
