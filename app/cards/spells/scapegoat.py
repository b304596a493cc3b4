"""Scapegoat."""

from app.engine import authoring as ygo

SHEEP = ygo.CardData(
    73915052,
    "Sheep Token",
    ygo.TYPE_MONSTER | ygo.TYPE_NORMAL | ygo.TYPE_TOKEN,
    level=1,
    attribute=ygo.ATTRIBUTE_EARTH,
    race=ygo.RACE_BEAST,
)

card = ygo.Script(73915051, "Scapegoat", tokens=(SHEEP,))


@card.granted(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, affects_player=ygo.you)
def only_sheep(fx: ygo.Effect, monster: ygo.Card) -> bool:
    return monster.code != SHEEP.code


def forgo_summons(fx: ygo.Effect) -> None:
    """You Summon nothing else in this turn."""
    until = fx.this_turn()
    fx.grant(only_sheep, until=until, oath=True)
    fx.grant_to_player(ygo.EFFECT_CANNOT_SUMMON, fx.you, until=until, oath=True)
    fx.grant_to_player(ygo.EFFECT_CANNOT_FLIP_SUMMON, fx.you, until=until, oath=True)


def room_for_four(fx: ygo.Effect) -> bool:
    """The four could come to your field."""
    return fx.can_special_summon_tokens(SHEEP, 4, ygo.POS_FACEUP_DEFENSE)


@card.activation(
    cost=ygo.custom(ygo.nothing_summoned_this_turn, forgo_summons),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_TOKEN,
    target=ygo.needs(room_for_four),
)
async def call_the_sheep(fx: ygo.Effect) -> None:
    """Special Summon 4 "Sheep Tokens" (Beast, EARTH, Level 1, 0 ATK, 0 DEF) in Defense Position; they cannot
    be Tributed for a Tribute Summon. In the turn you activate this card you cannot Summon anything else, but
    you can Set monsters.
    """
    if room_for_four(fx):
        sheep = await fx.special_summon_tokens(SHEEP, 4, ygo.POS_FACEUP_DEFENSE)
        fx.grant_value(ygo.EFFECT_UNRELEASABLE_SUM, 1, sheep)
