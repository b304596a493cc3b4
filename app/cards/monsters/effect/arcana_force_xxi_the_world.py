"""Arcana Force XXI - The World."""

from app.engine import authoring as ygo

card = ygo.Script(23846921, "Arcana Force XXI - The World", reads_grave_order=True)

HEADS, TAILS = "heads", "tails"


def your_other_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters the user controls."""
    return fx.you.monsters()


@card.trigger(
    (ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_FLIP_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    mandatory=True,
    category=ygo.CATEGORY_COIN,
)
async def toss(fx: ygo.Effect) -> None:
    """If this card is Summoned: toss a coin; it gains its Heads or its Tails effect."""
    heads = (await fx.toss_coins())[0]
    if fx.this_is_face_up():
        fx.mark_this(HEADS if heads else TAILS)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: fx.is_your_turn and fx.this_has(HEADS),
    cost=ygo.send_to_grave(2, your_other_cards),
)
async def stop_time(fx: ygo.Effect) -> None:
    """Heads - once per turn, in your End Phase: send 2 monsters you control to the GY; your opponent
    skips their next turn.
    """
    fx.skip_phase(fx.opponent, ygo.EFFECT_SKIP_TURN)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_DRAW,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: not fx.is_your_turn and fx.this_has(TAILS),
    category=ygo.CATEGORY_TOHAND,
)
async def give_back(fx: ygo.Effect) -> None:
    """Tails: In each of their Draw Phases your opponent takes the top card of their GY to the hand."""
    await fx.add_to_hand(fx.opponent.graveyard()[-1:])
