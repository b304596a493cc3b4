"""Dragunity Phalanx."""

from app.engine import authoring as ygo

card = ygo.Script(59755122, "Dragunity Phalanx")


@card.ignition(
    at=ygo.LOCATION_SZONE,
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: fx.this.equipped_to is not None,
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def dismount(fx: ygo.Effect) -> None:
    """Once per turn, while it is equipped to a monster: You can Special Summon this card."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)
