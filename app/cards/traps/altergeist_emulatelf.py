"""Altergeist Emulatelf."""

from app.engine import authoring as ygo

card = ygo.Script(86885905, "Altergeist Emulatelf")
ELF = ygo.MonsterValues(
    1400, 1800, 4, ygo.ATTRIBUTE_LIGHT, ygo.RACE_SPELLCASTER, effect=True, still_card=True
)


@card.activation(
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_become_monster(ELF)),
)
async def appear(fx: ygo.Effect) -> None:
    """Special Summon this card as an Effect Monster (Spellcaster, LIGHT, Level 4, 1400 ATK, 1800 DEF) that is
    also still a Trap.
    """
    if fx.this_is_face_up():
        await fx.special_summon_as_monster(ELF)


def other_traps(fx: ygo.Effect, each: ygo.Card) -> bool:
    """Other "Altergeist" Traps you control."""
    mine = each.is_on_field() and each.is_face_up() and each.controller is fx.you and each is not fx.this
    return mine and each.is_trap() and each.is_archetype("Altergeist")


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_EFFECT, affects=other_traps)
def shelter(fx: ygo.Effect) -> bool:
    """While it is such a monster, card effects can neither destroy nor target other "Altergeist" Traps you
    control.
    """
    return True


@card.modifier(ygo.EFFECT_CANNOT_BE_EFFECT_TARGET, affects=other_traps)
def mimic(fx: ygo.Effect) -> bool:
    return True
