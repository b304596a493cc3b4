"""Fiend's Sanctuary."""

from app.engine import authoring as ygo

METAL_FIEND = ygo.CardData(
    24874631,
    "Metal Fiend Token",
    ygo.TYPE_MONSTER | ygo.TYPE_NORMAL | ygo.TYPE_TOKEN,
    level=1,
    attribute=ygo.ATTRIBUTE_DARK,
    race=ygo.RACE_FIEND,
)

card = ygo.Script(24874630, "Fiend's Sanctuary", tokens=(METAL_FIEND,))


@card.delayed(
    on=ygo.EVENT_PHASE | ygo.PHASE_STANDBY,
    when=lambda fx: fx.bound[0].controller.is_turn_player,
    once=False,
)
async def keep_or_lose(fx: ygo.Effect) -> None:
    token = fx.bound[0]
    keeper = token.controller
    if keeper.lp >= 1000 and await fx.confirm(keeper, ygo.PAY_TO_KEEP, 1000):
        await fx.pay_lp(1000, keeper)
    else:
        await fx.destroy(token)


@card.activation(
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOKEN,
    target=ygo.needs(lambda fx: fx.can_special_summon_tokens(METAL_FIEND)),
)
async def call_the_fiend(fx: ygo.Effect) -> None:
    """Special Summon 1 "Metal Fiend Token" (Fiend, DARK, Level 1, 0 ATK, 0 DEF). It cannot attack, the
    opponent takes the battle damage its controller would take from its battles, and in each of its
    controller's Standby Phases they pay 1000 LP or destroy it.
    """
    for token in await fx.special_summon_tokens(METAL_FIEND):
        fx.grant_value(ygo.EFFECT_CANNOT_ATTACK, 1, token)
        fx.grant_value(ygo.EFFECT_REFLECT_BATTLE_DAMAGE, 1, token)
        fx.delay(keep_or_lose, token)
