"""Junk Anchor."""

from app.engine import authoring as ygo

card = ygo.Script(
    25148255,
    "Junk Anchor",
    note='For a Synchro Summon it can stand in for any "Synchron" Tuner that is named as material.',
    synchro_clause=ygo.SynchroClause(stands_in="Synchron"),
)


def junk(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Junk" monsters in your GY, no Tuners, that could be Special Summoned."""
    return fx.you.graveyard(
        lambda each: (
            each.is_monster()
            and each.is_archetype("Junk")
            and not each.is_type(ygo.TYPE_TUNER)
            and fx.can_special_summon(each)
        )
    )


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.discard(),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(junk),
)
async def haul_up(fx: ygo.Effect) -> None:
    """Once per turn: discard 1 card, then target 1 "Junk" monster in your GY that is no Tuner; Special Summon
    it and, as soon as this has resolved, Synchro Summon 1 monster that names a "Synchron" Tuner with it and
    this card only. These materials are banished.
    """
    hauled = await fx.special_summon(fx.targets_still_there())
    if hauled and fx.this_is_face_up():
        await fx.then()
        await fx.synchro_summon_with(
            (fx.this, hauled[0]),
            lambda monster: ygo.names_tuner_of(monster, "Synchron"),
            materials_to=ygo.LOCATION_REMOVED,
        )
