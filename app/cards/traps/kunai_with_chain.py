"""Kunai with Chain."""

from app.engine import authoring as ygo

card = ygo.Script(37390589, "Kunai with Chain")


def can_be_turned(fx: ygo.Effect) -> bool:
    """The attack it answers is by an opponent's Attack Position monster."""
    attacker = fx.attacker
    return attacker is not None and ygo.opponent_attacks(fx) and fx.can_change_position(attacker)


def the_attacker(fx: ygo.Effect) -> list[ygo.Card]:
    """The attacking monster."""
    return [fx.attacker] if fx.attacker is not None else []


async def turn_attacker(fx: ygo.Effect, attacker: ygo.Card) -> None:
    if fx.still_there(attacker) and attacker.is_in(ygo.POS_FACEUP_ATTACK):
        await fx.change_position(attacker, ygo.POS_FACEUP_DEFENSE)


async def arm(fx: ygo.Effect, monster: ygo.Card) -> None:
    if monster in fx.targets_still_yours() and monster.is_face_up() and fx.this_is_face_up():
        await fx.equip(monster)


@card.activation(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    when=can_be_turned,
    category=ygo.CATEGORY_POSITION,
    target=ygo.target_one(the_attacker),
)
async def bind(fx: ygo.Effect) -> None:
    """When an opponent's monster declares an attack: Target it; change it to Defense Position."""
    await turn_attacker(fx, fx.target)


@card.activation(
    category=ygo.CATEGORY_EQUIP | ygo.CATEGORY_ATKCHANGE,
    target=ygo.target_one(ygo.your_face_up_monster),
    in_damage_step=True,
)
async def wield(fx: ygo.Effect) -> None:
    """This card becomes the Equip Card of a targeted face-up monster of yours."""
    await arm(fx, fx.target)


@card.activation(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    when=can_be_turned,
    category=ygo.CATEGORY_POSITION | ygo.CATEGORY_EQUIP,
    target=ygo.all_parts(ygo.target_one(the_attacker), ygo.target_one(ygo.your_face_up_monster)),
)
async def bind_and_wield(fx: ygo.Effect) -> None:
    """Both: Change the attacking monster to Defense Position, and equip this card to your monster."""
    attacker, monster = fx.targets
    await turn_attacker(fx, attacker)
    await arm(fx, monster)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def attack(fx: ygo.Effect) -> int:
    """The equipped monster gains 500 ATK."""
    return 500
