"""Imsety, Glory of Horus."""

from app.engine import authoring as ygo

card = ygo.Script(84941194, "Imsety, Glory of Horus")
SARCOPHAGUS = 16528181


@card.summon_procedure(
    at=ygo.LOCATION_GRAVE,
    when=lambda fx: bool(fx.you.field(lambda each: each.is_face_up() and each.is_named(SARCOPHAGUS))),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def rise(fx: ygo.Effect) -> None:
    """ "King's Sarcophagus" on your field lets it rise from your GY by Special Summon, once in a turn by this
    name.
    """


def coffins(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies of "King's Sarcophagus" in your Deck."""
    return fx.you.deck(lambda each: each.is_named(SARCOPHAGUS))


@card.ignition(
    at=ygo.LOCATION_HAND,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    cost=ygo.all_of(ygo.send_to_grave(1, lambda fx: fx.others(fx.you.hand())), ygo.send_this_card_to_grave()),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH | ygo.CATEGORY_DRAW,
    target=ygo.affects_some(1, coffins),
)
async def prepare(fx: ygo.Effect) -> None:
    """Send this card and 1 other from your hand to the GY: Add 1 "King's Sarcophagus" from your Deck to your
    hand; you can draw 1 card after that. Once per turn by this name.
    """
    if await fx.add_to_hand(await fx.choose(coffins(fx))) and fx.can_draw() and await fx.confirm():
        await fx.then()
        await fx.draw(1)


def robbed(fx: ygo.Effect) -> bool:
    """An opponent's card effect made another card you controlled leave the field."""
    mine = any(snap.controller == fx.you.index and snap.uid != fx.this.uid for snap in fx.event.snapshots)
    return mine and fx.event.by_effect() and fx.event.caused_by is fx.opponent


@card.trigger(
    ygo.EVENT_LEAVE_FIELD,
    at=ygo.LOCATION_MZONE,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    when=robbed,
    category=ygo.CATEGORY_TOGRAVE,
    target=ygo.affects_some(1, ygo.any_card_on_field),
)
async def avenge(fx: ygo.Effect) -> None:
    """If an opponent's effect makes another card of yours leave the field: You can send 1 card on the field
    to the GY. Once per turn by this name.
    """
    await fx.send_to_grave(await fx.choose(fx.cards_on_field()))
