"""Emergency Provisions."""

from app.engine import authoring as ygo

card = ygo.Script(53046408, "Emergency Provisions")


def other_spells_and_traps(fx: ygo.Effect) -> list[ygo.Card]:
    """Your other Spells/Traps on the field that can be sent to the GY."""
    return fx.others(fx.you.spells_and_traps(lambda each: fx.can_go_to_grave_as_cost(each)))


async def send_some(fx: ygo.Effect) -> None:
    cards = other_spells_and_traps(fx)
    chosen = await fx.choose(cards, count=len(cards), at_least=1)
    fx.remember(len(chosen))
    await fx.send_to_grave(chosen, reason=ygo.REASON_COST)


@card.activation(
    cost=ygo.custom(lambda fx: bool(other_spells_and_traps(fx)), send_some),
    category=ygo.CATEGORY_RECOVER,
)
async def eat(fx: ygo.Effect) -> None:
    """Send any number of your other Spells/Traps on the field to the GY; gain 1000 LP for each."""
    await fx.recover(1000 * fx.labels[0])
