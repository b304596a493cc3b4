"""Magical Citadel of Endymion."""

from app.engine import authoring as ygo

card = ygo.Script(39910367, "Magical Citadel of Endymion", counters=((ygo.COUNTER_SPELL, 0),))
card.activates()
MARK = "spells"


def a_spell_card(fx: ygo.Effect) -> bool:
    """Another Spell Card was activated."""
    links = [link for link in fx.links() if link.link.number == fx.event.value]
    return any(link.is_card_activation() and link.is_spell() and link.card is not fx.this for link in links)


@card.continuous(ygo.EVENT_CHAINING, at=ygo.LOCATION_FZONE, when=a_spell_card)
async def notice(fx: ygo.Effect) -> None:
    fx.mark_this(MARK, fx.this.flag(MARK) | 1 << fx.event.value)


@card.continuous(
    ygo.EVENT_CHAIN_SOLVED,
    at=ygo.LOCATION_FZONE,
    when=lambda fx: bool(fx.this.flag(MARK) & 1 << fx.event.value),
)
async def gather(fx: ygo.Effect) -> None:
    """Each time a Spell Card that was activated resolves: Place 1 Spell Counter on this card."""
    fx.mark_this(MARK, fx.this.flag(MARK) & ~(1 << fx.event.value))
    fx.add_counter(fx.this, ygo.COUNTER_SPELL)


def lost_counters(fx: ygo.Effect) -> int:
    """Spell Counters on the other cards just destroyed."""
    return sum(
        count
        for snap in fx.event.snapshots
        if snap.uid != fx.this.uid
        for kind, count in snap.counters
        if kind == ygo.COUNTER_SPELL
    )


@card.continuous(ygo.EVENT_DESTROYED, at=ygo.LOCATION_FZONE, when=lambda fx: lost_counters(fx) > 0)
async def inherit(fx: ygo.Effect) -> None:
    """If a card with Spell Counters is destroyed: Place as many on this card."""
    fx.add_counter(fx.this, ygo.COUNTER_SPELL, lost_counters(fx))


@card.modifier(ygo.EFFECT_PAYS_COUNTERS, at=ygo.LOCATION_FZONE, affects_player=ygo.you)
def pay_for_others(fx: ygo.Effect) -> int:
    """Once per turn, if you would remove Spell Counters from your card to activate an effect: You can remove
    them from this card instead.
    """
    return ygo.COUNTER_SPELL


@card.replacement(
    at=ygo.LOCATION_FZONE, when=lambda fx: fx.this.counters(ygo.COUNTER_SPELL) > 0, optional=True
)
async def ward(fx: ygo.Effect) -> bool:
    """If it would be destroyed: You can remove 1 Spell Counter from it instead."""
    return fx.remove_counter(fx.this, ygo.COUNTER_SPELL) == 1
