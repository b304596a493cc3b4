"""Card Trooper."""

from app.engine import authoring as ygo

card = ygo.Script(85087012, "Card Trooper")


async def mill_up_to_three(fx: ygo.Effect) -> None:
    """Declare a number and send that many cards; remember how many reached the GY."""
    top = fx.you.deck()[::-1]
    able = [n for n in (1, 2, 3) if n <= len(top) and all(map(fx.can_go_to_grave_as_cost, top[:n]))]
    number = await fx.declare_number(able)
    fx.remember(len(await fx.send_to_grave(top[:number], reason=ygo.REASON_COST)))


@card.ignition(
    cost=ygo.custom(lambda fx: any(map(fx.can_go_to_grave_as_cost, fx.you.deck()[-1:])), mill_up_to_three),
    category=ygo.CATEGORY_ATKCHANGE,
    target=ygo.affects_this_card(),
    limit=ygo.ONCE_PER_TURN,
)
async def load(fx: ygo.Effect) -> None:
    """Once per turn: You can send 1 to 3 cards from the top of your Deck to the GY; until the end of this
    turn, this card gains 500 ATK for each of them.
    """
    if fx.this_is_face_up():
        fx.change_attack(fx.this, 500 * fx.labels[0], until=fx.this_turn())


def your_wreck(fx: ygo.Effect) -> bool:
    """It was destroyed while you controlled it and went from the field to your GY."""
    before = fx.event.before(fx.this)
    if before is None or not before.location & ygo.LOCATION_ONFIELD:
        return False
    return before.controller == fx.player_index and fx.event.destroyed(fx.this)


@card.trigger(
    on=ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=your_wreck,
    category=ygo.CATEGORY_DRAW,
    target=ygo.draws(1),
)
async def salvage(fx: ygo.Effect) -> None:
    """Destroyed under your control and sent to your GY it lets you draw 1 card."""
    await fx.draw(1)
