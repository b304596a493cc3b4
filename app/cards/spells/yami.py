"""Yami."""

from app.engine import authoring as ygo

card = ygo.Script(59197169, "Yami")

card.activates()


def is_touched(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Face-up Fiends, Spellcasters and Fairies."""
    races = ygo.RACE_FIEND | ygo.RACE_SPELLCASTER | ygo.RACE_FAIRY
    return ygo.all_face_up_monsters(fx, monster) and monster.is_race(races)


def change(monster: ygo.Card) -> int:
    """Plus 200 for Fiends and Spellcasters, minus 200 for Fairies."""
    gain = 200 if monster.is_race(ygo.RACE_FIEND | ygo.RACE_SPELLCASTER) else 0
    return gain - (200 if monster.is_race(ygo.RACE_FAIRY) else 0)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_FZONE, affects=is_touched)
def change_attack(fx: ygo.Effect, monster: ygo.Card) -> int:
    """Fiends and Spellcasters on the field gain 200 ATK and DEF; Fairies lose 200 ATK and DEF."""
    return change(monster)


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE, at=ygo.LOCATION_FZONE, affects=is_touched)
def change_defense(fx: ygo.Effect, monster: ygo.Card) -> int:
    return change(monster)
