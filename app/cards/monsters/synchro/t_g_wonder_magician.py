"""T.G. Wonder Magician."""

from app.engine import authoring as ygo

card = ygo.Script(
    98558751,
    "T.G. Wonder Magician",
    note='Materials: a Tuner and at least 1 "T.G." monster that is no Tuner.',
    summon=ygo.synchro(others=lambda monster: monster.is_archetype("T.G.")),
)


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_SYNCHRO),
    target=ygo.target_one(ygo.any_spell_or_trap),
    category=ygo.CATEGORY_DESTROY,
)
async def dispel(fx: ygo.Effect) -> None:
    """If it is Synchro Summoned: A Spell/Trap on the field, which you target, is destroyed."""
    await fx.destroy(fx.targets_still_there())


def fell_on_the_field(fx: ygo.Effect) -> bool:
    """It was on the field when it was destroyed."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & ygo.LOCATION_ONFIELD)


@card.trigger(ygo.EVENT_DESTROYED, mandatory=True, when=fell_on_the_field, category=ygo.CATEGORY_DRAW)
async def leave_a_card(fx: ygo.Effect) -> None:
    """If this card is destroyed on the field: Draw 1 card."""
    await fx.draw()


@card.quick(
    when=lambda fx: not fx.is_your_turn and fx.is_phase(ygo.PHASE_MAIN) and fx.can_synchro_summon(fx.this),
    limit=ygo.ONCE_PER_CHAIN,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def accelerate(fx: ygo.Effect) -> None:
    """Once per Chain, in your opponent's Main Phase: You can Synchro Summon, right after this resolves, with
    this card among the materials.
    """
    if fx.this_is_face_up():
        await fx.synchro_summon(fx.this)
