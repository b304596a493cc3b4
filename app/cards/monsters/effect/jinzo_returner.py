"""Jinzo - Returner."""

from app.engine import authoring as ygo

card = ygo.Script(9418534, "Jinzo - Returner")
JINZO = 77585513


@card.modifier(ygo.EFFECT_DIRECT_ATTACK)
def slip_past(fx: ygo.Effect) -> bool:
    """It may attack directly."""
    return True


def jinzos(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Jinzo" in your GY that could come."""
    return fx.you.graveyard(lambda m: m.is_named(JINZO) and fx.can_special_summon(m))


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END, when=ygo.your_turn)
async def break_down(fx: ygo.Effect) -> None:
    await fx.destroy(fx.bound)


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    timing="when",
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(jinzos),
)
async def bring_back(fx: ygo.Effect) -> None:
    """When it is sent to the GY: You can target 1 "Jinzo" in your GY; Special Summon it, and in your End
    Phase it is destroyed.
    """
    for jinzo in await fx.special_summon(fx.targets_still_there()):
        fx.delay(break_down, jinzo)
