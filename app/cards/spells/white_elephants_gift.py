"""White Elephant's Gift."""

from app.engine import authoring as ygo

card = ygo.Script(18756904, "White Elephant's Gift")


def plain_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up monsters that are no Effect Monsters."""
    return fx.you.face_up_monsters(lambda each: not each.is_effect_monster())


@card.activation(cost=ygo.send_to_grave(1, plain_monsters), category=ygo.CATEGORY_DRAW, target=ygo.draws(2))
async def accept(fx: ygo.Effect) -> None:
    """Send 1 face-up monster you control that is no Effect Monster to the GY; draw 2 cards."""
    await fx.draw(2)
