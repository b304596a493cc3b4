"""Mythical Beast Cerberus."""

from app.engine import authoring as ygo

card = ygo.Script(55424270, "Mythical Beast Cerberus", counters=((ygo.COUNTER_SPELL, 0),))


def a_spell_card(fx: ygo.Effect) -> bool:
    """A Spell Card (not an effect of a face-up one) was activated."""
    return any(link.link.number == fx.event.value for link in spell_cards(fx))


def spell_cards(fx: ygo.Effect) -> list[ygo.LinkView]:
    """Links of the Chain that are activations of Spell Cards."""
    return [link for link in fx.links() if link.is_card_activation() and link.is_spell()]


@card.continuous(ygo.EVENT_CHAINING, at=ygo.LOCATION_MZONE, when=a_spell_card)
async def notice(fx: ygo.Effect) -> None:
    fx.mark_this("spells", fx.this.flag("spells") | 1 << fx.event.value)


@card.continuous(
    ygo.EVENT_CHAIN_SOLVED,
    at=ygo.LOCATION_MZONE,
    when=lambda fx: bool(fx.this.flag("spells") & 1 << fx.event.value),
)
async def count(fx: ygo.Effect) -> None:
    """Each time a Spell Card resolves that was activated while this was face-up: Place 1
    Spell Counter on it.
    """
    fx.mark_this("spells", fx.this.flag("spells") & ~(1 << fx.event.value))
    fx.add_counter(fx.this, ygo.COUNTER_SPELL)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def attack(fx: ygo.Effect) -> int:
    """It gains 500 ATK for each Spell Counter on it."""
    return 500 * fx.this.counters(ygo.COUNTER_SPELL)


@card.continuous(ygo.EVENT_BATTLED, at=ygo.LOCATION_MZONE, each=True)
async def fought(fx: ygo.Effect) -> None:
    fx.mark_this("battled", until_turn=fx.turn)


@card.continuous(
    ygo.EVENT_PHASE | ygo.PHASE_BATTLE, at=ygo.LOCATION_MZONE, when=lambda fx: fx.this_has("battled")
)
async def spend(fx: ygo.Effect) -> None:
    """At the end of a Battle Phase in which it battled: Remove all Spell Counters from it."""
    fx.remove_counter(fx.this, ygo.COUNTER_SPELL, fx.this.counters(ygo.COUNTER_SPELL))
