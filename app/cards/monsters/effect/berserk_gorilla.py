"""Berserk Gorilla."""

from app.engine import authoring as ygo

card = ygo.Script(39168895, "Berserk Gorilla")


@card.modifier(ygo.EFFECT_SELF_DESTROY, when=lambda fx: fx.this.is_in(ygo.POS_FACEUP_DEFENSE))
def cannot_defend(fx: ygo.Effect) -> bool:
    """It is destroyed while in face-up Defense Position."""
    return True


@card.modifier(ygo.EFFECT_MUST_ATTACK)
def rage(fx: ygo.Effect) -> bool:
    """Must attack if it can."""
    return True
