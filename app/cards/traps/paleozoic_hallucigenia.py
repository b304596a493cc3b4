"""Paleozoic Hallucigenia."""

from app.engine import authoring as ygo

card = ygo.Script(61420130, "Paleozoic Hallucigenia")
WORM = ygo.MonsterValues(1200, 0, 2, ygo.ATTRIBUTE_WATER, ygo.RACE_AQUA)


@card.activation(
    target=ygo.target_one(ygo.face_up_monster),
    category=ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_DEFCHANGE,
    in_damage_step=True,
)
async def dwindle(fx: ygo.Effect) -> None:
    """Target 1 face-up monster on the field; its ATK and DEF are halved until the end of this turn."""
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            attack, defense = (monster.attack + 1) // 2, (monster.defense + 1) // 2
            fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, attack, monster, until=fx.this_turn())
            fx.grant_value(ygo.EFFECT_SET_DEFENSE_FINAL, defense, monster, until=fx.this_turn())


def trap_card_activated(fx: ygo.Effect) -> bool:
    """It answers the activation of a Trap Card."""
    return fx.answered.is_card_activation() and fx.answered.is_trap()


@card.granted(ygo.EFFECT_IMMUNE_EFFECT)
def fossil(fx: ygo.Effect, source: ygo.Card) -> bool:
    """Effects of monsters do not affect it."""
    return source is not fx.this and source.is_monster()


@card.quick(
    on=ygo.EVENT_CHAINING,
    at=ygo.LOCATION_GRAVE,
    when=trap_card_activated,
    limit=ygo.ONCE_PER_CHAIN,
    target=ygo.needs(lambda fx: fx.can_become_monster(WORM)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def emerge(fx: ygo.Effect) -> None:
    """Once per Chain, when a Trap Card is activated while this is in your GY: Special Summon it as a Normal
    Monster (Aqua, WATER, Level 2, 1200 ATK, 0 DEF) that is no Trap. Effects of monsters do not affect it, and
    it is banished when it leaves the field.
    """
    if fx.still_there(fx.this) and await fx.special_summon_as_monster(WORM):
        fx.grant(fossil, fx.this)
        fx.grant_value(ygo.EFFECT_LEAVE_FIELD_REDIRECT, ygo.LOCATION_REMOVED, fx.this)
