"""Gladiator Beast Gyzarus."""

from app.engine import authoring as ygo

BESTIARI = 41470137
card = ygo.Script(
    48156348,
    "Gladiator Beast Gyzarus",
    note='Contact Fusion: shuffle your "Gladiator Beast Bestiari" and a "Gladiator Beast" into the Deck.',
    summon=ygo.fusion(
        BESTIARI,
        lambda monster: monster.is_archetype("Gladiator Beast"),
        contact=ygo.LOCATION_DECK,
    ),
    revive_limit=True,
)


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    timing="when",
    target=ygo.target_up_to(2, ygo.any_card_on_field),
    category=ygo.CATEGORY_DESTROY,
)
async def swoop(fx: ygo.Effect) -> None:
    """When it is Special Summoned: You can target up to 2 cards on the field; destroy them."""
    await fx.destroy(fx.targets_still_there())


@card.continuous(ygo.EVENT_BATTLED, at=ygo.LOCATION_MZONE, each=True)
async def fought(fx: ygo.Effect) -> None:
    fx.mark_this("battled", until_turn=fx.turn)


def in_the_stable(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "Gladiator Beast" monsters in your Deck that could be Special Summoned after it has left."""
    return fx.you.deck(
        lambda each: (
            each.is_monster()
            and each.is_archetype("Gladiator Beast")
            and not each.is_named(BESTIARI)
            and fx.can_special_summon(each, leaving=(fx.this,))
        )
    )


def two_can_come(fx: ygo.Effect) -> bool:
    """It battled, and there are 2 of them and 2 zones."""
    able = fx.this_has("battled") and len(in_the_stable(fx)) >= 2
    return able and fx.you.free_monster_zones(fx.this) >= 2


async def go_back(fx: ygo.Effect) -> None:
    """It returns to the Extra Deck."""
    await fx.return_to_deck(fx.this, shuffle=False, reason=ygo.REASON_COST)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_BATTLE,
    at=ygo.LOCATION_MZONE,
    when=two_can_come,
    cost=ygo.custom(lambda fx: True, go_back),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(2, in_the_stable),
)
async def tag_out(fx: ygo.Effect) -> None:
    """At the end of the Battle Phase, if it battled: You can return it to the Extra Deck; Special Summon 2
    "Gladiator Beast" monsters from your Deck, but no "Gladiator Beast Bestiari".
    """
    chosen = in_the_stable(fx)
    if len(chosen) >= 2 and fx.you.free_monster_zones() >= 2:
        await fx.special_summon(await fx.choose(chosen, count=2, prompt=ygo.SPECIAL_SUMMON))
        await fx.shuffle_deck()
