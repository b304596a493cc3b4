"""Wonder Wand."""

from app.engine import authoring as ygo

card = ygo.Script(67775894, "Wonder Wand")

ygo.equip_spell(
    card, lambda fx, monster: monster.is_race(ygo.RACE_SPELLCASTER), "Equip only to a Spellcaster monster."
)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def gain_attack(fx: ygo.Effect) -> int:
    """The equipped monster gains 500 ATK."""
    return 500


def both_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """This card and the monster it is equipped to, if you control that monster."""
    monster = fx.this.equipped_to
    return [fx.this, monster] if monster is not None and monster.controller is fx.you else []


@card.ignition(
    at=ygo.LOCATION_SZONE,
    cost=ygo.send_to_grave(2, both_cards),
    category=ygo.CATEGORY_DRAW,
    target=ygo.draws(2),
)
async def draw_two(fx: ygo.Effect) -> None:
    """You can send this card and the equipped monster you control to the GY; draw 2 cards."""
    await fx.draw(2)
