"""Green Baboon, Defender of the Forest."""

from app.engine import authoring as ygo

card = ygo.Script(46668237, "Green Baboon, Defender of the Forest")


def a_beast_fell(fx: ygo.Effect) -> bool:
    """An effect destroyed a face-up Beast you controlled, and it went to the GY."""
    if not fx.event.by_effect() or not fx.event.reason & ygo.REASON_DESTROY:
        return False
    return any(
        snap.location == ygo.LOCATION_MZONE
        and snap.controller == fx.player_index
        and bool(snap.position & ygo.POS_FACEUP)
        and bool(snap.race & ygo.RACE_BEAST)
        for snap in fx.event.snapshots
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    at=ygo.LOCATION_HAND | ygo.LOCATION_GRAVE,
    timing="when",
    when=lambda fx: a_beast_fell(fx) and fx.can_special_summon(fx.this),
    cost=ygo.pay_lp(1000),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def defend_the_forest(fx: ygo.Effect) -> None:
    """When an effect destroys a face-up Beast you control and sends it to the GY: You can pay 1000 LP;
    Special Summon this card from your hand or GY.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)
