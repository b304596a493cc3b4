"""Simorgh, Bird of Divinity."""

from app.engine import authoring as ygo

card = ygo.Script(
    14989021,
    "Simorgh, Bird of Divinity",
    note="Cannot be Special Summoned. Only WIND monsters may be Tributed for it.",
    no_special_summon=True,
    tribute_filter=lambda tribute: tribute.is_attribute(ygo.ATTRIBUTE_WIND),
)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    category=ygo.CATEGORY_DAMAGE,
    target=ygo.points_change(),
)
async def storm(fx: ygo.Effect) -> None:
    """In each End Phase the turn player takes 1000 damage, 500 less for each Spell/Trap they control."""
    player = fx.turn_player
    if fx.this_is_face_up():
        await fx.damage(max(1000 - 500 * len(player.spells_and_traps()), 0), player)
