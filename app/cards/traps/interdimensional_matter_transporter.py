"""Interdimensional Matter Transporter."""

from app.engine import authoring as ygo

card = ygo.Script(36261276, "Interdimensional Matter Transporter")


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END)
async def beam_back(fx: ygo.Effect) -> None:
    await fx.return_to_field(fx.bound)


@card.activation(category=ygo.CATEGORY_REMOVE, target=ygo.target_one(ygo.your_face_up_monster))
async def beam_out(fx: ygo.Effect) -> None:
    """Target 1 face-up monster you control; banish it until the End Phase."""
    if fx.target in fx.targets_still_yours() and fx.target.is_face_up():
        gone = await fx.banish(fx.target)
        if gone:
            fx.delay(beam_back, gone)
