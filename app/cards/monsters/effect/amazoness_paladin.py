"""Amazoness Paladin."""

from app.engine import authoring as ygo

card = ygo.Script(47480070, "Amazoness Paladin")


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def sisterhood(fx: ygo.Effect) -> int:
    """Every Amazoness monster on your field, she among them, makes her 100 ATK stronger."""
    return 100 * len(fx.you.face_up_monsters(lambda monster: monster.is_archetype("Amazoness")))
