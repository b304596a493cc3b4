"""Soul Drain Dragon."""

from app.engine import authoring as ygo


def by_a_dragon_xyz(fx: ygo.Effect) -> bool:
    """The effect is that of a Dragon Xyz Monster."""
    return fx.this.is_type(ygo.TYPE_XYZ) and fx.this.is_race(ygo.RACE_DRAGON)


card = ygo.Script(
    55735315,
    "Soul Drain Dragon",
    note="Special Summon only by the effect of a Dragon Xyz Monster of yours.",
    no_normal_summon=True,
    revive_limit=True,
    special_summon_only_by=by_a_dragon_xyz,
)


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    timing="when",
    when=lambda fx: fx.you.lp < fx.opponent.lp,
    category=ygo.CATEGORY_ATKCHANGE,
)
async def drain(fx: ygo.Effect) -> None:
    """When Special Summoned while you have less LP than your opponent: It gains the difference as ATK, and
    your opponent takes no further damage this turn.
    """
    missing = fx.opponent.lp - fx.you.lp
    if missing > 0 and fx.this_is_face_up():
        fx.change_attack(fx.this, missing)
        fx.grant_to_player(ygo.EFFECT_AVOID_BATTLE_DAMAGE, fx.opponent, until=fx.this_turn())
        fx.grant_to_player(ygo.EFFECT_CHANGE_DAMAGE, fx.opponent, value=ygo.NO_DAMAGE, until=fx.this_turn())


@card.modifier(ygo.EFFECT_CANNOT_DIRECT_ATTACK)
def not_directly(fx: ygo.Effect) -> bool:
    """It cannot attack directly."""
    return True
