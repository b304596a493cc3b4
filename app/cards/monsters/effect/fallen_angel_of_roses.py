"""Fallen Angel of Roses."""

from app.engine import authoring as ygo

card = ygo.Script(49674183, "Fallen Angel of Roses")


def other_plants(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Plant monsters you control, except copies of this card."""
    return fx.you.face_up_monsters(lambda m: m.is_race(ygo.RACE_PLANT) and not m.is_named(card.code))


@card.summon_procedure(cost=ygo.return_to_hand(1, other_plants))
async def bloom(fx: ygo.Effect) -> None:
    """You can Special Summon it from your hand by returning 1 other Plant monster you control to the hand;
    then banish it when it leaves the field.
    """
    fx.grant_value(ygo.EFFECT_LEAVE_FIELD_REDIRECT, ygo.LOCATION_REMOVED, fx.this)
