"""Embodiment of Apophis."""

from app.engine import authoring as ygo

card = ygo.Script(28649820, "Embodiment of Apophis")
SERPENT = ygo.MonsterValues(1600, 1800, 4, ygo.ATTRIBUTE_EARTH, ygo.RACE_REPTILE, still_card=True)


@card.activation(
    when=ygo.in_main_phase,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_become_monster(SERPENT)),
)
async def uncoil(fx: ygo.Effect) -> None:
    """In a Main Phase: Special Summon this card as a Normal Monster (Reptile, EARTH, Level 4, 1600 ATK, 1800
    DEF) that is also still a Trap.
    """
    if fx.this_is_face_up():
        await fx.special_summon_as_monster(SERPENT)
