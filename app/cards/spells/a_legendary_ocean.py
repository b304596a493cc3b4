"""A Legendary Ocean."""

from app.engine import authoring as ygo

card = ygo.Script(295517, "A Legendary Ocean", note='Always treated as "Umi".')
card.activates()


def water_on_field(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Face-up WATER monsters on the field."""
    return ygo.all_face_up_monsters(fx, monster) and monster.is_attribute(ygo.ATTRIBUTE_WATER)


def water_on_field_or_in_hand(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Face-up WATER monsters on the field and WATER monsters in the hands."""
    in_hand = monster.location == ygo.LOCATION_HAND and monster.is_monster()
    return (in_hand and monster.is_attribute(ygo.ATTRIBUTE_WATER)) or water_on_field(fx, monster)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_FZONE, affects=water_on_field)
def more_attack(fx: ygo.Effect) -> int:
    """All WATER monsters gain 200 ATK and DEF."""
    return 200


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE, at=ygo.LOCATION_FZONE, affects=water_on_field)
def more_defense(fx: ygo.Effect) -> int:
    return 200


@card.modifier(ygo.EFFECT_UPDATE_LEVEL, at=ygo.LOCATION_FZONE, affects=water_on_field_or_in_hand)
def lower_level(fx: ygo.Effect) -> int:
    """The Levels of WATER monsters on the field and in the hands are reduced by 1."""
    return -1
