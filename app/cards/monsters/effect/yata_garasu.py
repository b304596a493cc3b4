"""Yata-Garasu."""

from app.engine import authoring as ygo

card = ygo.Script(3078576, "Yata-Garasu", note="Cannot be Special Summoned.", no_special_summon=True)

ygo.spirit(card)


@card.trigger(
    ygo.EVENT_BATTLE_DAMAGE,
    mandatory=True,
    when=lambda fx: fx.event.player is fx.opponent,
)
async def lock_draw(fx: ygo.Effect) -> None:
    """If this card inflicts battle damage to your opponent: they skip the Draw Phase of their next turn."""
    fx.skip_phase(fx.opponent, ygo.EFFECT_SKIP_DP)
