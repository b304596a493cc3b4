"""Breaker the Magical Warrior."""

from app.engine import authoring as ygo

card = ygo.Script(71413901, "Breaker the Magical Warrior", counters=((ygo.COUNTER_SPELL, 1),))


@card.trigger(
    on=ygo.EVENT_SUMMON_SUCCESS,
    mandatory=True,
    category=ygo.CATEGORY_COUNTER,
    target=ygo.affects_this_card(),
)
async def take_a_counter(fx: ygo.Effect) -> None:
    """If this card is Normal Summoned: Place 1 Spell Counter on it (it can hold only 1)."""
    if fx.this_is_face_up():
        fx.add_counter(fx.this, ygo.COUNTER_SPELL)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def gain_attack(fx: ygo.Effect) -> int:
    """A Spell Counter on it makes it 300 ATK stronger."""
    return 300 * fx.this.counters(ygo.COUNTER_SPELL)


@card.ignition(
    cost=ygo.remove_counters(ygo.COUNTER_SPELL, 1),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(ygo.any_spell_or_trap),
)
async def destroy_one(fx: ygo.Effect) -> None:
    """Giving up its Spell Counter it destroys a Spell or Trap on the field, which it targets."""
    await fx.destroy(fx.targets_still_there())
