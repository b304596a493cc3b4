"""Mecha Phantom Beast O-Lion."""

from app.engine import authoring as ygo

DRONE = ygo.CardData(
    72291079,
    "Mecha Phantom Beast Token",
    ygo.TYPE_MONSTER | ygo.TYPE_NORMAL | ygo.TYPE_TOKEN,
    level=3,
    attribute=ygo.ATTRIBUTE_WIND,
    race=ygo.RACE_MACHINE,
    archetypes=("Mecha Phantom Beast", "Phantom Beast"),
)

card = ygo.Script(72291078, "Mecha Phantom Beast O-Lion", tokens=(DRONE,))


@card.modifier(ygo.EFFECT_INDESTRUCTABLE, when=lambda fx: any(each.is_token() for each in fx.you.field()))
def protected(fx: ygo.Effect) -> bool:
    """While you control a Token it cannot be destroyed by battle or card effects."""
    return True


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    target=ygo.needs(lambda fx: fx.can_special_summon_tokens(DRONE)),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOKEN,
)
async def launch(fx: ygo.Effect) -> None:
    """If it is sent to the GY: You can Special Summon 1 "Mecha Phantom Beast Token" (Machine, WIND, Level 3,
    0 ATK, 0 DEF). Once per turn for all copies.
    """
    await fx.special_summon_tokens(DRONE)


def squadron(fx: ygo.Effect) -> list[ygo.Card]:
    """The "Mecha Phantom Beast" monsters in your hand that could be Normal Summoned."""
    return fx.you.hand(
        lambda each: (
            each.is_monster() and each.is_archetype("Mecha Phantom Beast") and fx.can_normal_summon(each)
        )
    )


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    cost=ygo.banish_this_card(),
    target=ygo.affects_some(1, squadron),
    category=ygo.CATEGORY_SUMMON,
)
async def scramble(fx: ygo.Effect) -> None:
    """You can banish it from your GY; after this, Normal Summon 1 "Mecha Phantom Beast" monster from your
    hand.
    """
    for monster in await fx.choose(squadron(fx)):
        await fx.normal_summon(monster)
