"""Airknight Parshath."""

from app.engine import authoring as ygo

card = ygo.Script(18036057, "Airknight Parshath")


@card.modifier(ygo.EFFECT_PIERCE)
def pierce(fx: ygo.Effect) -> bool:
    """Inflicts piercing battle damage when it attacks a Defense Position monster."""
    return True


@card.trigger(
    on=ygo.EVENT_BATTLE_DAMAGE,
    mandatory=True,
    when=lambda fx: fx.event.player is fx.opponent,
    category=ygo.CATEGORY_DRAW,
    target=ygo.draws(1),
)
async def draw_one(fx: ygo.Effect) -> None:
    """Battle damage that it deals to your opponent lets you draw 1 card."""
    await fx.draw(1)
