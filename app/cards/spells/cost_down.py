"""Cost Down."""

from app.engine import authoring as ygo

card = ygo.Script(23265313, "Cost Down")


def came_from_your_hand(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Monsters in your hand, and those that left it for the field since."""
    data = monster.data
    if data.location == ygo.LOCATION_HAND:
        return data.controller == fx.player_index
    since = fx.lingering is not None and data.stamp > fx.lingering.used
    from_hand = data.prev_location == ygo.LOCATION_HAND and data.prev_controller == fx.player_index
    return data.location == ygo.LOCATION_MZONE and from_hand and since


@card.granted(ygo.EFFECT_UPDATE_LEVEL, affects=came_from_your_hand)
def two_lower(fx: ygo.Effect) -> int:
    return -2


@card.activation(
    cost=ygo.discard(1),
    category=ygo.CATEGORY_LVCHANGE,
    target=ygo.needs(lambda fx: len(fx.others(fx.you.hand())) > 1),
)
async def lower_levels(fx: ygo.Effect) -> None:
    """Discard 1 card; until the end of this turn the Levels of the monsters in your hand are 2 lower, also
    after you Summon them.
    """
    fx.grant(two_lower, until=fx.this_turn())
