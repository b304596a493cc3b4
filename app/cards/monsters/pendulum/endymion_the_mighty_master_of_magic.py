"""Endymion, the Mighty Master of Magic."""

from app.engine import authoring as ygo

card = ygo.Script(3611830, "Endymion, the Mighty Master of Magic", counters=((ygo.COUNTER_SPELL, 0),))

card.pendulum_scale()


def holders(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up cards you control whose text lets them hold Spell Counters."""
    return fx.you.field(lambda each: fx.is_counter_holder(each, ygo.COUNTER_SPELL))


@card.ignition(
    at=ygo.LOCATION_PZONE,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    cost=ygo.remove_counters(ygo.COUNTER_SPELL, 6, anywhere=True),
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_DESTROY | ygo.CATEGORY_COUNTER,
)
async def ascend(fx: ygo.Effect) -> None:
    """Pendulum Effect: Remove 6 Spell Counters from your field; Special Summon this card, then count the
    cards you control that can hold them, destroy up to as many on the field, and place 1 Spell Counter on
    this card for each one destroyed. Only once a turn by this name.
    """
    if not fx.still_there(fx.this) or not await fx.special_summon(fx.this):
        return
    await fx.then()
    most = len(holders(fx))
    chosen = await fx.choose(fx.cards_on_field(), count=most, at_least=1) if most else []
    done = await fx.destroy(chosen)
    if done and fx.this.is_face_up() and fx.this.location == ygo.LOCATION_MZONE:
        fx.add_counter(fx.this, ygo.COUNTER_SPELL, len(done))


def laden(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards you control with a Spell Counter that can return to the hand."""
    return fx.you.field(lambda each: each.counters(ygo.COUNTER_SPELL) > 0 and fx.can_return_to_hand(each))


def spell_or_trap_answered(fx: ygo.Effect) -> bool:
    """It answers a Spell/Trap Card or effect, which could be negated."""
    link = fx.answered
    return (link.is_spell() or link.is_trap()) and link.can_be_negated()


@card.quick(
    on=ygo.EVENT_CHAINING,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: spell_or_trap_answered(fx) and bool(laden(fx)),
    target=ygo.negates_answered(),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY | ygo.CATEGORY_TOHAND | ygo.CATEGORY_COUNTER,
    in_damage_step=True,
    in_damage_calc=True,
)
async def overrule(fx: ygo.Effect) -> None:
    """Once per turn, when a Spell/Trap Card or effect is activated: Return 1 card you control with a Spell
    Counter to the hand, and if you do, negate the activation and destroy it; then you can place as many Spell
    Counters on this card as the returned one had.
    """
    for paid in await fx.choose(laden(fx)):
        counters = paid.counters(ygo.COUNTER_SPELL)
        if not await fx.return_to_hand(paid) or not await ygo.negate_and_destroy(fx):
            continue
        if fx.this_is_face_up() and await fx.confirm():
            await fx.then()
            fx.add_counter(fx.this, ygo.COUNTER_SPELL, counters)


def charged(fx: ygo.Effect) -> bool:
    """It has a Spell Counter."""
    return fx.this.counters(ygo.COUNTER_SPELL) > 0


@card.modifier(ygo.EFFECT_CANNOT_BE_EFFECT_TARGET, when=charged)
def aloof(fx: ygo.Effect, effect: ygo.Effect) -> bool:
    """With a Spell Counter your opponent can neither target it nor destroy it with card effects."""
    return effect.player_index != fx.player_index


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_EFFECT, when=charged)
def warded(fx: ygo.Effect) -> bool:
    effect = fx.kernel.current
    return effect is not None and effect.player_index != fx.player_index


def fell_with_counters(fx: ygo.Effect) -> bool:
    """It had a Spell Counter when battle destroyed it."""
    before = fx.event.before(fx.this)
    return before is not None and any(kind == ygo.COUNTER_SPELL for kind, _ in before.counters)


def normal_spells(fx: ygo.Effect) -> list[ygo.Card]:
    """Normal Spells in your Deck."""
    return fx.you.deck(lambda each: each.facts.type == ygo.TYPE_SPELL)


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYED,
    timing="when",
    when=fell_with_counters,
    target=ygo.affects_some(1, normal_spells),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    in_damage_step=True,
)
async def bequeath(fx: ygo.Effect) -> None:
    """When it is destroyed by battle while it has a Spell Counter: You can add 1 Normal Spell from your Deck
    to your hand.
    """
    await fx.add_to_hand(await fx.choose(normal_spells(fx)))
