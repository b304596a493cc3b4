"""Spear Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(31553716, "Spear Dragon")


@card.modifier(ygo.EFFECT_PIERCE)
def pierce(fx: ygo.Effect) -> bool:
    """Inflicts piercing battle damage when it attacks a Defense Position monster."""
    return True


@card.continuous(
    on=ygo.EVENT_DAMAGE_STEP_END,
    at=ygo.LOCATION_MZONE,
    each=True,
    when=lambda fx: fx.this.is_attacking(),
)
async def lower_the_spear(fx: ygo.Effect) -> None:
    """If it attacked, it is turned to Defense Position when the Damage Step ends."""
    await fx.change_position(fx.this, ygo.POS_FACEUP_DEFENSE)
