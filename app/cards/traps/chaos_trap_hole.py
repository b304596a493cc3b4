"""Chaos Trap Hole."""

from app.engine import authoring as ygo

card = ygo.Script(11593137, "Chaos Trap Hole")
CHAOS = ygo.ATTRIBUTE_LIGHT | ygo.ATTRIBUTE_DARK


def light_and_dark(fx: ygo.Effect) -> list[ygo.Card]:
    """Those of the monsters about to be Summoned that are LIGHT or DARK."""
    return [monster for monster in fx.event.cards if monster.is_attribute(CHAOS)]


@card.activation(
    on=(ygo.EVENT_SUMMON, ygo.EVENT_FLIP_SUMMON, ygo.EVENT_SPSUMMON),
    cost=ygo.pay_lp(2000),
    category=ygo.CATEGORY_DISABLE_SUMMON | ygo.CATEGORY_REMOVE,
    target=ygo.affects_all(light_and_dark),
)
async def negate_summon(fx: ygo.Effect) -> None:
    """When LIGHT or DARK monsters are about to be Summoned: Pay 2000 LP; negate their Summon and banish
    them.
    """
    await fx.banish(await fx.negate_summon(lambda monster: monster.is_attribute(CHAOS)))
