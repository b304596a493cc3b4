"""Seven Tools of the Bandit."""

from app.engine import authoring as ygo

card = ygo.Script(3819470, "Seven Tools of the Bandit")
ygo.negates_activations(
    card,
    ygo.trap_card_answered,
    "When a Trap Card is activated: Pay 1000 LP; negate the activation and destroy that card.",
    cost=ygo.pay_lp(1000),
)
