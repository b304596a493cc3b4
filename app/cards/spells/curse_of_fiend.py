"""Curse of Fiend."""

from app.engine import authoring as ygo

card = ygo.Script(12470447, "Curse of Fiend")


@card.granted(
    ygo.EFFECT_CANNOT_CHANGE_POSITION,
    affects=lambda fx, monster: monster.is_at(ygo.LOCATION_MZONE),
)
def hold_positions(fx: ygo.Effect) -> bool:
    """Players cannot change the battle positions of monsters this turn."""
    return True


@card.activation(
    category=ygo.CATEGORY_POSITION,
    phases=ygo.PHASE_STANDBY,
    target=ygo.affects_all(ygo.any_monster),
)
async def turn_all(fx: ygo.Effect) -> None:
    """In your Standby Phase: attackers turn to Defense Position and defenders to Attack Position;
    players cannot change these positions by hand this turn.
    """
    await fx.change_position(fx.monsters_on_field())
    fx.grant(hold_positions, until=fx.this_turn())
