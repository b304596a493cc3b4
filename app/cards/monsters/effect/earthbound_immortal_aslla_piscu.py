"""Earthbound Immortal Aslla piscu."""

from app.engine import authoring as ygo

card = ygo.Script(
    10875327,
    "Earthbound Immortal Aslla piscu",
    note='Only 1 "Earthbound Immortal" monster can be on the field.',
    unique="field:Earthbound Immortal",
)
ygo.earthbound_immortal(card)


def not_by_itself(fx: ygo.Effect) -> bool:
    """It left face-up, other than by its own effect."""
    before = fx.event.before(fx.this)
    face_up = before is not None and bool(before.position & ygo.POS_FACEUP)
    return face_up and fx.event.source is not fx.this


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
