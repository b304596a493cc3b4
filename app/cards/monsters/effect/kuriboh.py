"""Kuriboh."""

from app.engine import authoring as ygo

card = ygo.Script(40640057, "Kuriboh")


def their_monster_attacks(fx: ygo.Effect) -> bool:
    """The opponent's monster is attacking."""
    return fx.attacker is not None and fx.attacker.controller is fx.opponent


@card.quick(
    on=ygo.EVENT_PRE_DAMAGE_CALCULATE,
    at=ygo.LOCATION_HAND,
    when=their_monster_attacks,
    cost=ygo.discard_this_card(),
)
async def prevent_damage(fx: ygo.Effect) -> None:
    """During damage calculation of an attack by the opponent's monster: You can discard this card;
    you take no battle damage from that battle.
    """
    fx.grant_to_player(ygo.EFFECT_AVOID_BATTLE_DAMAGE, fx.you, until=(ygo.PHASE_DAMAGE, fx.turn))
