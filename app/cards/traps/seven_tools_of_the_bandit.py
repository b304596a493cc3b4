"""Seven Tools of the Bandit."""

from app.engine import authoring as ygo

card = ygo.Script(3819470, "Seven Tools of the Bandit")


@card.activation(
    on=ygo.EVENT_CHAINING,
    when=ygo.trap_card_answered,
    cost=ygo.pay_lp(1000),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def disarm(fx: ygo.Effect) -> None:
    """When a Trap Card is activated: Pay 1000 LP; negate the activation and destroy that card."""
    await ygo.negate_and_destroy(fx)
