"""Necrovalley."""

from app.engine import authoring as ygo

card = ygo.Script(47355498, "Necrovalley")

card.activates()


def in_a_grave(fx: ygo.Effect, other: ygo.Card) -> bool:
    """A card in either GY."""
    return other.location == ygo.LOCATION_GRAVE


def keepers(fx: ygo.Effect, other: ygo.Card) -> bool:
    """A face-up "Gravekeeper's" monster."""
    return ygo.all_face_up_monsters(fx, other) and other.is_archetype("Gravekeeper's")


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_FZONE, affects=keepers)
def guarded_attack(fx: ygo.Effect) -> int:
    """All "Gravekeeper's" monsters gain 500 ATK and DEF."""
    return 500


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE, at=ygo.LOCATION_FZONE, affects=keepers)
def guarded_defense(fx: ygo.Effect) -> int:
    return 500


@card.modifier(ygo.EFFECT_CANNOT_REMOVE, at=ygo.LOCATION_FZONE, affects=in_a_grave)
def no_banishing(fx: ygo.Effect) -> bool:
    """Cards in the GYs cannot be banished."""
    return True


@card.modifier(ygo.EFFECT_NECRO_VALLEY, at=ygo.LOCATION_FZONE, affects=in_a_grave)
def undisturbed(fx: ygo.Effect) -> bool:
    """Effects that would move a card in a GY, or change its Type or Attribute there, are negated."""
    return True
