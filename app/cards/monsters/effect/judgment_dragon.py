"""Judgment Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    57774843,
    "Judgment Dragon",
    note='Special Summoned only from the hand, with 4 or more different "Lightsworn" monsters in your GY.',
    no_normal_summon=True,
    special_summon_only_by=lambda fx: False,
)


def four_lightsworn(fx: ygo.Effect) -> bool:
    """4 or more different names of "Lightsworn" monsters lie in your GY."""
    fallen = fx.you.graveyard(lambda each: each.is_monster() and each.is_archetype("Lightsworn"))
    return len({each.name_code for each in fallen}) >= 4


@card.summon_procedure(when=four_lightsworn)
async def descend(fx: ygo.Effect) -> None:
    """You can Special Summon it from your hand with 4 or more differently named "Lightsworn" monsters in your
    GY.
    """


@card.ignition(
    cost=ygo.pay_lp(1000),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(ygo.other_cards_on_field),
)
async def judge(fx: ygo.Effect) -> None:
    """Pay 1000 LP: Destroy everything on the field but this card."""
    await fx.destroy(ygo.other_cards_on_field(fx) if fx.still_there(fx.this) else fx.cards_on_field())


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=ygo.your_turn,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_DECKDES,
)
async def mill_four(fx: ygo.Effect) -> None:
    """Once per turn, in your End Phase: 4 cards from the top of your Deck go to the GY."""
    await fx.mill(4)
