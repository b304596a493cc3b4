"""Artifact Beagalltach."""

from app.engine import authoring as ygo

card = ygo.Script(12697630, "Artifact Beagalltach")
ygo.set_as_a_spell(card)


def set_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """Set cards you control."""
    return fx.you.field(ygo.Card.is_face_down)


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=ygo.opponents_turn,
    target=ygo.affects_some(1, set_cards),
    category=ygo.CATEGORY_DESTROY,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def shatter(fx: ygo.Effect) -> None:
    """If it is Special Summoned in your opponent's turn: Destroy 1 or 2 Set cards you control. Once per turn
    for all copies.
    """
    await fx.destroy(await fx.choose(set_cards(fx), count=2, at_least=1, prompt=ygo.DESTROY))
