"""Blue-Eyes Spirit Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    59822133,
    "Blue-Eyes Spirit Dragon",
    note='Materials: 1 Tuner and at least 1 "Blue-Eyes" monster that is no Tuner.',
    summon=ygo.synchro(others=lambda monster: monster.is_archetype("Blue-Eyes")),
)


@card.modifier(ygo.EFFECT_ONE_SPECIAL_SUMMON, affects_player=ygo.both_players)
def one_by_one(fx: ygo.Effect) -> bool:
    """Neither player can Special Summon more than 1 monster at the same time."""
    return True


@card.quick(
    ygo.EVENT_CHAINING,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: fx.answered.at == ygo.LOCATION_GRAVE and fx.answered.can_be_negated(),
    category=ygo.CATEGORY_NEGATE,
    target=ygo.negates_answered(),
)
async def seal_the_grave(fx: ygo.Effect) -> None:
    """Once per turn, when the effect of a card in a GY is activated: You can negate that activation."""
    await fx.negate_activation(fx.answered)


def other_light_dragons(fx: ygo.Effect) -> list[ygo.Card]:
    """LIGHT Dragon Synchro Monsters in your Extra Deck that could come when this card is gone."""
    return fx.you.extra_deck(
        lambda each: (
            each.is_type(ygo.TYPE_SYNCHRO)
            and each.is_attribute(ygo.ATTRIBUTE_LIGHT)
            and each.is_race(ygo.RACE_DRAGON)
            and not each.is_named(card.code)
            and fx.can_special_summon(each, ygo.POS_FACEUP_DEFENSE, leaving=(fx.this,))
        )
    )


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END)
async def fade(fx: ygo.Effect) -> None:
    await fx.destroy(fx.bound)


@card.quick(
    when=lambda fx: fx.this.was_summoned_by(ygo.SUMMON_TYPE_SYNCHRO),
    cost=ygo.tribute_this_card(),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, other_light_dragons),
)
async def give_way(fx: ygo.Effect) -> None:
    """If it was Synchro Summoned: You can Tribute it; Special Summon 1 other LIGHT Dragon Synchro Monster
    from your Extra Deck in Defense Position. That one is destroyed in the End Phase of this turn.
    """
    chosen = await fx.choose(other_light_dragons(fx), prompt=ygo.SPECIAL_SUMMON)
    arrived = await fx.special_summon(chosen, ygo.POS_FACEUP_DEFENSE)
    if arrived:
        fx.delay(fade, arrived, until=fx.this_turn())
