"""Shiranui Squire."""

from app.engine import authoring as ygo

card = ygo.Script(41562624, "Shiranui Squire")


def spectralswords(fx: ygo.Effect) -> list[ygo.Card]:
    """The "Shiranui Spectralsword" monsters in your hand or Deck that could be Summoned."""
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_DECK,
        lambda each: (
            each.is_archetype("Shiranui Spectralsword") and each.is_monster() and fx.can_special_summon(each)
        ),
    )


@card.granted(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, affects_player=ygo.you)
def only_zombies(fx: ygo.Effect, monster: ygo.Card) -> bool:
    return not monster.is_race(ygo.RACE_ZOMBIE)


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    timing="when",
    target=ygo.affects_some(1, spectralswords),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def call_a_spectralsword(fx: ygo.Effect) -> None:
    """When it is Normal Summoned: You can Special Summon 1 "Shiranui Spectralsword" monster from your hand or
    Deck; for the rest of this turn you cannot Special Summon monsters that are not Zombies.
    """
    chosen = await fx.choose(spectralswords(fx))
    from_deck = any(each.location == ygo.LOCATION_DECK for each in chosen)
    await fx.special_summon(chosen)
    fx.grant(only_zombies, until=fx.this_turn())
    if from_deck:
        await fx.shuffle_deck()


@card.trigger(
    ygo.EVENT_REMOVE,
    target=ygo.draws(1),
    category=ygo.CATEGORY_DRAW | ygo.CATEGORY_HANDES,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def draw_then_discard(fx: ygo.Effect) -> None:
    """If this is banished: you can draw 1 card, then discard 1 card."""
    if await fx.draw():
        await fx.then()
        await fx.discard()
