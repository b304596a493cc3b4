"""Book of Moon."""

from app.engine import authoring as ygo

card = ygo.Script(14087893, "Book of Moon")


def can_be_hidden(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters that could be turned face-down."""
    return fx.face_up_monsters(lambda each: not each.is_token() and fx.can_change_position(each))


@card.activation(category=ygo.CATEGORY_POSITION, target=ygo.target_one(can_be_hidden))
async def hide_a_monster(fx: ygo.Effect) -> None:
    """Target 1 face-up monster on the field; turn it to face-down Defense Position."""
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            await fx.turn_face_down(monster)
