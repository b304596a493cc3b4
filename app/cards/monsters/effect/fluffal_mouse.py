"""Fluffal Mouse."""

from app.engine import authoring as ygo

card = ygo.Script(6142488, "Fluffal Mouse")


def mice(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies of "Fluffal Mouse" in your Deck."""
    return fx.you.deck(lambda each: each.is_named(card.code) and fx.can_special_summon(each))


@card.granted(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, affects_player=ygo.you)
def only_frightfur(fx: ygo.Effect, summoned: ygo.Card) -> bool:
    return summoned.location == ygo.LOCATION_EXTRA and not summoned.is_archetype("Frightfur")


def extra_deck_unused(fx: ygo.Effect) -> bool:
    """You have Special Summoned nothing but "Frightfur" monsters from the Extra Deck this turn."""
    return all("Frightfur" in facts.archetypes for facts in fx.you.extra_deck_summons())


@card.ignition(
    limit=ygo.ONCE_WHILE_FACE_UP,
    cost=ygo.custom(extra_deck_unused, lambda fx: fx.grant(only_frightfur, until=fx.this_turn(), oath=True)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, mice),
)
async def call_the_nest(fx: ygo.Effect) -> None:
    """Once while it is face-up: You can Special Summon up to 2 copies of "Fluffal Mouse" from your Deck. In
    that turn you cannot Special Summon from the Extra Deck, except "Frightfur" monsters.
    """
    most = min(2, fx.you.free_monster_zones())
    await fx.special_summon(await fx.choose(mice(fx), count=most, at_least=1))
    await fx.shuffle_deck()
