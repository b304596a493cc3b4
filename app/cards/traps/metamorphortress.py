"""Metamorphortress."""

from app.engine import authoring as ygo

card = ygo.Script(43959432, "Metamorphortress")
FORTRESS = ygo.MonsterValues(1000, 1000, 4, ygo.ATTRIBUTE_EARTH, ygo.RACE_ROCK, effect=True, still_card=True)
CREW = "crew"


def crew(fx: ygo.Effect) -> list[ygo.Card]:
    """Your monsters with a Level of 4 or more."""
    return fx.you.face_up_monsters(lambda m: m.level >= 4) if fx.can_become_monster(FORTRESS) else []


@card.activation(
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_EQUIP,
    target=ygo.target_one(crew),
)
async def transform(fx: ygo.Effect) -> None:
    """Target 1 face-up monster you control with a Level of 4 or more; Special Summon this card as an Effect
    Monster (Rock, EARTH, Level 4, 1000 ATK/DEF) that is also still a Trap, then equip that monster to it.
    """
    if not fx.this_is_face_up() or not await fx.special_summon_as_monster(FORTRESS):
        return
    await fx.then()
    for member in fx.targets_still_there():
        if member.is_face_up() and await fx.equip(fx.this, member):
            fx.mark(member, CREW)


def firepower(fx: ygo.Effect) -> int:
    """ATK of the monster it equipped itself with."""
    return sum(each.attack for each in fx.this.equips() if each.flag(CREW))


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def gain_attack(fx: ygo.Effect) -> int:
    """The monster that it equipped itself with adds its ATK to the ATK and to the DEF of this card."""
    return firepower(fx)


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE)
def gain_defense(fx: ygo.Effect) -> int:
    return firepower(fx)


@card.continuous(ygo.EVENT_DAMAGE_STEP_END, at=ygo.LOCATION_MZONE, when=lambda fx: fx.attacker is fx.this)
async def dig_in(fx: ygo.Effect) -> None:
    """If it attacked, it is changed to Defense Position at the end of the Damage Step."""
    if fx.this.is_in(ygo.POS_ATTACK):
        await fx.change_position(fx.this, ygo.POS_FACEUP_DEFENSE)
