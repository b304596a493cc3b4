"""Abyss-sphere."""

from app.engine import authoring as ygo

card = ygo.Script(60202749, "Abyss-sphere")
UNTIL = "until"


def mermails(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Mermail" monsters in your Deck that could come."""
    return fx.you.deck(lambda m: m.is_monster() and m.is_archetype("Mermail") and fx.can_special_summon(m))


@card.activation(category=ygo.CATEGORY_SPECIAL_SUMMON, target=ygo.affects_some(1, mermails))
async def call_up(fx: ygo.Effect) -> None:
    """Special Summon 1 "Mermail" monster from your Deck."""
    fx.mark_this(UNTIL, fx.turn + 1 if fx.is_your_turn or fx.is_phase(ygo.PHASE_END) else fx.turn)
    await fx.special_summon(await fx.choose(mermails(fx), prompt=ygo.SPECIAL_SUMMON), tie=True)
    await fx.shuffle_deck()


@card.modifier(ygo.EFFECT_DISABLE, at=ygo.LOCATION_SZONE, affects=lambda fx, m: fx.tied is m)
def silence(fx: ygo.Effect) -> bool:
    """The effects of that monster are negated."""
    return True


@card.modifier(ygo.EFFECT_CANNOT_ACTIVATE, at=ygo.LOCATION_SZONE, affects_player=ygo.you)
def no_spells(fx: ygo.Effect, activated: ygo.Effect) -> bool:
    """You cannot activate Spell Cards."""
    return activated.definition.kind == "activation" and not activated.this.printed_type & ygo.TYPE_TRAP


@card.continuous(ygo.EVENT_LEAVE_FIELD)
async def sink_together(fx: ygo.Effect) -> None:
    """When this card leaves the field, that monster is destroyed."""
    before = fx.event.before(fx.this)
    if before is not None and not before.negated and fx.tied is not None and fx.tied.is_on_field():
        await fx.destroy(fx.tied)


@card.continuous(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_SZONE,
    when=lambda fx: not fx.is_your_turn and fx.turn >= fx.this.flag(UNTIL) > 0,
)
async def sink(fx: ygo.Effect) -> None:
    """In your opponent's next End Phase after its activation it is destroyed."""
    await fx.destroy(fx.this)
