"""Ancient Fairy Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    25862681,
    "Ancient Fairy Dragon",
    note="Materials: 1 Tuner and 1 or more non-Tuners.",
    summon=ygo.synchro(),
)


def small_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Low-Level monsters in your hand that could come."""
    return fx.you.hand(lambda m: ygo.is_level_at_most(4)(m) and fx.can_special_summon(m))


@card.ignition(
    limit=ygo.Limit(scope="name"),
    cost=ygo.no_battle_phase(),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, small_monsters),
)
async def call_a_spirit(fx: ygo.Effect) -> None:
    """Once per turn for all copies: You can Special Summon 1 monster of Level 4 or lower from your hand. No
    Battle Phase for you in that turn.
    """
    await fx.special_summon(await fx.choose(small_monsters(fx), prompt=ygo.SPECIAL_SUMMON))


def fields(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards in the Field Zones."""
    return fx.cards_on_field(lambda each: each.in_field_zone)


@card.ignition(
    limit=ygo.Limit(scope="name"),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_RECOVER | ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_all(fields),
)
async def new_land(fx: ygo.Effect) -> None:
    """Once per turn for all copies: You can destroy all cards in the Field Zones and gain 1000 LP, then you
    can add 1 Field Spell with another name than theirs from your Deck to your hand.
    """
    destroyed = await fx.destroy(fields(fx))
    if not destroyed:
        return
    await fx.recover(1000)
    names = [each.name_code for each in destroyed]
    found = fx.you.deck(lambda each: each.is_type(ygo.TYPE_FIELD) and not each.is_named(*names))
    if found and await fx.confirm():
        await fx.then()
        await fx.add_to_hand(await fx.choose(found))
