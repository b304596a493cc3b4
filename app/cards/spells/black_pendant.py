"""Black Pendant."""

from app.engine import authoring as ygo

card = ygo.Script(65169794, "Black Pendant")

ygo.equip_spell(card)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def attack(fx: ygo.Effect) -> int:
    """The equipped monster gains 500 ATK."""
    return 500


def from_the_field(fx: ygo.Effect) -> bool:
    """It was on the field until now."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & ygo.LOCATION_ONFIELD)


@card.trigger(ygo.EVENT_TO_GRAVE, mandatory=True, when=from_the_field, category=ygo.CATEGORY_DAMAGE)
async def sting(fx: ygo.Effect) -> None:
    """When it is sent from the field to the GY: 500 damage to your opponent."""
    await fx.damage(500)
