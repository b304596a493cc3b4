"""Book of Taiyou."""

from app.engine import authoring as ygo

card = ygo.Script(38699854, "Book of Taiyou")


def face_down_monster(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-down monsters that could be turned."""
    return fx.monsters_on_field(lambda each: each.is_face_down() and fx.can_change_position(each))


@card.activation(category=ygo.CATEGORY_POSITION, target=ygo.target_one(face_down_monster))
async def reveal_a_monster(fx: ygo.Effect) -> None:
    """Target 1 face-down monster on the field; turn it to face-up Attack Position."""
    for monster in fx.targets_still_there():
        if monster.is_face_down():
            await fx.change_position(monster, ygo.POS_FACEUP_ATTACK)
