"""The Phantom Knights of Shadow Veil."""

from app.engine import authoring as ygo

card = ygo.Script(77462146, "The Phantom Knights of Shadow Veil")
KNIGHT = ygo.MonsterValues(0, 300, 4, ygo.ATTRIBUTE_DARK, ygo.RACE_WARRIOR)


@card.activation(
    category=ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_DEFCHANGE,
    target=ygo.target_one(ygo.your_face_up_monster),
    in_damage_step=True,
)
async def veil(fx: ygo.Effect) -> None:
    """Target 1 face-up monster you control; it gains 300 ATK and DEF."""
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            fx.change_attack(monster, 300)
            fx.change_defense(monster, 300)


@card.quick(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_GRAVE,
    when=lambda fx: ygo.opponent_attacks(fx) and fx.is_direct_attack,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_become_monster(KNIGHT, ygo.POS_FACEUP_DEFENSE)),
)
async def return_as_a_knight(fx: ygo.Effect) -> None:
    """When an opponent's monster attacks directly while this is in your GY: Special Summon it in Defense
    Position as a Normal Monster (Warrior, DARK, Level 4, 0 ATK, 300 DEF) and no Trap; banish it when it
    leaves the field.
    """
    if fx.still_there(fx.this) and await fx.special_summon_as_monster(KNIGHT, ygo.POS_FACEUP_DEFENSE):
        fx.grant_value(ygo.EFFECT_LEAVE_FIELD_REDIRECT, ygo.LOCATION_REMOVED, fx.this)
