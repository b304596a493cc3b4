"""Enemy Controller."""

from app.engine import authoring as ygo

card = ygo.Script(98045062, "Enemy Controller")


def turnable(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters of the opponent whose battle position can change."""
    return fx.opponent.face_up_monsters(fx.can_change_position)


@card.activation(category=ygo.CATEGORY_POSITION, target=ygo.target_one(turnable))
async def turn_it(fx: ygo.Effect) -> None:
    """Target 1 face-up monster your opponent controls; switch it between Attack and Defense Position."""
    if fx.still_there(fx.target) and fx.target.is_face_up() and fx.target.controller is fx.opponent:
        await fx.change_position(fx.target)


def obedient(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters of the opponent that could change sides, once a Tribute has made room."""
    full = not fx.you.free_monster_zones()
    return fx.opponent.face_up_monsters(
        lambda monster: fx.can_swap_control(monster) if full else fx.can_take_control(monster)
    )


@card.activation(category=ygo.CATEGORY_CONTROL, cost=ygo.tribute(1), target=ygo.target_one(obedient))
async def command_it(fx: ygo.Effect) -> None:
    """For a Tribute a face-up monster of your opponent, your target, obeys you until the End Phase."""
    if fx.still_there(fx.target) and fx.target.is_face_up():
        await fx.take_control(fx.target, until=fx.this_turn())
