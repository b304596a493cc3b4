"""Tatsunoko."""

from app.engine import authoring as ygo

card = ygo.Script(
    55863245,
    "Tatsunoko",
    note="Materials: 1 Tuner + 1 or more non-Tuners. For a Synchro Summon with this Synchro Summoned "
    "monster, 1 monster in your hand can be one of the other materials.",
    summon=ygo.synchro(),
    synchro_clause=ygo.SynchroClause(
        from_hand=True,
        hand_most=1,
        hand_if=lambda this: this.was_summoned_by(ygo.SUMMON_TYPE_SYNCHRO),
    ),
)


@card.modifier(ygo.EFFECT_IMMUNE_EFFECT)
def aloof(fx: ygo.Effect, source: ygo.Card) -> bool:
    """It is unaffected by the effects of other monsters."""
    return source.is_monster() and source is not fx.this
