"""Change of Heart."""

from app.engine import authoring as ygo

card = ygo.Script(4031928, "Change of Heart")


def controllable(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters of the opponent you may take."""
    return fx.opponent.monsters(fx.can_take_control)


@card.activation(category=ygo.CATEGORY_CONTROL, target=ygo.target_one(controllable))
async def take_it(fx: ygo.Effect) -> None:
    """Target 1 monster your opponent controls; you control it until the End Phase."""
    if fx.still_there(fx.target):
        await fx.take_control(fx.target, until=fx.this_turn())
