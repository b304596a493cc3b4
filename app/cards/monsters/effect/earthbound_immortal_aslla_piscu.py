"""Earthbound Immortal Aslla piscu."""

from app.engine import authoring as ygo

card = ygo.Script(
    10875327,
    "Earthbound Immortal Aslla piscu",
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


def not_by_itself(fx: ygo.Effect) -> bool:
    """It left face-up, other than by its own effect."""
    before = fx.event.before(fx.this)
    face_up = before is not None and bool(before.position & ygo.POS_FACEUP)
    return face_up and fx.event.source is not fx.this and not no_field_spell(fx)


@card.trigger(
    ygo.EVENT_LEAVE_FIELD,
    mandatory=True,
    when=not_by_itself,
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_DAMAGE,
)
async def take_revenge(fx: ygo.Effect) -> None:
    """If it leaves the field face-up other than by its own effect: Destroy as many of your opponent's face-up
    monsters as possible; they take 800 damage for each.
    """
    fallen = await fx.destroy(fx.opponent.face_up_monsters())
    if fallen:
        await fx.damage(800 * len(fallen))
