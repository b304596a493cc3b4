"""T.G. Halberd Cannon."""

from app.engine import authoring as ygo


def is_synchro(monster: ygo.Card) -> bool:
    """A Synchro Monster."""
    return monster.is_type(ygo.TYPE_SYNCHRO)


card = ygo.Script(
    97836203,
    "T.G. Halberd Cannon",
    note="Materials: a Tuner Synchro Monster and at least 2 other Synchro Monsters. Only by Synchro Summon.",
    special_summon_only_by=lambda fx: False,
    summon=ygo.synchro(tuner=is_synchro, others=is_synchro, count=(2, 11)),
)


@card.quick(
    on=(ygo.EVENT_SUMMON, ygo.EVENT_FLIP_SUMMON, ygo.EVENT_SPSUMMON),
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_DISABLE_SUMMON | ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(lambda fx: fx.event.cards),
)
async def shoot_down(fx: ygo.Effect) -> None:
    """Once per turn, when monsters are about to be Summoned: You can negate that Summon and destroy them.
    This card must be face-up on the field to resolve it.
    """
    if fx.this_is_face_up():
        await fx.destroy(await fx.negate_summon())


def came_from_the_field(fx: ygo.Effect) -> bool:
    """It was on the field just before."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & ygo.LOCATION_ONFIELD)


def fallen_comrades(fx: ygo.Effect) -> list[ygo.Card]:
    """All "T.G." monsters in your GY that can return."""
    return fx.you.graveyard(
        lambda other: other.is_monster() and other.is_archetype("T.G.") and fx.can_special_summon(other)
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    timing="when",
    when=came_from_the_field,
    target=ygo.target_one(fallen_comrades),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def leave_a_comrade(fx: ygo.Effect) -> None:
    """When it goes to the GY from the field, a "T.G." monster can take its place: Target one in your GY for a
    Special Summon.
    """
    await fx.special_summon(fx.targets_still_there())
