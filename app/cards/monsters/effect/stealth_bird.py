"""Stealth Bird."""

from app.engine import authoring as ygo

card = ygo.Script(3510565, "Stealth Bird")
ygo.hides_itself(card)


@card.trigger(
    on=ygo.EVENT_FLIP_SUMMON_SUCCESS,
    mandatory=True,
    category=ygo.CATEGORY_DAMAGE,
    target=ygo.points_change(),
)
async def inflict_damage(fx: ygo.Effect) -> None:
    """When this card is Flip Summoned: Inflict 1000 damage to the opponent."""
    await fx.damage(1000)
