"""Different Dimension Capsule."""

from app.engine import authoring as ygo

card = ygo.Script(11961740, "Different Dimension Capsule")


@card.modifier(ygo.EFFECT_REMAIN_FIELD, at=ygo.LOCATION_SZONE, unclassified=True)
def stays(fx: ygo.Effect) -> bool:
    """This card remains on the field."""
    return True


@card.activation(target=ygo.affects_some(1, lambda fx: fx.you.deck()), category=ygo.CATEGORY_REMOVE)
async def put_away(fx: ygo.Effect) -> None:
    """Banish 1 card from your Deck face-down."""
    done = await fx.banish(await fx.choose(fx.you.deck()), face_down=True)
    await fx.shuffle_deck()
    if done and fx.this_is_face_up():
        fx.tie_to(done[0])
        fx.mark_this("opens in turn", fx.turn + (4 if fx.is_your_turn else 3))


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_STANDBY,
    at=ygo.LOCATION_SZONE,
    mandatory=True,
    when=lambda fx: fx.is_your_turn and fx.this.flag("opens in turn") == fx.turn,
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_TOHAND,
)
async def open_it(fx: ygo.Effect) -> None:
    """In your 2nd Standby Phase after the activation: destroy this card; add the banished card to your
    hand.
    """
    kept = fx.tied
    if fx.this_is_face_up() and await fx.destroy(fx.this) and kept is not None:
        await fx.add_to_hand(kept, reveal=False)
