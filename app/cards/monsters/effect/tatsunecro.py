"""Tatsunecro."""

from app.engine import authoring as ygo

card = ygo.Script(
    3096468,
    "Tatsunecro",
    note="For a Synchro Summon with this Normal Summoned or Set monster, 1 monster in your hand can be one "
    "of the other materials; then all materials are banished.",
    synchro_clause=ygo.SynchroClause(
        from_hand=True,
        hand_most=1,
        hand_if=lambda this: not this.was_special_summoned(),
        banished_with_hand=True,
    ),
)


@card.modifier(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, affects_player=ygo.you)
def only_the_undead(fx: ygo.Effect, summoned: ygo.Card) -> bool:
    """You cannot Special Summon monsters that are no Zombies."""
    return not summoned.is_race(ygo.RACE_ZOMBIE)
