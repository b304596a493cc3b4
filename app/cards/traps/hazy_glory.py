"""Hazy Glory."""

from app.engine import authoring as ygo

card = ygo.Script(43708041, "Hazy Glory")
card.activates()


@card.modifier(
    ygo.EFFECT_DECREASE_TRIBUTE,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, m: (
        m.controller is fx.you and m.location == ygo.LOCATION_HAND and m.is_archetype("Hazy Flame")
    ),
)
def lighter(fx: ygo.Effect) -> int:
    """Your "Hazy Flame" monsters need 1 Tribute less for a Normal Summon."""
    return 1


def hazy_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "Hazy" cards in your GY."""
    return fx.you.graveyard(lambda each: each.is_archetype("Hazy") and not each.is_named(card.code))


@card.quick(
    at=ygo.LOCATION_SZONE,
    cost=ygo.send_this_card_to_grave(),
    target=ygo.target_one(hazy_cards),
    category=ygo.CATEGORY_TOHAND,
)
async def fade(fx: ygo.Effect) -> None:
    """Send this face-up card to the GY and target 1 other "Hazy" card in your GY; add it to your hand."""
    await fx.add_to_hand(fx.targets_still_there())
