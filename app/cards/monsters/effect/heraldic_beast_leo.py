"""Heraldic Beast Leo."""

from app.engine import authoring as ygo

card = ygo.Script(82293134, "Heraldic Beast Leo")
TURN = "summoned in turn"


@card.continuous(ygo.EVENT_SUMMON_SUCCESS)
async def note_the_turn(fx: ygo.Effect) -> None:
    fx.mark_this(TURN, fx.turn)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=lambda fx: fx.this.flag(TURN) == fx.turn,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_this_card(),
)
async def burn_out(fx: ygo.Effect) -> None:
    """In the End Phase of the turn it was Normal Summoned: Destroy it."""
    if fx.this_is_face_up():
        await fx.destroy(fx.this)


def beasts(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "Heraldic Beast" monsters in your Deck."""
    return fx.you.deck(
        lambda m: m.is_monster() and m.is_archetype("Heraldic Beast") and not m.is_named(card.code)
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    mandatory=True,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
)
async def pass_the_crest(fx: ygo.Effect) -> None:
    """If it is sent to the GY: Add 1 "Heraldic Beast" monster with another name from your Deck to your hand.
    Only one "Heraldic Beast Leo" a turn does this.
    """
    await fx.add_to_hand(await fx.choose(beasts(fx), prompt=ygo.TO_HAND))
