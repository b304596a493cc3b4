"""Number 39: Utopia."""

from app.engine import authoring as ygo

card = ygo.Script(84013237, "Number 39: Utopia", note="Materials: 2 Level 4 monsters.", summon=ygo.xyz(4))


@card.trigger(ygo.EVENT_ATTACK_ANNOUNCE, at=ygo.LOCATION_MZONE, timing="when", cost=ygo.detach(1))
async def refuse(fx: ygo.Effect) -> None:
    """When a monster declares an attack: You can detach 1 material; negate that attack."""
    await fx.negate_attack()


@card.trigger(
    ygo.EVENT_BE_BATTLE_TARGET,
    mandatory=True,
    when=lambda fx: not fx.this.materials(),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_this_card(),
)
async def fall(fx: ygo.Effect) -> None:
    """If it is attacked while it has no material: Destroy it."""
    if fx.still_there(fx.this):
        await fx.destroy(fx.this)
