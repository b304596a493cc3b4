"""Moulinglacia the Elemental Lord."""

from app.engine import authoring as ygo

card = ygo.Script(
    13959634,
    "Moulinglacia the Elemental Lord",
    note="Cannot be Normal Summoned or Set, nor Special Summoned in any other way.",
    no_normal_summon=True,
    revive_limit=True,
    special_summon_only_by=lambda fx: False,
)


@card.summon_procedure(when=lambda fx: len(fx.you.graveyard(ygo.is_attribute(ygo.ATTRIBUTE_WATER))) == 5)
async def five_waters(fx: ygo.Effect) -> None:
    """Special Summon from the hand while exactly 5 WATER monsters are in your GY."""


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_HANDES,
)
async def freeze_hand(fx: ygo.Effect) -> None:
    """If it is Special Summoned: your opponent discards 2 random cards (all, if they hold fewer)."""
    await fx.discard_random(2, fx.opponent)


@card.continuous(ygo.EVENT_LEAVE_FIELD, unclassified=True)
async def exhausted(fx: ygo.Effect) -> None:
    """If this face-up card leaves the field, you skip the Battle Phase of your next turn."""
    fx.skip_phase(fx.you, ygo.EFFECT_SKIP_BP, turn=fx.turn + 1)
