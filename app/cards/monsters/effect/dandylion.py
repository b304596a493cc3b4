"""Dandylion."""

from app.engine import authoring as ygo

FLUFF = ygo.CardData(
    15341822,
    "Fluff Token",
    ygo.TYPE_MONSTER | ygo.TYPE_NORMAL | ygo.TYPE_TOKEN,
    level=1,
    attribute=ygo.ATTRIBUTE_WIND,
    race=ygo.RACE_PLANT,
)

card = ygo.Script(15341821, "Dandylion", tokens=(FLUFF,))


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    mandatory=True,
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOKEN,
    target=ygo.needs(lambda fx: fx.you.free_monster_zones() >= 2),
)
async def scatter(fx: ygo.Effect) -> None:
    """If it is sent to the GY: Special Summon 2 "Fluff Tokens" (Plant, WIND, Level 1, 0 ATK, 0 DEF) in
    Defense Position; they cannot be Tributed for a Tribute Summon this turn.
    """
    if fx.you.free_monster_zones() >= 2:
        tokens = await fx.special_summon_tokens(FLUFF, 2, ygo.POS_FACEUP_DEFENSE)
        fx.grant_value(ygo.EFFECT_UNRELEASABLE_SUM, 1, tokens, until=fx.this_turn())
