"""Snowman Eater."""

from app.engine import authoring as ygo

card = ygo.Script(91133740, "Snowman Eater")


@card.trigger(
    on=ygo.EVENT_FLIP,
    mandatory=True,
    in_damage_step=True,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(ygo.face_up_monster),
)
async def destroy_one_monster(fx: ygo.Effect) -> None:
    """If this card is turned face-up: Target 1 face-up monster; destroy it."""
    await fx.destroy(fx.targets_still_there())
