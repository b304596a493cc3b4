"""Akashic Magician."""

from app.engine import authoring as ygo


def of_one_type(materials: ygo.Group) -> bool:
    """Some Type is common to all."""
    shared = materials[0].race
    for each in materials:
        shared &= each.race
    return bool(shared)


card = ygo.Script(
    28776350,
    "Akashic Magician",
    note="Materials: 2 monsters of the same Type, no Tokens. By its name, Link Summoned only once a turn.",
    summon=ygo.link(
        lambda monster: not monster.is_token(), at_least=2, at_most=2, check=of_one_type, once=True
    ),
)


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_LINK),
    category=ygo.CATEGORY_TOHAND,
    target=ygo.affects_all(lambda fx: fx.this.points_to()),
)
async def clear_the_way(fx: ygo.Effect) -> None:
    """If it is Link Summoned: Return all monsters it points to to the hand."""
    if fx.this_is_face_up():
        await fx.return_to_hand(fx.this.points_to())


def to_excavate(fx: ygo.Effect) -> int:
    """The total Link Rating of the Link Monsters co-linked to it."""
    return sum(each.link_rating for each in fx.this.co_linked())


async def declare(fx: ygo.Effect) -> None:
    """Declare a card name."""
    fx.remember(await fx.declare_card())


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: 0 < to_excavate(fx) <= len(fx.you.deck()),
    cost=ygo.custom(lambda fx: True, declare),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_TOGRAVE | ygo.CATEGORY_DECKDES,
)
async def read_the_records(fx: ygo.Effect) -> None:
    """Once per turn: declare a card name; excavate as many cards as the total Link Rating of the Link
    Monsters co-linked to this card, add those with that name to your hand and send the rest to the GY.
    """
    top = fx.you.deck()[::-1][: to_excavate(fx)] if fx.this_is_face_up() else []
    await fx.reveal(top)
    found = [each for each in top if each.is_named(fx.labels[0])]
    await fx.add_to_hand(found, shuffle=False)
    rest = [each for each in top if each not in found]
    await fx.send_to_grave(rest, reason=ygo.REASON_EFFECT | ygo.REASON_REVEAL)
