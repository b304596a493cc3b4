"""Do a Barrel Roll."""

from app.engine import authoring as ygo

card = ygo.Script(6260554, "Do a Barrel Roll")
DRONE = 67922703


def drones(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Mecha Phantom Beast Tokens" in your Monster Zones."""
    return fx.you.monsters(lambda m: m.is_token() and m.name == "Mecha Phantom Beast Token")


async def tribute_all(fx: ygo.Effect) -> None:
    """Tribute all of them."""
    await fx.tribute(drones(fx), reason=ygo.REASON_COST)


@card.activation(
    on=ygo.EVENT_CHAINING,
    when=lambda fx: fx.answered.can_be_negated(),
    cost=ygo.custom(lambda fx: bool(drones(fx)), tribute_all),
    target=ygo.negates_answered(),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
)
async def roll(fx: ygo.Effect) -> None:
    """When a card or effect is activated: Tribute all "Mecha Phantom Beast Tokens" you control; negate the
    activation, and if you do, destroy the card.
    """
    await ygo.negate_and_destroy(fx)
