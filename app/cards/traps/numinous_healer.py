"""Numinous Healer."""

from app.engine import authoring as ygo

card = ygo.Script(2130625, "Numinous Healer")


@card.activation(
    on=ygo.EVENT_DAMAGE,
    when=lambda fx: fx.event.player is fx.you,
    category=ygo.CATEGORY_RECOVER,
    target=ygo.points_change(),
    in_damage_step=True,
)
async def gain_lp(fx: ygo.Effect) -> None:
    """When you take damage: gain 1000 LP, plus 500 for each "Numinous Healer" in your GY."""
    others = fx.you.graveyard(lambda each: each.is_named(card.code))
    await fx.recover(1000 + 500 * len(others))
