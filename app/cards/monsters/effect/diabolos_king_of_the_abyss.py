"""Diabolos, King of the Abyss."""

from app.engine import authoring as ygo

card = ygo.Script(
    29424328,
    "Diabolos, King of the Abyss",
    note="Cannot be Special Summoned. Only DARK monsters can be Tributed for its Tribute Summon.",
    options=("Leave it on top of the Deck", "Put it on the bottom of the Deck"),
    no_special_summon=True,
    tribute_filter=lambda m: m.is_attribute(ygo.ATTRIBUTE_DARK),
)
BOTTOM = 1


@card.modifier(ygo.EFFECT_UNRELEASABLE_EFFECT)
def sovereign(fx: ygo.Effect) -> bool:
    """Card effects cannot Tribute it while it is face-up on the field."""
    return True


@card.trigger(
    ygo.EVENT_PREDRAW,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: not fx.is_your_turn and bool(fx.opponent.deck()),
)
async def gaze_into_the_abyss(fx: ygo.Effect) -> None:
    """Once per turn, in your opponent's Draw Phase, before they draw: Look at the top card of their Deck and
    put it on the top or the bottom of their Deck.
    """
    top = fx.opponent.deck()[-1:]
    await fx.look_at(top)
    if top and await fx.choose_option(0, BOTTOM) == BOTTOM:
        await fx.to_deck_top(top, bottom=True)
