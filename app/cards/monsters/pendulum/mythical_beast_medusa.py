"""Mythical Beast Medusa."""

from app.engine import authoring as ygo

card = ygo.Script(54965929, "Mythical Beast Medusa", counters=((ygo.COUNTER_SPELL, 0),))

card.pendulum_scale()


def alone(fx: ygo.Effect) -> bool:
    """Nothing lies in your other Pendulum Zone."""
    return not fx.others(fx.you.spells_and_traps(lambda each: each.in_pendulum_zone))


def sleepers(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your GY whose text lets them hold Spell Counters."""
    return fx.you.graveyard(
        lambda m: m.is_monster() and fx.is_counter_holder(m, ygo.COUNTER_SPELL) and fx.can_special_summon(m)
    )


@card.ignition(
    at=ygo.LOCATION_PZONE,
    when=alone,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    target=ygo.target_one(sleepers),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_COUNTER,
)
async def trade(fx: ygo.Effect) -> None:
    """Pendulum Effect: With nothing in your other Pendulum Zone, target 1 monster in your GY that can hold
    Spell Counters; destroy this card, and if you do, Special Summon it and place 1 on it. Only once a turn by
    this name.
    """
    if fx.still_there(fx.this) and await fx.destroy(fx.this):
        for monster in await fx.special_summon(fx.targets_still_there()):
            fx.add_counter(monster, ygo.COUNTER_SPELL)


MARK = "spells"
BATTLE_PHASE = ygo.PHASE_BATTLE_START | ygo.PHASE_BATTLE_STEP | ygo.PHASE_DAMAGE | ygo.PHASE_BATTLE


def a_spell_card(fx: ygo.Effect) -> bool:
    """Another Spell Card was activated."""
    links = [link for link in fx.links() if link.link.number == fx.event.value]
    return any(link.is_card_activation() and link.is_spell() and link.card is not fx.this for link in links)


@card.continuous(ygo.EVENT_CHAINING, at=ygo.LOCATION_MZONE, when=a_spell_card)
async def notice(fx: ygo.Effect) -> None:
    fx.mark_this(MARK, fx.this.flag(MARK) | 1 << fx.event.value)


@card.continuous(
    ygo.EVENT_CHAIN_SOLVED,
    at=ygo.LOCATION_MZONE,
    when=lambda fx: bool(fx.this.flag(MARK) & 1 << fx.event.value),
)
async def gather(fx: ygo.Effect) -> None:
    """Each time a Spell Card that was activated resolves: Place 1 Spell Counter on this card."""
    fx.mark_this(MARK, fx.this.flag(MARK) & ~(1 << fx.event.value))
    fx.add_counter(fx.this, ygo.COUNTER_SPELL)


def in_battle_phase(fx: ygo.Effect) -> bool:
    """In a Battle Phase, up to damage calculation."""
    return fx.is_phase(BATTLE_PHASE) and fx.damage_step_part in (0, ygo.DS_START, ygo.DS_BEFORE_CALC)


@card.quick(
    limit=ygo.ONCE_PER_TURN,
    when=in_battle_phase,
    cost=ygo.remove_counters(ygo.COUNTER_SPELL, 2, anywhere=True),
    target=ygo.target_one(ygo.face_up_monster),
    category=ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_DEFCHANGE,
    in_damage_step=True,
)
async def petrify(fx: ygo.Effect) -> None:
    """Once per turn, in a Battle Phase: Remove 2 Spell Counters from your field, then target 1 face-up
    monster; its ATK and DEF are halved until the end of this turn.
    """
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            attack, defense = (monster.attack + 1) // 2, (monster.defense + 1) // 2
            fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, attack, monster, until=fx.this_turn())
            fx.grant_value(ygo.EFFECT_SET_DEFENSE_FINAL, defense, monster, until=fx.this_turn())
