"""Book of Eclipse."""

from app.engine import authoring as ygo

card = ygo.Script(35480699, "Book of Eclipse")


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END)
async def light_returns(fx: ygo.Effect) -> None:
    hidden = fx.opponent.monsters(lambda each: each.is_face_down())
    shown = await fx.change_position(hidden, ygo.POS_FACEUP_DEFENSE)
    if shown:
        await fx.then()
        await fx.draw(len(shown), fx.opponent)


def can_be_hidden(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters that could be turned face-down."""
    return fx.face_up_monsters(lambda each: not each.is_token() and fx.can_change_position(each))


@card.activation(category=ygo.CATEGORY_POSITION, target=ygo.affects_all(can_be_hidden))
async def darken(fx: ygo.Effect) -> None:
    """Turn all face-up monsters on the field face-down. In this turn's End Phase turn as many of your
    opponent's face-down monsters as possible to face-up Defense Position; they draw 1 card for each.
    """
    await fx.turn_face_down(fx.face_up_monsters())
    fx.delay(light_returns, until=fx.this_turn())
