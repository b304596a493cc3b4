"""Metaphys Executor."""

from app.engine import authoring as ygo

card = ygo.Script(
    45148985,
    "Metaphys Executor",
    note='Cannot be Normal Summoned/Set. Must be Special Summoned by banishing 5 "Metaphys" cards.',
    no_normal_summon=True,
    revive_limit=True,
    special_summon_only_by=lambda fx: fx.definition.kind == "procedure",
)


def metaphys(fx: ygo.Effect) -> list[ygo.Card]:
    """Your "Metaphys" cards in the GY or face-up on the field that can be banished."""
    seen = fx.you.graveyard() + fx.you.field(ygo.Card.is_face_up)
    return [m for m in seen if m.is_archetype("Metaphys") and fx.can_be_banished(m, by_player=True)]


def five_names(fx: ygo.Effect) -> bool:
    """They bear 5 different names."""
    return len({each.name_code for each in metaphys(fx)}) >= 5


async def banish_five(fx: ygo.Effect) -> None:
    """Banish 5 of different names, one after another; with no free zone, first one that leaves a zone."""
    chosen: list[ygo.Card] = []
    full = fx.you.free_monster_zones() == 0
    for _ in range(5):
        taken = {each.name_code for each in chosen}
        rest = [each for each in metaphys(fx) if each.name_code not in taken]
        freeing = [each for each in rest if each.in_main_monster_zone]
        chosen += await fx.choose(freeing if full and not chosen else rest)
    await fx.banish(chosen, reason=ygo.REASON_COST)


@card.summon_procedure(cost=ygo.custom(five_names, banish_five, frees=metaphys))
async def banish_five_metaphys(fx: ygo.Effect) -> None:
    """Banish 5 "Metaphys" cards with different names from your GY or face-up from your field."""


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_EFFECT)
def not_destroyed(fx: ygo.Effect) -> bool:
    """Cannot be destroyed or banished by card effects."""
    return True


@card.modifier(ygo.EFFECT_CANNOT_REMOVE_BY_EFFECT)
def not_banished(fx: ygo.Effect) -> bool:
    return True


def banished_metaphys(fx: ygo.Effect) -> list[ygo.Card]:
    """Your banished "Metaphys" monsters that could be Special Summoned."""
    return fx.you.banished(
        lambda each: (
            each.is_face_up()
            and each.is_monster()
            and each.is_archetype("Metaphys")
            and fx.can_special_summon(each)
        )
    )


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END, when=lambda fx: fx.turn > fx.labels[0])
async def banish_again(fx: ygo.Effect) -> None:
    await fx.banish(fx.bound)


@card.ignition(
    when=lambda fx: len(fx.opponent.field()) > len(fx.you.field()),
    target=ygo.target_one(banished_metaphys),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    limit=ygo.ONCE_PER_TURN,
)
async def bring_back(fx: ygo.Effect) -> None:
    """Once per turn, if your opponent controls more cards than you: target 1 of your banished "Metaphys"
    monsters; Special Summon it, but banish it in the End Phase of the next turn.
    """
    summoned = await fx.special_summon(fx.targets_still_there())
    if summoned:
        fx.delay(banish_again, summoned, labels=(fx.turn,))
