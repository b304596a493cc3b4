"""Sword of the Soul-Eater."""

from app.engine import authoring as ygo

card = ygo.Script(5371656, "Sword of the Soul-Eater")


def wielder(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """A Level 3 or lower Normal Monster you control."""
    mine = monster.controller is fx.you and monster.is_face_up()
    return mine and monster.is_normal_monster() and 1 <= monster.level <= 3


card.equip_to = wielder


@card.activation(
    category=ygo.CATEGORY_EQUIP | ygo.CATEGORY_RELEASE,
    target=ygo.target_one(lambda fx: fx.you.monsters(lambda m: wielder(fx, m))),
)
async def devour(fx: ygo.Effect) -> None:
    """Equip to a Level 3 or lower Normal Monster you control. Then Tribute all your other Normal Monsters
    that are no Tokens.
    """
    if not (fx.still_there(fx.target) and fx.this_is_face_up() and await fx.equip(fx.target)):
        return
    prey = fx.you.face_up_monsters(
        lambda m: m is not fx.target and m.is_normal_monster() and not m.is_token()
    )
    fx.mark_this("souls", len(await fx.tribute(prey)))


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def attack(fx: ygo.Effect) -> int:
    """The equipped monster gains 1000 ATK for each monster Tributed this way."""
    return 1000 * fx.this.flag("souls")
