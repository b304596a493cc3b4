"""Metal Reflect Slime."""

from app.engine import authoring as ygo

card = ygo.Script(26905245, "Metal Reflect Slime")
SLIME = ygo.MonsterValues(0, 3000, 10, ygo.ATTRIBUTE_WATER, ygo.RACE_AQUA, effect=True, still_card=True)
MARK = "slime"


@card.activation(
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_become_monster(SLIME, ygo.POS_FACEUP_DEFENSE)),
)
async def ooze(fx: ygo.Effect) -> None:
    """Special Summon this card in Defense Position as an Effect Monster (Aqua, WATER, Level 10, 0 ATK, 3000
    DEF) that is also still a Trap.
    """
    if fx.this_is_face_up():
        await fx.special_summon_as_monster(SLIME, ygo.POS_FACEUP_DEFENSE)


@card.modifier(ygo.EFFECT_CANNOT_ATTACK)
def no_attack(fx: ygo.Effect) -> bool:
    """Summoned in this way it cannot attack."""
    return True
