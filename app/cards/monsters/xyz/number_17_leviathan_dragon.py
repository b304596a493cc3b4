"""Number 17: Leviathan Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    69610924,
    "Number 17: Leviathan Dragon",
    note="Materials: 2 Level 3 monsters.",
    summon=ygo.xyz(3),
)


@card.modifier(ygo.EFFECT_CANNOT_DIRECT_ATTACK, when=lambda fx: not fx.this.materials())
def no_direct_attack_without_material(fx: ygo.Effect) -> bool:
    """While it has no material, it cannot attack directly."""
    return True


@card.ignition(
    cost=ygo.detach(1),
    category=ygo.CATEGORY_ATKCHANGE,
    limit=ygo.ONCE_PER_TURN,
    target=ygo.affects_this_card(),
)
async def gain_500(fx: ygo.Effect) -> None:
    """Once per turn: detach a material; this card gains 500 ATK for as long as it stays."""
    if fx.this_is_face_up():
        fx.change_attack(fx.this, 500)
