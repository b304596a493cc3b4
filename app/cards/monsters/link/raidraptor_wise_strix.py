"""Raidraptor - Wise Strix."""

from app.engine import authoring as ygo


def is_dark_bird(each: ygo.Card) -> bool:
    """A DARK Winged Beast."""
    return each.is_race(ygo.RACE_WINGEDBEAST) and each.is_attribute(ygo.ATTRIBUTE_DARK)


card = ygo.Script(
    36429703,
    "Raidraptor - Wise Strix",
    note="Materials: 2 DARK Winged Beast monsters.",
    summon=ygo.link(is_dark_bird, 2, 2),
)


def nestlings(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 4 DARK Winged Beasts in your Deck that could come in Defense Position."""
    return fx.you.deck(
        lambda m: (
            m.is_monster()
            and m.level == 4
            and is_dark_bird(m)
            and fx.can_special_summon(m, ygo.POS_FACEUP_DEFENSE)
        )
    )


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_LINK),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, nestlings),
)
async def hatch(fx: ygo.Effect) -> None:
    """If it is Link Summoned: You can Special Summon 1 Level 4 DARK Winged Beast from your Deck in Defense
    Position; its effects are negated and it cannot be Link Material. Once per turn for all copies.
    """
    summoned = await fx.special_summon(await fx.choose(nestlings(fx)), ygo.POS_FACEUP_DEFENSE)
    fx.negate_with_summon(summoned)
    fx.grant_value(ygo.EFFECT_CANNOT_BE_LINK_MATERIAL, 1, summoned)
    await fx.shuffle_deck()


def your_raptor_acts(fx: ygo.Effect) -> bool:
    """The effect of your "Raidraptor" Xyz Monster was activated."""
    raptor = fx.event.card
    if raptor is None or fx.event.player is not fx.you:
        return False
    as_monster = fx.event.snapshots[0].location != ygo.LOCATION_SZONE
    return as_monster and raptor.is_archetype("Raidraptor") and bool(raptor.printed_type & ygo.TYPE_XYZ)


def rank_ups(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Rank-Up-Magic" Spells in your Deck."""
    return fx.you.deck(lambda each: each.is_spell() and each.is_archetype("Rank-Up-Magic"))


@card.trigger(
    ygo.EVENT_CHAINING,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=your_raptor_acts,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def lay_out_a_spell(fx: ygo.Effect) -> None:
    """If the effect of your "Raidraptor" Xyz Monster is activated: Set 1 "Rank-Up-Magic" Spell from your
    Deck; a Quick-Play Spell can be activated this turn. Once per turn for all copies.
    """
    for spell in await fx.choose(rank_ups(fx), prompt=ygo.SET):
        if await fx.set_spell_trap(spell) and spell.printed_type & ygo.TYPE_QUICKPLAY:
            fx.grant_value(ygo.EFFECT_TRAP_ACT_IN_SET_TURN, 1, spell, until=fx.this_turn())
    await fx.shuffle_deck()
