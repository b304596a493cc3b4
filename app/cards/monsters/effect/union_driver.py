"""Union Driver."""

from app.engine import authoring as ygo

card = ygo.Script(99249638, "Union Driver")
ygo.union_monster(card, lambda monster: True, "1 face-up monster you control")
ygo.goes_instead(card)


def successors(fx: ygo.Effect, monster: ygo.Card) -> list[ygo.Card]:
    """Union monsters of Level 4 or lower in your Deck that may be equipped to this monster."""
    return fx.you.deck(
        lambda each: ygo.is_union(each) and 1 <= each.level <= 4 and ygo.may_join(each, monster)
    )


def has_a_successor(fx: ygo.Effect) -> bool:
    """The monster it is equipped to could be equipped with another."""
    monster = fx.this.equipped_to
    return monster is not None and bool(successors(fx, monster))


async def leave(fx: ygo.Effect) -> None:
    """Banish it; the monster it was equipped to is remembered."""
    monster = fx.this.equipped_to
    assert monster is not None
    fx.remember(monster.uid, monster.data.generation)
    await fx.banish(fx.this, reason=ygo.REASON_COST)


@card.ignition(
    at=ygo.LOCATION_SZONE,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    when=has_a_successor,
    cost=ygo.custom(lambda fx: fx.can_be_banished(fx.this), leave),
    category=ygo.CATEGORY_EQUIP,
)
async def hand_over(fx: ygo.Effect) -> None:
    """You can banish this Equip Card; equip 1 Union monster of Level 4 or lower from your Deck, that may be
    equipped to it, to the monster this card was equipped to. Only once a turn by this name.
    """
    uid, generation = fx.labels
    for monster in fx.face_up_monsters(lambda m: m.uid == uid and m.data.generation == generation):
        for union in await fx.choose(successors(fx, monster)):
            await fx.equip(monster, union)
        await fx.shuffle_deck()
