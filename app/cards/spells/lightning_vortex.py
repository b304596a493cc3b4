"""Lightning Vortex."""

from app.engine import authoring as ygo

card = ygo.Script(69162969, "Lightning Vortex")


@card.activation(
    cost=ygo.discard(),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(ygo.opponents_face_up_monster),
)
async def strike(fx: ygo.Effect) -> None:
    """Discard 1 card; destroy all face-up monsters of the opponent."""
    await fx.destroy(fx.opponent.face_up_monsters())
