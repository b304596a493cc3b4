"""Ally of Justice Catastor."""

from app.engine import authoring as ygo

card = ygo.Script(
    26593852,
    "Ally of Justice Catastor",
    note="Materials: a Tuner and at least 1 monster that is no Tuner.",
    summon=ygo.synchro(),
)


def face_up_foe(fx: ygo.Effect) -> list[ygo.Card]:
    """The face-up monster it battles, if that is not DARK."""
    foe = fx.this.battling()
    if foe is None or foe.is_face_down() or foe.is_attribute(ygo.ATTRIBUTE_DARK):
        return []
    return [foe]


@card.trigger(
    ygo.EVENT_BATTLE_START,
    mandatory=True,
    when=lambda fx: bool(face_up_foe(fx)),
    target=ygo.affects_all(face_up_foe),
    category=ygo.CATEGORY_DESTROY,
)
async def destroy_the_foe(fx: ygo.Effect) -> None:
    """At the start of the Damage Step, if this battles a face-up monster that is not DARK: destroy it."""
    await fx.destroy(face_up_foe(fx))
