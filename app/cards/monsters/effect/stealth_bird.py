"""Stealth Bird."""

from app.engine import authoring as ygo

card = ygo.Script(3510565, "Stealth Bird")


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: fx.can_change_position(fx.this),
    category=ygo.CATEGORY_POSITION,
    target=ygo.affects_this_card(),
)
async def hide(fx: ygo.Effect) -> None:
    """Once per turn: You can turn this card to face-down Defense Position."""
    if fx.this_is_face_up():
        await fx.turn_face_down(fx.this)


@card.trigger(
    on=ygo.EVENT_FLIP_SUMMON_SUCCESS,
    mandatory=True,
    category=ygo.CATEGORY_DAMAGE,
    target=ygo.points_change(),
)
async def inflict_damage(fx: ygo.Effect) -> None:
    """When this card is Flip Summoned: Inflict 1000 damage to the opponent."""
    await fx.damage(1000)
