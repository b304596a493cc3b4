"""Kuriboh."""

from app.engine import authoring as ygo

card = ygo.Script(40640057, "Kuriboh")


def their_attack_would_hurt(fx: ygo.Effect) -> bool:
    """The attack of the opponent's monster is about to inflict battle damage to you."""
    return ygo.opponent_attacks(fx) and fx.battle_damage_ahead() > 0


@card.quick(
    on=ygo.EVENT_PRE_DAMAGE_CALCULATE,
    at=ygo.LOCATION_HAND,
    when=their_attack_would_hurt,
    cost=ygo.discard_this_card(),
)
async def prevent_damage(fx: ygo.Effect) -> None:
    """During damage calculation of an attack by the opponent's monster from which you would take battle
    damage: You can discard this card; that damage becomes 0.
    """
    fx.grant_to_player(ygo.EFFECT_AVOID_BATTLE_DAMAGE, fx.you, until=(ygo.PHASE_DAMAGE, fx.turn))
