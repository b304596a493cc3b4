"""Fairy Archer."""

from app.engine import authoring as ygo

card = ygo.Script(48742406, "Fairy Archer")


@card.ignition(
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    cost=ygo.no_attack_by_this_card(),
    category=ygo.CATEGORY_DAMAGE,
    target=ygo.points_change(),
)
async def volley(fx: ygo.Effect) -> None:
    """Every face-up LIGHT monster on your field means 400 damage to your opponent; for that this card makes
    no attack in the turn. One such effect a turn by this name.
    """
    await fx.damage(400 * len(fx.you.face_up_monsters(ygo.is_attribute(ygo.ATTRIBUTE_LIGHT))))
