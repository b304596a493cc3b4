"""Ritual Beast Tamer Elder."""

from app.engine import authoring as ygo

card = ygo.Script(14513016, "Ritual Beast Tamer Elder")
ANYWHERE = ygo.LOCATION_MZONE | ygo.LOCATION_HAND | ygo.LOCATION_GRAVE | ygo.LOCATION_REMOVED


@card.granted(
    ygo.EFFECT_EXTRA_SUMMON_COUNT,
    affects=lambda fx, other: other.is_archetype("Ritual Beast") and other.controller is fx.you,
)
def one_more_beast(fx: ygo.Effect) -> int:
    return 1


@card.continuous(ygo.EVENT_SUMMON_SUCCESS, limit=ygo.ONCE_PER_TURN_BY_NAME)
async def lead_the_way(fx: ygo.Effect) -> None:
    """After you Normal Summon it you can Normal Summon 1 "Ritual Beast" monster in addition this turn, once
    per turn for all copies.
    """
    fx.grant(one_more_beast, until=fx.this_turn())


@card.continuous(ygo.EVENT_SPSUMMON_SUCCESS, unclassified=True)
async def count_summons(fx: ygo.Effect) -> None:
    fx.count_custom()


@card.modifier(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, at=ANYWHERE, affects_player=ygo.you, unclassified=True)
def once_a_turn(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """You can Special Summon "Ritual Beast Tamer Elder" only once per turn."""
    return monster.is_named(fx.this.code) and fx.custom_count() > 0
