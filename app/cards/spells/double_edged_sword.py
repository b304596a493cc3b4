"""Double-Edged Sword."""

from app.engine import authoring as ygo

card = ygo.Script(41927278, "Double-Edged Sword", unique="double-edged sword")

ygo.equip_spell(card)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def sharp(fx: ygo.Effect) -> int:
    """The equipped monster gains 2000 ATK, and both players take the battle damage of its battles."""
    return 2000


@card.modifier(ygo.EFFECT_BOTH_BATTLE_DAMAGE, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def cuts_both_ways(fx: ygo.Effect) -> bool:
    return True


@card.trigger(
    ygo.EVENT_BATTLE_DAMAGE,
    at=ygo.LOCATION_SZONE,
    mandatory=True,
    when=lambda fx: fx.event.player is fx.you and fx.event.value >= 2000,
    category=ygo.CATEGORY_TOGRAVE,
)
async def break_off(fx: ygo.Effect) -> None:
    """Battle damage to you of at least 2000 at once sends it to the GY."""
    if fx.this_is_face_up():
        await fx.send_to_grave(fx.this)
