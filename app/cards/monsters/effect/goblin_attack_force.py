"""Goblin Attack Force."""

from app.engine import authoring as ygo

card = ygo.Script(78658564, "Goblin Attack Force")


@card.continuous(
    ygo.EVENT_PHASE | ygo.PHASE_BATTLE,
    at=ygo.LOCATION_MZONE,
    when=lambda fx: fx.this.data.attacks > 0,
)
async def rest(fx: ygo.Effect) -> None:
    """If it attacked: at the end of the Battle Phase it is changed to Defense Position, and you cannot
    change its position by hand until the End Phase of your next turn.
    """
    await fx.change_position(fx.this, ygo.POS_FACEUP_DEFENSE)
    fx.grant_value(ygo.EFFECT_CANNOT_CHANGE_POSITION, 1, fx.this, until=fx.next_turn(fx.you))
