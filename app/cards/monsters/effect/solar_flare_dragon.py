"""Solar Flare Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(45985838, "Solar Flare Dragon")


def another_pyro(fx: ygo.Effect) -> bool:
    """Its controller has another face-up Pyro monster."""
    return bool(fx.others(fx.you.face_up_monsters(ygo.is_race(ygo.RACE_PYRO))))


@card.modifier(ygo.EFFECT_CANNOT_BE_BATTLE_TARGET, when=another_pyro)
def cannot_be_attacked(fx: ygo.Effect) -> bool:
    """Cannot be attacked while you control another Pyro monster."""
    return True


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=ygo.your_turn,
    category=ygo.CATEGORY_DAMAGE,
    target=ygo.points_change(),
)
async def burn(fx: ygo.Effect) -> None:
    """In your End Phase: inflict 500 damage to your opponent."""
    await fx.damage(500)
