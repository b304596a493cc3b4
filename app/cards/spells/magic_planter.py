"""Magic Planter."""

from app.engine import authoring as ygo

card = ygo.Script(1073952, "Magic Planter")


def face_up_continuous_traps(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up Continuous Traps."""
    return fx.you.field(
        lambda each: each.is_face_up() and each.is_trap() and each.is_type(ygo.TYPE_CONTINUOUS)
    )


@card.activation(
    cost=ygo.send_to_grave(1, face_up_continuous_traps),
    category=ygo.CATEGORY_DRAW,
    target=ygo.draws(2),
)
async def harvest(fx: ygo.Effect) -> None:
    """Send one of your face-up Continuous Traps to the GY, then draw 2 cards."""
    await fx.draw(2)
