"""Endymion, the Master Magician."""

from app.engine import authoring as ygo

CITADEL = 39910367
CALLED = "called from the citadel"
card = ygo.Script(40732515, "Endymion, the Master Magician")


def citadels(fx: ygo.Effect) -> list[ygo.Card]:
    """Your "Magical Citadel of Endymion" with 6 Spell Counters."""
    return fx.you.field(
        lambda each: each.is_face_up() and each.is_named(CITADEL) and each.counters(ygo.COUNTER_SPELL) >= 6
    )


async def take_six(fx: ygo.Effect) -> None:
    """Remove 6 Spell Counters from one of them."""
    for citadel in await fx.choose(citadels(fx)):
        fx.remove_counter(citadel, ygo.COUNTER_SPELL, 6)


@card.summon_procedure(
    at=ygo.LOCATION_HAND | ygo.LOCATION_GRAVE,
    cost=ygo.custom(lambda fx: bool(citadels(fx)), take_six),
)
async def answer_the_call(fx: ygo.Effect) -> None:
    """6 Spell Counters of one "Magical Citadel of Endymion" of yours, removed together, bring it from your
    hand or GY by Special Summon.
    """
    fx.mark_this(CALLED)


def spells(fx: ygo.Effect) -> list[ygo.Card]:
    """Spells in your GY."""
    return fx.you.graveyard(lambda each: each.is_spell())


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.this_has(CALLED),
    target=ygo.target_one(spells),
    category=ygo.CATEGORY_TOHAND,
)
async def recall_a_spell(fx: ygo.Effect) -> None:
    """Come in that way, it targets a Spell in your GY, which joins your hand."""
    await fx.add_to_hand(fx.targets_still_there())


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.discard(1, lambda each: each.is_spell()),
    target=ygo.target_one(ygo.any_card_on_field),
    category=ygo.CATEGORY_DESTROY,
)
async def blast(fx: ygo.Effect) -> None:
    """Once per turn the discard of a Spell destroys a card on the field that you target."""
    await fx.destroy(fx.targets_still_there())
