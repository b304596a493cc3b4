"""Gladiator Beast Bestiari."""

from app.engine import authoring as ygo

card = ygo.Script(41470137, "Gladiator Beast Bestiari")


def by_a_fellow(fx: ygo.Effect) -> bool:
    """The effect of a "Gladiator Beast" monster Special Summoned it."""
    source = fx.event.source
    monster = source is not None and bool(source.facts.type & ygo.TYPE_MONSTER)
    return source is not None and monster and source.is_archetype("Gladiator Beast")


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=by_a_fellow,
    target=ygo.target_one(ygo.any_spell_or_trap),
    category=ygo.CATEGORY_DESTROY,
)
async def peck(fx: ygo.Effect) -> None:
    """If the effect of a "Gladiator Beast" monster Special Summoned it: Target 1 Spell/Trap on the field;
    destroy it.
    """
    await fx.destroy(fx.targets_still_there())


@card.continuous(ygo.EVENT_BATTLED, at=ygo.LOCATION_MZONE, each=True)
async def fought(fx: ygo.Effect) -> None:
    fx.mark_this("battled", until_turn=fx.turn)


def in_the_stable(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "Gladiator Beast" monsters in your Deck that could take its place."""
    return fx.you.deck(
        lambda each: (
            each.is_monster()
            and each.is_archetype("Gladiator Beast")
            and not each.is_named(card.code)
            and fx.can_special_summon(each, leaving=(fx.this,))
        )
    )


async def go_back(fx: ygo.Effect) -> None:
    """It is shuffled into the Deck."""
    await fx.return_to_deck(fx.this, reason=ygo.REASON_COST)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_BATTLE,
    at=ygo.LOCATION_MZONE,
    when=lambda fx: fx.this_has("battled") and bool(in_the_stable(fx)),
    cost=ygo.custom(lambda fx: True, go_back),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, in_the_stable),
)
async def tag_out(fx: ygo.Effect) -> None:
    """After a Battle Phase in which it fought it can be shuffled into the Deck for a "Gladiator Beast" with
    another name, which takes its place from there.
    """
    await fx.special_summon(await fx.choose(in_the_stable(fx), prompt=ygo.SPECIAL_SUMMON))
    await fx.shuffle_deck()
