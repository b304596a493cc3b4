"""Artifact Moralltach."""

from app.engine import authoring as ygo

card = ygo.Script(85103922, "Artifact Moralltach")
ygo.set_as_a_spell(card)


def theirs(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up cards your opponent controls."""
    return fx.opponent.field(ygo.Card.is_face_up)


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    when=ygo.opponents_turn,
    target=ygo.affects_some(1, theirs),
    category=ygo.CATEGORY_DESTROY,
)
async def cut(fx: ygo.Effect) -> None:
    """If it is Special Summoned in your opponent's turn: You can destroy 1 face-up card your opponent
    controls.
    """
    await fx.destroy(await fx.choose(theirs(fx)))
