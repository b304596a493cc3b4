"""The Monarchs Stormforth."""

from app.engine import authoring as ygo

card = ygo.Script(79844764, "The Monarchs Stormforth")


@card.granted(
    ygo.EFFECT_EXTRA_RELEASE_SUM,
    affects=lambda fx, m: m.location == ygo.LOCATION_MZONE and m.controller is fx.opponent,
)
def theirs_will_do(fx: ygo.Effect) -> bool:
    return True


@card.granted(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, affects_player=ygo.you)
def nothing_from_the_extra_deck(fx: ygo.Effect, summoned: ygo.Card) -> bool:
    return summoned.location == ygo.LOCATION_EXTRA


@card.activation(
    limit=ygo.Limit(scope="name", refund=True),
    cost=ygo.custom(
        lambda fx: not fx.you.extra_deck_summons(),
        lambda fx: fx.grant(nothing_from_the_extra_deck, until=fx.this_turn(), oath=True),
    ),
)
async def take_command(fx: ygo.Effect) -> None:
    """Once this turn, for a Tribute Summon you can Tribute 1 monster your opponent controls in place of one
    of yours. You cannot Special Summon from the Extra Deck this turn. Only 1 per turn.
    """
    fx.grant(theirs_will_do, until=fx.this_turn())
