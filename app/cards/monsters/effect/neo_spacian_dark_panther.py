"""Neo-Spacian Dark Panther."""

from app.engine import authoring as ygo

card = ygo.Script(43237273, "Neo-Spacian Dark Panther")


@card.ignition(limit=ygo.ONCE_PER_TURN, target=ygo.target_one(ygo.opponents_face_up_monster))
async def prowl(fx: ygo.Effect) -> None:
    """Once per turn: You can target 1 face-up monster of your opponent; until the End Phase this card has its
    original name and, in place of this effect, its original effects.
    """
    for prey in fx.targets_still_there():
        if prey.is_face_up() and fx.this_is_face_up():
            fx.copy_text(prey, until=fx.this_turn())
