"""Lord of D."""

from app.engine import authoring as ygo

card = ygo.Script(17985575, "Lord of D.")


def dragons_on_field(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Face-up Dragon monsters of both players."""
    return ygo.all_face_up_monsters(fx, monster) and monster.is_race(ygo.RACE_DRAGON)


@card.modifier(ygo.EFFECT_CANNOT_BE_EFFECT_TARGET, affects=dragons_on_field)
def cannot_be_targeted(fx: ygo.Effect) -> bool:
    """No player can target a Dragon monster on the field with a card effect."""
    return True
