"""Poison of the Old Man."""

from app.engine import authoring as ygo

card = ygo.Script(
    8842266,
    "Poison of the Old Man",
    options=("Gain 1200 LP.", "Inflict 800 damage to your opponent."),
)
GAIN, HURT = 0, 1


async def choose_effect(fx: ygo.Effect) -> None:
    """The effect is chosen when the card is activated."""
    fx.remember(await fx.choose_option(GAIN, HURT))


@card.activation(
    cost=ygo.custom(lambda fx: True, choose_effect),
    category=ygo.CATEGORY_RECOVER | ygo.CATEGORY_DAMAGE,
    target=ygo.points_change(),
)
async def gain_or_hurt(fx: ygo.Effect) -> None:
    """Activate 1 effect: gain 1200 LP; or inflict 800 damage to your opponent."""
    if fx.labels == (GAIN,):
        await fx.recover(1200)
    else:
        await fx.damage(800)
