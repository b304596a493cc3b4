"""Kagetokage."""

from app.engine import authoring as ygo

card = ygo.Script(
    94656263,
    "Kagetokage",
    note="Cannot be Normal Summoned or Set; its own effect must Special Summon it first.",
    no_normal_summon=True,
    revive_limit=True,
)


def you_summoned_a_level_four(fx: ygo.Effect) -> bool:
    """You Normal Summoned a Level 4 monster, and this card could follow it."""
    level_four = any(snap.level == 4 for snap in fx.event.snapshots)
    return fx.event.player is fx.you and level_four and fx.can_special_summon(fx.this, proper=True)


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    at=ygo.LOCATION_HAND,
    timing="when",
    when=you_summoned_a_level_four,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def creep_in(fx: ygo.Effect) -> None:
    """When you Normal Summon a Level 4 monster: You can Special Summon this card from your hand."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this, proper=True)


@card.modifier(ygo.EFFECT_CANNOT_BE_SYNCHRO_MATERIAL, unclassified=True)
def no_synchro_material(fx: ygo.Effect) -> bool:
    """Cannot be used as Synchro Material."""
    return True
