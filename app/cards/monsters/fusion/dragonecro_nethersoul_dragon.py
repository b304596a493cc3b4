"""Dragonecro Nethersoul Dragon."""

from app.engine import authoring as ygo

DARK_SOUL = ygo.CardData(
    8198621,
    "Dark Soul Token",
    ygo.TYPE_MONSTER | ygo.TYPE_NORMAL | ygo.TYPE_TOKEN,
    attack=-2,
    level=1,
    attribute=ygo.ATTRIBUTE_DARK,
    race=ygo.RACE_ZOMBIE,
)


def zombie(monster: ygo.Card) -> bool:
    """A Zombie monster."""
    return monster.is_race(ygo.RACE_ZOMBIE)


card = ygo.Script(
    8198620,
    "Dragonecro Nethersoul Dragon",
    note="Materials: 2 Zombie monsters. Must first be Fusion Summoned. You can control only 1.",
    summon=ygo.fusion(zombie, zombie),
    revive_limit=True,
    unique="Dragonecro Nethersoul Dragon",
    tokens=(DARK_SOUL,),
)


@card.modifier(
    ygo.EFFECT_INDESTRUCTABLE_BATTLE,
    affects=lambda fx, other: other is not fx.this and fx.this.battling() is other,
)
def spares_them(fx: ygo.Effect) -> bool:
    """Monsters cannot be destroyed by battle with it."""
    return True


def opponent_in_battle(fx: ygo.Effect) -> ygo.Card | None:
    """The monster it battled."""
    return fx.attack_target if fx.attacker is fx.this else fx.attacker


@card.trigger(
    ygo.EVENT_DAMAGE_STEP_END,
    mandatory=True,
    when=lambda fx: opponent_in_battle(fx) is not None,
    in_damage_step=True,
    category=ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOKEN,
)
async def reap(fx: ygo.Effect) -> None:
    """At the end of the Damage Step, if it battled a monster: That monster's ATK becomes 0, and if it is
    still face-up, Special Summon 1 "Dark Soul Token" (Zombie, DARK, 0 DEF) with its original Level and ATK.
    """
    victim = opponent_in_battle(fx)
    if victim is None or not victim.is_on_field() or victim.is_face_down():
        return
    attack, level = victim.base_attack, max(victim.facts.level, 1)
    fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, 0, victim)
    if fx.you.free_monster_zones():
        for token in await fx.special_summon_tokens(DARK_SOUL):
            fx.grant_value(ygo.EFFECT_SET_BASE_ATTACK, attack, token)
            fx.grant_value(ygo.EFFECT_CHANGE_LEVEL, level, token)
