"""Offerings to the Doomed."""

from app.engine import authoring as ygo

card = ygo.Script(19230407, "Offerings to the Doomed")


@card.activation(category=ygo.CATEGORY_DESTROY, target=ygo.target_one(ygo.face_up_monster))
async def destroy_one(fx: ygo.Effect) -> None:
    """Target 1 face-up monster on the field; destroy it, and you skip your next Draw Phase."""
    await fx.destroy([each for each in fx.targets_still_there() if each.is_face_up()])
    fx.skip_phase(fx.you, ygo.EFFECT_SKIP_DP)
