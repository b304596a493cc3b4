"""Iron Core of Koa'ki Meiru."""

from app.engine import authoring as ygo

card = ygo.Script(
    36623431,
    "Iron Core of Koa'ki Meiru",
    note="It has no effect to activate: it only works in the GY.",
)

card.activates(when=lambda fx: False)


def draw_is_ahead(fx: ygo.Effect) -> bool:
    """It is your Draw Phase and nothing has replaced your normal draw yet."""
    return fx.is_your_turn and fx.can_draw() and fx.normal_draws() > 0


@card.continuous(ygo.EVENT_PREDRAW, at=ygo.LOCATION_GRAVE, when=draw_is_ahead)
async def instead_of_drawing(fx: ygo.Effect) -> None:
    """In your Draw Phase, while this card is in your GY: You can add it to your hand instead of your normal
    draw.
    """
    if await fx.confirm() and await fx.add_to_hand(fx.this):
        fx.grant_to_player(ygo.EFFECT_DRAW_COUNT, fx.you, value=0, until=(ygo.PHASE_DRAW, fx.turn))


def cores(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Koa'ki Meiru" monsters in your hand."""
    return fx.you.hand(
        lambda m: m.is_monster() and m.is_archetype("Koa'ki Meiru") and fx.can_go_to_grave_as_cost(m)
    )


@card.continuous(
    ygo.EVENT_PHASE | ygo.PHASE_DRAW,
    at=ygo.LOCATION_GRAVE,
    when=lambda fx: fx.is_your_turn and bool(cores(fx)),
)
async def feed_the_core(fx: ygo.Effect) -> None:
    """In your Draw Phase: You can send 1 "Koa'ki Meiru" monster from your hand to the GY to add this card
    from your GY to your hand.
    """
    if await fx.confirm():
        await fx.send_to_grave(await fx.choose(cores(fx)), reason=ygo.REASON_COST)
        await fx.add_to_hand(fx.this)
