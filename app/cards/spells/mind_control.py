"""Mind Control."""

from app.engine import authoring as ygo

card = ygo.Script(37520316, "Mind Control")


def controllable(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters of the opponent you may take."""
    return fx.opponent.monsters(fx.can_take_control)


@card.activation(category=ygo.CATEGORY_CONTROL, target=ygo.target_one(controllable))
async def take_it(fx: ygo.Effect) -> None:
    """Target 1 monster your opponent controls; you control it until the End Phase, but it can neither declare
    an attack nor be Tributed.
    """
    target = fx.target
    if fx.still_there(target) and await fx.take_control(target, until=fx.this_turn()):
        fx.grant_value(ygo.EFFECT_CANNOT_ATTACK_ANNOUNCE, 1, target, until=fx.this_turn())
        fx.grant_value(ygo.EFFECT_CANNOT_RELEASE, 1, target, until=fx.this_turn())
