"""Amplifier."""

from app.engine import authoring as ygo

JINZO = 77585513

card = ygo.Script(303660, "Amplifier")

ygo.equip_spell(card, lambda fx, m: m.is_named(JINZO), text='Equip only to "Jinzo".')


@card.modifier(
    ygo.EFFECT_CANNOT_INACTIVATE,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, other: other is fx.this,
    unclassified=True,
)
def no_negation(fx: ygo.Effect) -> bool:
    """Neither its activation nor its effect can be negated. "Jinzo" with it only stops the Traps of your
    opponent.
    """
    return True


@card.modifier(
    ygo.EFFECT_CANNOT_DISEFFECT,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, other: other is fx.this,
    unclassified=True,
)
def no_effect_negation(fx: ygo.Effect) -> bool:
    return True


@card.modifier(ygo.EFFECT_CANNOT_DISABLE, at=ygo.LOCATION_SZONE, unclassified=True)
def always_in_force(fx: ygo.Effect) -> bool:
    return True


@card.continuous(ygo.EVENT_EQUIP)
async def hold_on(fx: ygo.Effect) -> None:
    if fx.this.equipped_to is not None:
        fx.tie_to(fx.this.equipped_to)


@card.continuous(ygo.EVENT_LEAVE_FIELD)
async def blow_up(fx: ygo.Effect) -> None:
    """When it leaves the field, the equipped monster is destroyed."""
    if fx.tied is not None and fx.tied.is_on_field():
        await fx.destroy(fx.tied)
