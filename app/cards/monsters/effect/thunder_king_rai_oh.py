"""Thunder King Rai-Oh."""

from app.engine import authoring as ygo

card = ygo.Script(71564252, "Thunder King Rai-Oh")


@card.modifier(ygo.EFFECT_CANNOT_TO_HAND, affects_player=ygo.both_players)
def no_searching(fx: ygo.Effect, other: ygo.Card) -> bool:
    """Neither player can add cards from the Deck to the hand except by drawing."""
    return other.location == ygo.LOCATION_DECK


def one_of_theirs(fx: ygo.Effect) -> bool:
    """The opponent is about to Special Summon exactly 1 monster."""
    return fx.event.player is fx.opponent and len(fx.event.snapshots) == 1


@card.quick(
    on=ygo.EVENT_SPSUMMON,
    when=one_of_theirs,
    cost=ygo.send_this_card_to_grave(),
    category=ygo.CATEGORY_DISABLE_SUMMON | ygo.CATEGORY_DESTROY,
)
async def strike(fx: ygo.Effect) -> None:
    """When your opponent would Special Summon exactly 1 monster: You can send this face-up card to the GY;
    negate that Summon and destroy the monster.
    """
    await fx.destroy(await fx.negate_summon())
