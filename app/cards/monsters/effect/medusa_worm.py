"""Medusa Worm."""

from app.engine import authoring as ygo

card = ygo.Script(2694423, "Medusa Worm")


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
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(ygo.opponents_monster),
)
async def destroy_one_monster(fx: ygo.Effect) -> None:
    """If this card is Flip Summoned: Target 1 monster of the opponent; destroy it."""
    await fx.destroy(fx.targets_still_there())
