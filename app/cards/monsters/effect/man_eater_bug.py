"""Man-Eater Bug."""

from app.engine import authoring as ygo

card = ygo.Script(54652250, "Man-Eater Bug")


@card.flip(category=ygo.CATEGORY_DESTROY, target=ygo.target_one(ygo.any_monster))
async def destroy_one_monster(fx: ygo.Effect) -> None:
    """FLIP: Target 1 monster on the field; destroy it."""
    await fx.destroy(fx.targets_still_there())
