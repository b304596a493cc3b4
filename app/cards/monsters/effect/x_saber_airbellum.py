"""X-Saber Airbellum."""

from app.engine import authoring as ygo

card = ygo.Script(90508760, "X-Saber Airbellum")


@card.trigger(
    ygo.EVENT_BATTLE_DAMAGE,
    mandatory=True,
    when=lambda fx: fx.event.player is fx.opponent and fx.is_direct_attack and fx.attacker is fx.this,
    category=ygo.CATEGORY_HANDES,
)
async def pounce(fx: ygo.Effect) -> None:
    """If it inflicts battle damage to your opponent by a direct attack: Discard 1 random card from their
    hand.
    """
    await fx.discard_random(1, fx.opponent)
