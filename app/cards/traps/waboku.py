"""Waboku."""

from app.engine import authoring as ygo

card = ygo.Script(12607053, "Waboku")


@card.granted(ygo.EFFECT_INDESTRUCTABLE_BATTLE, affects=ygo.your_monsters)
def not_destroyed_by_battle(fx: ygo.Effect) -> bool:
    return True


@card.activation()
async def keep_the_peace(fx: ygo.Effect) -> None:
    """This turn you take no battle damage and battle does not destroy your monsters."""
    fx.grant_to_player(ygo.EFFECT_AVOID_BATTLE_DAMAGE, fx.you, until=fx.this_turn())
    fx.grant(not_destroyed_by_battle, until=fx.this_turn())
