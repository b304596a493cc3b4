"""Archfiend of Gilfer."""

from app.engine import authoring as ygo

card = ygo.Script(50287060, "Archfiend of Gilfer")


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    timing="when",
    when=lambda fx: fx.you.free_spell_zones() > 0,
    category=ygo.CATEGORY_EQUIP,
    target=ygo.target_one(ygo.face_up_monster),
)
async def cling(fx: ygo.Effect) -> None:
    """From the GY, to which it was just sent, it can cling to a targeted face-up monster as an Equip Card."""
    if fx.still_there(fx.this) and fx.still_there(fx.target) and fx.target.is_face_up():
        await fx.equip(fx.target)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def weaken(fx: ygo.Effect) -> int:
    """The equipped monster loses 500 ATK."""
    return -500
