"""D.D. Survivor."""

from app.engine import authoring as ygo

card = ygo.Script(48092532, "D.D. Survivor")
MARK = "survivor"


def from_your_field(fx: ygo.Effect) -> bool:
    """It was face-up on your field just before."""
    before = fx.event.before(fx.this)
    return (
        before is not None
        and before.location == ygo.LOCATION_MZONE
        and bool(before.position & ygo.POS_FACEUP)
        and before.controller == fx.this.data.owner
    )


@card.continuous(ygo.EVENT_REMOVE, when=from_your_field, unclassified=True)
async def remember(fx: ygo.Effect) -> None:
    fx.mark_this(MARK, until_turn=fx.turn)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_REMOVED,
    mandatory=True,
    when=lambda fx: fx.this_has(MARK) and fx.this.is_face_up(),
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def survive(fx: ygo.Effect) -> None:
    """Once, in the End Phase of a turn in which it was banished from your field while face-up: Special Summon
    it.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)
