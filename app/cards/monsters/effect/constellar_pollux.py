"""Constellar Pollux."""

from app.engine import authoring as ygo

card = ygo.Script(78364470, "Constellar Pollux")


@card.granted(
    ygo.EFFECT_EXTRA_SUMMON_COUNT,
    affects=lambda fx, other: other.controller is fx.you and other.is_archetype("Constellar"),
)
def one_more_constellar(fx: ygo.Effect) -> bool:
    return True


@card.continuous(ygo.EVENT_SUMMON_SUCCESS, when=lambda fx: not fx.custom_count())
async def bring_a_friend(fx: ygo.Effect) -> None:
    """In the turn it was Normal Summoned you have one more Normal Summon, for a "Constellar" monster; no
    second copy gives you another one.
    """
    fx.count_custom()
    fx.grant(one_more_constellar, until=fx.this_turn())
