"""Ojama Trio."""

from app.engine import authoring as ygo

OJAMA = ygo.CardData(
    29843092,
    "Ojama Token",
    ygo.TYPE_MONSTER | ygo.TYPE_NORMAL | ygo.TYPE_TOKEN,
    attack=0,
    defense=1000,
    level=2,
    attribute=ygo.ATTRIBUTE_LIGHT,
    race=ygo.RACE_BEAST,
    archetypes=("Ojama",),
)

card = ygo.Script(29843091, "Ojama Trio", tokens=(OJAMA,))


@card.delayed(ygo.EVENT_DESTROYED, when=lambda fx: bool(fx.bound_in_event), once=False)
async def sting(fx: ygo.Effect) -> None:
    for snap in fx.bound_in_event:
        await fx.damage(300, fx.you if snap.controller == fx.you.index else fx.opponent)


def room(fx: ygo.Effect) -> bool:
    """The three could come to the opponent's field."""
    return fx.can_special_summon_tokens(OJAMA, 3, ygo.POS_FACEUP_DEFENSE, to=fx.opponent)


@card.activation(category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOKEN, target=ygo.needs(room))
async def send_the_three(fx: ygo.Effect) -> None:
    """Special Summon 3 "Ojama Tokens" (Beast, LIGHT, Level 2, 0 ATK, 1000 DEF) to your opponent's field in
    Defense Position. They cannot be Tributed for a Tribute Summon; whoever controls one that is destroyed
    takes 300 damage.
    """
    if room(fx):
        tokens = await fx.special_summon_tokens(OJAMA, 3, ygo.POS_FACEUP_DEFENSE, to=fx.opponent)
        fx.grant_value(ygo.EFFECT_UNRELEASABLE_SUM, 1, tokens)
        fx.delay(sting, tokens)
