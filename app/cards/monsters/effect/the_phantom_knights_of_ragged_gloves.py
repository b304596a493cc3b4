"""The Phantom Knights of Ragged Gloves."""

from app.engine import authoring as ygo

card = ygo.Script(63821877, "The Phantom Knights of Ragged Gloves")


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    given=True,
    mandatory=True,
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_XYZ),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_ATKCHANGE,
    target=ygo.affects_this_card(),
)
async def embolden(fx: ygo.Effect) -> None:
    """If it is Xyz Summoned: It gains 1000 ATK."""
    if fx.this_is_face_up():
        fx.change_attack(fx.this, 1000)


card.gives_as_material(
    embolden,
    lambda fx, monster: (
        monster.was_summoned_by(ygo.SUMMON_TYPE_XYZ) and monster.is_attribute(ygo.ATTRIBUTE_DARK)
    ),
    text="A DARK Xyz Monster Xyz Summoned with it from the field gains this effect.",
)


def knights(fx: ygo.Effect) -> list[ygo.Card]:
    """Your "Phantom Knights" cards in the Deck."""
    return fx.you.deck(lambda each: each.is_archetype("Phantom Knights"))


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    cost=ygo.banish_this_card(),
    category=ygo.CATEGORY_TOGRAVE,
    target=ygo.affects_some(1, knights),
)
async def mourn(fx: ygo.Effect) -> None:
    """Banish this card from your GY; send 1 "Phantom Knights" card from your Deck to the GY. Only once
    a turn by this name.
    """
    await fx.send_to_grave(await fx.choose(knights(fx)))
    await fx.shuffle_deck()
