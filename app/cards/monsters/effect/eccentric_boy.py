"""Eccentric Boy."""

from app.engine import authoring as ygo

card = ygo.Script(
    16825874,
    "Eccentric Boy",
    note="As Synchro Material it is used together with 1 monster in the hand.",
    synchro_clause=ygo.SynchroClause(
        partners=lambda summoned, others: len(others) == 1 and others[0].is_at(ygo.LOCATION_HAND),
        from_hand=True,
    ),
)


@card.continuous(
    ygo.EVENT_BE_MATERIAL,
    when=lambda fx: bool(fx.event.reason & ygo.REASON_SYNCHRO),
    unclassified=True,
)
async def spoil_the_monster(fx: ygo.Effect) -> None:
    """The Synchro Monster it was used for cannot activate its effects, they are negated, and it is banished
    when it leaves the field.
    """
    monster = fx.event.monster_summoned
    fx.grant_value(ygo.EFFECT_DISABLE, 1, monster)
    fx.grant_value(ygo.EFFECT_CANNOT_TRIGGER, 1, monster)
    fx.grant_value(ygo.EFFECT_LEAVE_FIELD_REDIRECT, ygo.LOCATION_REMOVED, monster)
