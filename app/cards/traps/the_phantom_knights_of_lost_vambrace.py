"""The Phantom Knights of Lost Vambrace."""

from app.engine import authoring as ygo

card = ygo.Script(36247316, "The Phantom Knights of Lost Vambrace")
KNIGHT = ygo.MonsterValues(600, 0, 2, ygo.ATTRIBUTE_DARK, ygo.RACE_WARRIOR)


def knights(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Your face-up "The Phantom Knights" monsters."""
    return ygo.your_monsters(fx, monster) and monster.is_archetype("The Phantom Knights")


@card.granted(ygo.EFFECT_INDESTRUCTABLE_BATTLE, affects=knights)
def guarded(fx: ygo.Effect) -> bool:
    return True


def with_a_level(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters that have a Level."""
    return fx.face_up_monsters(lambda monster: monster.level > 0)


@card.activation(
    category=ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_LVCHANGE | ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.all_parts(
        ygo.target_one(with_a_level),
        ygo.needs(lambda fx: fx.can_become_monster(KNIGHT, ygo.POS_FACEUP_DEFENSE)),
    ),
    in_damage_step=True,
)
async def haunt(fx: ygo.Effect) -> None:
    """Target 1 face-up monster: Until the end of this turn it loses 600 ATK, its Level is 2, and battle
    cannot destroy your "The Phantom Knights" monsters. Then Special Summon this card in Defense Position as
    a Normal Monster (Warrior, DARK, Level 2, 600 ATK, 0 DEF) that is no Trap.
    """
    monster = fx.target
    if not fx.still_there(monster) or not monster.is_face_up():
        return
    fx.grant(guarded, until=fx.this_turn())
    fx.change_attack(monster, -600, until=fx.this_turn())
    fx.grant_value(ygo.EFFECT_CHANGE_LEVEL, 2, monster, until=fx.this_turn())
    await fx.then()
    if fx.this_is_face_up():
        await fx.special_summon_as_monster(KNIGHT, ygo.POS_FACEUP_DEFENSE)
