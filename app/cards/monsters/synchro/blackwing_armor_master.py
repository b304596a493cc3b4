"""Blackwing Armor Master."""

from app.engine import authoring as ygo

WEDGE = 0x2 | ygo.COUNTER_WITHOUT_PERMIT
card = ygo.Script(
    69031175,
    "Blackwing Armor Master",
    note='Materials: a "Blackwing" Tuner and at least 1 monster that is no Tuner.',
    summon=ygo.synchro(tuner=lambda monster: monster.is_archetype("Blackwing")),
)


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_BATTLE)
def not_destroyed_by_battle(fx: ygo.Effect) -> bool:
    """Battle does not destroy it, and you take no battle damage from its battles."""
    return True


def in_battle(fx: ygo.Effect) -> bool:
    """It is one of the monsters in battle."""
    return fx.this in (fx.attacker, fx.attack_target)


@card.modifier(ygo.EFFECT_AVOID_BATTLE_DAMAGE, affects_player=ygo.you, when=in_battle)
def no_battle_damage(fx: ygo.Effect) -> bool:
    return True


def attacked_one(fx: ygo.Effect) -> bool:
    """It attacked a monster that is still there without a counter."""
    foe = fx.attack_target
    return fx.this.is_attacking() and foe is not None and foe.is_face_up() and not foe.counters(WEDGE)


@card.trigger(ygo.EVENT_DAMAGE_STEP_END, when=attacked_one, category=ygo.CATEGORY_COUNTER)
async def drive_a_wedge(fx: ygo.Effect) -> None:
    """At the end of the Damage Step, if it attacked a monster: You can place 1 Wedge Counter on that
    monster, at most 1 on each.
    """
    foe = fx.attack_target
    if foe is not None and foe.is_at(ygo.LOCATION_MZONE) and not foe.counters(WEDGE):
        fx.add_counter(foe, WEDGE)


def wedged(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters of the opponent with a Wedge Counter."""
    return fx.opponent.face_up_monsters(lambda monster: monster.counters(WEDGE) > 0)


def pull_the_wedges(fx: ygo.Effect) -> None:
    """Remove all Wedge Counters from the opponent's monsters."""
    monsters = wedged(fx)
    fx.remember(*(monster.uid for monster in monsters))
    for monster in monsters:
        fx.remove_counter(monster, WEDGE, monster.counters(WEDGE))


@card.ignition(
    cost=ygo.custom(lambda fx: bool(wedged(fx)), pull_the_wedges),
    category=ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_DEFCHANGE,
)
async def burst(fx: ygo.Effect) -> None:
    """Pull all Wedge Counters out of your opponent's monsters: those that had one are left with 0 ATK and DEF
    for this turn.
    """
    for monster in fx.opponent.face_up_monsters(lambda each: each.uid in fx.labels):
        fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, 0, monster, until=fx.this_turn())
        fx.grant_value(ygo.EFFECT_SET_DEFENSE_FINAL, 0, monster, until=fx.this_turn())
