"""Hazy Flame Hyppogrif."""

from app.engine import authoring as ygo

card = ygo.Script(31303283, "Hazy Flame Hyppogrif")


@card.modifier(ygo.EFFECT_CANNOT_BE_EFFECT_TARGET)
def shimmer(fx: ygo.Effect, targeting: ygo.Effect) -> bool:
    """Your opponent cannot target it with card effects."""
    return targeting.player_index != fx.player_index


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.tribute(1, lambda fx: fx.others(fx.you.monsters(ygo.is_attribute(ygo.ATTRIBUTE_FIRE)))),
    category=ygo.CATEGORY_ATKCHANGE,
)
async def flare_up(fx: ygo.Effect) -> None:
    """Once per turn the Tribute of another FIRE monster makes it 300 ATK stronger."""
    if fx.this_is_face_up():
        fx.change_attack(fx.this, 300)
