"""Crusadia Krawler."""

from app.engine import authoring as ygo

card = ygo.Script(55838342, "Crusadia Krawler")
INSECT = ygo.MonsterValues(300, 2100, 2, ygo.ATTRIBUTE_EARTH, ygo.RACE_INSECT, effect=True, still_card=True)


@card.activation(
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_become_monster(INSECT)),
)
async def crawl(fx: ygo.Effect) -> None:
    """Special Summon this card as an Effect Monster (Insect, EARTH, Level 2, 300 ATK, 2100 DEF) that is also
    still a Trap.
    """
    if fx.this_is_face_up():
        await fx.special_summon_as_monster(INSECT)


def legacies(fx: ygo.Effect) -> list[ygo.Card]:
    """ "World Legacy" cards in your Deck."""
    return fx.you.deck(lambda each: each.is_archetype("World Legacy"))


def at_a_link_arrow(fx: ygo.Effect) -> bool:
    """It became a monster in a zone that a Link Monster points to."""
    links = fx.face_up_monsters(lambda m: m.is_type(ygo.TYPE_LINK))
    return fx.this.is_monster() and any(fx.this in m.points_to() for m in links)


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    when=at_a_link_arrow,
    target=ygo.affects_some(1, legacies),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
)
async def uncover(fx: ygo.Effect) -> None:
    """If its effect Special Summons it to a zone a Link Monster points to: You can add 1 "World Legacy" card
    from your Deck to your hand.
    """
    await fx.add_to_hand(await fx.choose(legacies(fx)))
