"""Brain Control."""

from app.engine import authoring as ygo

card = ygo.Script(87910978, "Brain Control")


def controllable(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters of the opponent that are no special ones."""
    return fx.opponent.face_up_monsters(
        lambda monster: ygo.can_be_normal_summoned(monster) and fx.can_take_control(monster)
    )


@card.activation(cost=ygo.pay_lp(800), category=ygo.CATEGORY_CONTROL, target=ygo.target_one(controllable))
async def take_it(fx: ygo.Effect) -> None:
    """Pay 800 LP, then target 1 face-up monster of your opponent of a kind that can be Normal Summoned or
    Set; you control it until the End Phase.
    """
    if fx.still_there(fx.target) and fx.target.is_face_up():
        await fx.take_control(fx.target, until=fx.this_turn())
