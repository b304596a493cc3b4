"""Pole Position."""

from app.engine import authoring as ygo

card = ygo.Script(73578229, "Pole Position")

card.activates()


def leaders(fx: ygo.Effect) -> list[ygo.Card]:
    """The face-up monsters with the highest ATK."""
    monsters = fx.face_up_monsters()
    best = max((m.attack for m in monsters), default=0)
    return [m for m in monsters if m.attack == best]


@card.modifier(ygo.EFFECT_IMMUNE_EFFECT, at=ygo.LOCATION_SZONE, affects=lambda fx, m: m in leaders(fx))
def ahead_of_spells(fx: ygo.Effect, source: ygo.Card) -> bool:
    """The face-up monsters with the highest ATK are unaffected by Spell effects."""
    return source.is_spell()


def was_face_up(fx: ygo.Effect) -> bool:
    """It was face-up on the field."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.position & ygo.POS_FACEUP)


@card.trigger(
    ygo.EVENT_LEAVE_FIELD,
    mandatory=True,
    when=was_face_up,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(leaders),
)
async def crash(fx: ygo.Effect) -> None:
    """If it leaves the field: Destroy the face-up monsters with the highest ATK."""
    await fx.destroy(leaders(fx))
