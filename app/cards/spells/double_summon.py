"""Double Summon."""

from app.engine import authoring as ygo

card = ygo.Script(43422537, "Double Summon")


@card.activation(category=ygo.CATEGORY_SUMMON)
async def summon_twice(fx: ygo.Effect) -> None:
    """This turn you can Normal Summon or Set twice."""
    fx.grant_to_player(ygo.EFFECT_SET_SUMMON_COUNT_LIMIT, fx.you, value=2, until=fx.this_turn())
