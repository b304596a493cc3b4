"""Darkness Approaches."""

from app.engine import authoring as ygo

card = ygo.Script(80168720, "Darkness Approaches")


def can_be_hidden(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters that could be turned face-down."""
    return fx.face_up_monsters(lambda each: not each.is_token() and fx.can_change_position(each))


@card.activation(
    cost=ygo.discard(2),
    target=ygo.target_one(can_be_hidden),
    category=ygo.CATEGORY_POSITION,
)
async def cover(fx: ygo.Effect) -> None:
    """Discard 2 cards and target 1 face-up monster; turn it face-down, keeping its battle position."""
    for monster in fx.targets_still_there():
        if monster.is_in(ygo.POS_FACEUP_ATTACK):
            await fx.change_position(monster, ygo.POS_FACEDOWN_ATTACK)
        elif monster.is_face_up():
            await fx.turn_face_down(monster)
