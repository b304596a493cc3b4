"""Dark Contract with the Gate."""

from app.engine import authoring as ygo

card = ygo.Script(46372010, "Dark Contract with the Gate")

card.activates()


def dd_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """All "D/D" monsters in your Deck."""
    return fx.you.deck(lambda each: each.is_monster() and each.is_archetype("D/D"))


@card.ignition(
    at=ygo.LOCATION_SZONE,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, dd_monsters),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def sign(fx: ygo.Effect) -> None:
    """In your Main Phase: You can add 1 "D/D" monster from your Deck to your hand; only once a turn."""
    await fx.add_to_hand(await fx.choose(dd_monsters(fx)))


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_STANDBY,
    at=ygo.LOCATION_SZONE,
    mandatory=True,
    when=ygo.your_turn,
    category=ygo.CATEGORY_DAMAGE,
    limit=ygo.ONCE_PER_TURN,
)
async def pay_the_price(fx: ygo.Effect) -> None:
    """Once per turn, in your Standby Phase: You take 1000 damage."""
    await fx.damage(1000, fx.you)
