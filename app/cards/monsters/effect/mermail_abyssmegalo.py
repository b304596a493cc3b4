"""Mermail Abyssmegalo."""

from app.engine import authoring as ygo

card = ygo.Script(21954587, "Mermail Abyssmegalo")
SURFACED = "surfaced"


def other_water(fx: ygo.Effect) -> list[ygo.Card]:
    """Other WATER monsters in your hand that would reach the GY."""
    return fx.others(
        fx.you.hand(
            lambda other: (
                other.is_monster()
                and other.is_attribute(ygo.ATTRIBUTE_WATER)
                and fx.can_go_to_grave_as_cost(other)
            )
        )
    )


async def discard_two(fx: ygo.Effect) -> None:
    """Discard 2 of them."""
    chosen = await fx.choose(other_water(fx), count=2, prompt=ygo.DISCARD)
    await fx.discard_cards(chosen, reason=ygo.REASON_COST)


@card.ignition(
    at=ygo.LOCATION_HAND,
    cost=ygo.custom(lambda fx: len(other_water(fx)) >= 2, discard_two),
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def surface(fx: ygo.Effect) -> None:
    """By discarding 2 other WATER monsters to the GY: Special Summon this card from your hand."""
    if fx.still_there(fx.this) and await fx.special_summon(fx.this):
        fx.mark_this(SURFACED)


def abyss_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Abyss-" Spells/Traps in your Deck."""
    return fx.you.deck(lambda other: other.is_spell_or_trap() and other.is_archetype("Abyss-"))


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    timing="when",
    when=lambda fx: fx.this_has(SURFACED),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, abyss_cards),
)
async def fetch(fx: ygo.Effect) -> None:
    """When it was Summoned by that effect: You can add 1 "Abyss-" Spell/Trap from your Deck to your hand."""
    await fx.add_to_hand(await fx.choose(abyss_cards(fx)))


def attacking_water(fx: ygo.Effect) -> list[ygo.Card]:
    """Other Attack Position WATER monsters you control."""
    water = fx.you.face_up_monsters(ygo.is_attribute(ygo.ATTRIBUTE_WATER))
    return [monster for monster in fx.others(water) if monster.is_in(ygo.POS_ATTACK)]


@card.ignition(cost=ygo.tribute(1, attacking_water), target=ygo.affects_this_card())
async def strike_twice(fx: ygo.Effect) -> None:
    """Tribute 1 other Attack Position WATER monster; this card can attack twice in each Battle Phase of this
    turn.
    """
    if fx.this_is_face_up():
        fx.grant_value(ygo.EFFECT_EXTRA_ATTACK, 1, fx.this, until=fx.this_turn())
