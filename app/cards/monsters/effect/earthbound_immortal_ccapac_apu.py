"""Earthbound Immortal Ccapac Apu."""

from app.engine import authoring as ygo

card = ygo.Script(
    46263076,
    "Earthbound Immortal Ccapac Apu",
    note='Only 1 "Earthbound Immortal" monster can be on the field.',
    unique="field:Earthbound Immortal",
)


def no_field_spell(fx: ygo.Effect) -> bool:
    """No Field Zone holds a face-up card."""
    spells = (fx.you.field_spell(), fx.opponent.field_spell())
    return not any(each is not None and each.is_face_up() for each in spells)


@card.modifier(ygo.EFFECT_SELF_DESTROY, when=no_field_spell)
def crumble(fx: ygo.Effect) -> bool:
    """Without a face-up Field Spell on the field it is destroyed."""
    return True


@card.modifier(ygo.EFFECT_CANNOT_BE_BATTLE_TARGET)
def out_of_reach(fx: ygo.Effect) -> bool:
    """The opponent's monsters cannot attack it."""
    return True


@card.modifier(ygo.EFFECT_DIRECT_ATTACK)
def direct(fx: ygo.Effect) -> bool:
    """It can attack directly."""
    return True


def victim(fx: ygo.Effect) -> ygo.Card | None:
    """The opponent's monster that it destroyed."""
    battled = (fx.attacker, fx.attack_target)
    return next((other for other in battled if other is not None and other is not fx.this), None)


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYING,
    mandatory=True,
    category=ygo.CATEGORY_DAMAGE,
    target=ygo.points_change(),
)
async def crush(fx: ygo.Effect) -> None:
    """If it destroys an opponent's monster by battle: Inflict damage equal to that monster's original ATK."""
    fallen = victim(fx)
    if fallen is not None:
        await fx.damage(max(fallen.facts.attack, 0))
