"""Harpie Queen."""

from app.engine import authoring as ygo

HARPIE_LADY, HUNTING_GROUND = 76812113, 75782277

card = ygo.Script(75064463, "Harpie Queen")


@card.modifier(ygo.EFFECT_CHANGE_CODE, at=ygo.LOCATION_MZONE | ygo.LOCATION_GRAVE)
def lady(fx: ygo.Effect) -> int:
    """On the field and in the GY its name is "Harpie Lady"."""
    return HARPIE_LADY


def grounds(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies of "Harpies' Hunting Ground" in your Deck."""
    return fx.you.deck(lambda each: each.is_named(HUNTING_GROUND))


@card.ignition(
    at=ygo.LOCATION_HAND,
    cost=ygo.discard_this_card(to_grave=True),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, grounds),
)
async def find_the_ground(fx: ygo.Effect) -> None:
    """Discarded to the GY from your hand it searches your Deck for "Harpies' Hunting Ground"."""
    await fx.add_to_hand(await fx.choose(grounds(fx), prompt=ygo.TO_HAND))
