"""Fire King Avatar Yaksha."""

from app.engine import authoring as ygo

card = ygo.Script(66413481, "Fire King Avatar Yaksha")


def your_king_fell(fx: ygo.Effect) -> bool:
    """An effect destroyed a face-up "Fire King" monster you controlled."""
    if not fx.event.by_effect():
        return False
    return any(
        snap.location == ygo.LOCATION_MZONE
        and snap.controller == fx.player_index
        and bool(snap.position & ygo.POS_FACEUP)
        and fallen.is_archetype("Fire King")
        for snap, fallen in zip(fx.event.snapshots, fx.event.cards, strict=True)
    )


@card.trigger(
    ygo.EVENT_DESTROYED,
    at=ygo.LOCATION_HAND,
    when=your_king_fell,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
)
async def take_over(fx: ygo.Effect) -> None:
    """If a card effect destroys a face-up "Fire King" monster you control: You can Special Summon this card
    from your hand.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


def offerings(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards in your hand and on your field."""
    return fx.you.hand() + fx.you.field()


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    when=lambda fx: bool(fx.event.reason & ygo.REASON_DESTROY),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_some(1, offerings),
)
async def burn_an_offering(fx: ygo.Effect) -> None:
    """If it is destroyed and sent to the GY: You can destroy 1 card in your hand or on your field. Only one
    "Fire King Avatar Yaksha" a turn does this.
    """
    await fx.destroy(await fx.choose(offerings(fx), prompt=ygo.DESTROY))
