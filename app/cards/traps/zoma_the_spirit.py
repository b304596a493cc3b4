"""Zoma the Spirit."""

from app.engine import authoring as ygo

card = ygo.Script(79852326, "Zoma the Spirit")
SPIRIT = ygo.MonsterValues(1800, 500, 4, ygo.ATTRIBUTE_DARK, ygo.RACE_ZOMBIE, effect=True, still_card=True)


@card.activation(
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_become_monster(SPIRIT, ygo.POS_FACEUP_DEFENSE)),
)
async def rise(fx: ygo.Effect) -> None:
    """Special Summon this card in Defense Position as an Effect Monster (Zombie, DARK, Level 4, 1800 ATK, 500
    DEF) that is also still a Trap.
    """
    if fx.this_is_face_up():
        await fx.special_summon_as_monster(SPIRIT, ygo.POS_FACEUP_DEFENSE)


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYED,
    mandatory=True,
    in_damage_step=True,
    category=ygo.CATEGORY_DAMAGE,
)
async def curse(fx: ygo.Effect) -> None:
    """If this monster is destroyed by battle: Your opponent takes damage equal to the ATK of the monster that
    destroyed it.
    """
    killer = fx.this.battling()
    if killer is not None:
        await fx.damage(killer.attack)
