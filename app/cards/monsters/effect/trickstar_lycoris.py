"""Trickstar Lycoris."""

from app.engine import authoring as ygo

card = ygo.Script(35199656, "Trickstar Lycoris")


def partners(fx: ygo.Effect) -> list[ygo.Card]:
    """Other face-up "Trickstar" monsters you control."""
    return fx.you.face_up_monsters(lambda m: m.is_archetype("Trickstar") and not m.is_named(card.code))


@card.quick(
    at=ygo.LOCATION_HAND,
    cost=ygo.reveal(1, lambda fx: [fx.this]),
    target=ygo.all_parts(
        ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
        ygo.target_one(partners),
    ),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOHAND,
)
async def change_places(fx: ygo.Effect) -> None:
    """Show this card in your hand and target 1 other "Trickstar" monster you control: This card is Special
    Summoned and the target returns to the hand.
    """
    if fx.still_there(fx.this) and await fx.special_summon(fx.this):
        await fx.return_to_hand(fx.targets_still_there())


def cards_they_got(fx: ygo.Effect) -> int:
    """How many cards of the opponent came to their hand."""
    return sum(snap.owner == fx.opponent.index for snap in fx.event.snapshots)


@card.continuous(
    (ygo.EVENT_TO_HAND, ygo.EVENT_DRAW), at=ygo.LOCATION_MZONE, when=lambda fx: cards_they_got(fx) > 0
)
async def sting(fx: ygo.Effect) -> None:
    """Whenever your opponent gets cards into the hand, they take 200 damage for each."""
    await fx.damage(200 * cards_they_got(fx))
