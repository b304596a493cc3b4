"""Evilswarm Coppelia."""

from app.engine import authoring as ygo

card = ygo.Script(77841719, "Evilswarm Coppelia", note="Cannot be Special Summoned.", no_special_summon=True)


def by_their_card(fx: ygo.Effect) -> bool:
    """It left the field by an effect of, or a battle with, the opponent's card."""
    mine = fx.event.before(fx.this)
    if mine is None or mine.controller != fx.you.index:
        return False
    if fx.event.by_battle():
        return True
    return fx.event.by_effect() and fx.event.caused_by is fx.opponent


def their_face_up(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters of the opponent that could change sides."""
    return fx.opponent.face_up_monsters(fx.can_take_control)


@card.trigger(
    ygo.EVENT_LEAVE_FIELD,
    timing="when",
    when=by_their_card,
    category=ygo.CATEGORY_CONTROL,
    target=ygo.target_one(their_face_up),
)
async def take_a_puppet(fx: ygo.Effect) -> None:
    """When it leaves the field because of the opponent's card: You can target 1 face-up monster they control;
    you control it until your next End Phase.
    """
    for monster in [each for each in fx.targets_still_there() if each.is_face_up()]:
        until = fx.this_turn() if fx.is_your_turn else fx.next_turn(fx.you)
        await fx.take_control(monster, until=until)
