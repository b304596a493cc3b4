"""Ruins of the Divine Dragon Lords."""

from app.engine import authoring as ygo

TOKEN = ygo.CardData(
    69868556,
    "Dragon Lord Token",
    ygo.TYPE_MONSTER | ygo.TYPE_NORMAL | ygo.TYPE_TOKEN,
    level=1,
    attribute=ygo.ATTRIBUTE_LIGHT,
    race=ygo.RACE_DRAGON,
)
card = ygo.Script(69868555, "Ruins of the Divine Dragon Lords", tokens=(TOKEN,))
card.activates()


def lord(each: ygo.Card) -> bool:
    """A Level 7 or 8 Dragon monster."""
    return each.is_monster() and each.is_race(ygo.RACE_DRAGON) and each.level in (7, 8)


def newcomers(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters just Special Summoned, but no monster card from a GY."""

    def from_grave(each: ygo.Card) -> bool:
        return each.data.prev_location == ygo.LOCATION_GRAVE and bool(each.printed_type & ygo.TYPE_MONSTER)

    return [each for each in fx.event.still_there() if each.is_face_up() and not from_grave(each)]


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    at=ygo.LOCATION_SZONE,
    mandatory=True,
    when=lambda fx: bool(newcomers(fx)) and bool(fx.you.face_up_monsters(lord)),
    category=ygo.CATEGORY_DISABLE,
)
async def silence(fx: ygo.Effect) -> None:
    """If monsters are Special Summoned, except from the GY, while you control a Level 7 or 8 Dragon monster:
    Negate their effects until the end of this turn.
    """
    fx.grant_value(ygo.EFFECT_DISABLE, 1, newcomers(fx), until=fx.this_turn())


def other_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """Other face-up cards you control; with all zones taken only those that leave one for the Token."""
    room = fx.you.free_monster_zones() > 0
    return fx.others(fx.you.field(lambda each: each.is_face_up() and (room or each.in_main_monster_zone)))


@card.ignition(
    at=ygo.LOCATION_SZONE,
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.send_to_grave(1, other_cards),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOKEN,
)
async def raise_a_lord(fx: ygo.Effect) -> None:
    """Once per turn, for another face-up card of your field that you send to the GY: A "Dragon Lord Token"
    (Dragon, LIGHT, Level 1, 0 ATK, 0 DEF) is Special Summoned.
    """
    if fx.you.free_monster_zones():
        await fx.special_summon_tokens(TOKEN)


def offered_lords(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 7 or 8 Dragon monsters in your hand or face-up on your field."""
    return fx.you.hand(lord) + fx.you.face_up_monsters(lord)


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    cost=ygo.send_to_grave(1, offered_lords),
    target=ygo.affects_this_card(),
    category=ygo.CATEGORY_TOHAND,
)
async def rebuild(fx: ygo.Effect) -> None:
    """Back from your GY for a Dragon of Level 7 or 8, in your hand or face-up on your field, that you send
    there: Add this card to your hand.
    """
    if fx.still_there(fx.this):
        await fx.add_to_hand(fx.this)
