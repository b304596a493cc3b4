"""Fenrir."""

from app.engine import authoring as ygo

card = ygo.Script(
    218704,
    "Fenrir",
    note="Cannot be Normal Summoned or Set, nor Special Summoned in any other way.",
    no_normal_summon=True,
    revive_limit=True,
    special_summon_only_by=lambda fx: False,
)


def water_in_grave(fx: ygo.Effect) -> list[ygo.Card]:
    """WATER monsters in the user's GY."""
    return fx.you.graveyard(ygo.is_attribute(ygo.ATTRIBUTE_WATER))


@card.summon_procedure(cost=ygo.banish(2, water_in_grave))
async def banish_two(fx: ygo.Effect) -> None:
    """Special Summon from the hand by banishing 2 WATER monsters from your GY."""


@card.trigger(ygo.EVENT_BATTLE_DESTROYING, mandatory=True)
async def lock_draw(fx: ygo.Effect) -> None:
    """When this card destroys an opponent's monster by battle: your opponent skips their next Draw Phase."""
    fx.skip_phase(fx.opponent, ygo.EFFECT_SKIP_DP)
