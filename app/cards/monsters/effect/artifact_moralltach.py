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
    """A Special Summon in the opponent's turn lets it cut down a face-up card of theirs, which you choose on
    resolution.
    """
    await fx.destroy(await fx.choose(theirs(fx)))
