"""Zombie World."""

from app.engine import authoring as ygo

card = ygo.Script(4064256, "Zombie World")
card.activates()


def undead(fx: ygo.Effect, other: ygo.Card) -> bool:
    """Monsters face-up on the field and in the GYs."""
    return ygo.all_face_up_monsters(fx, other) or (
        other.location == ygo.LOCATION_GRAVE and bool(other.printed_type & ygo.TYPE_MONSTER)
    )


@card.modifier(ygo.EFFECT_CHANGE_RACE, at=ygo.LOCATION_FZONE, affects=undead)
def rot(fx: ygo.Effect) -> int:
    """Monsters on the field and in the GYs are Zombies."""
    return ygo.RACE_ZOMBIE


@card.modifier(ygo.EFFECT_CANNOT_TRIBUTE_SUMMON, at=ygo.LOCATION_FZONE, affects_player=ygo.both_players)
def no_living_tribute_summons(fx: ygo.Effect, summoned: ygo.Card) -> bool:
    """Only Zombies can be Tribute Summoned."""
    return not summoned.is_race(ygo.RACE_ZOMBIE)
