"""Gogogo Ghost."""

from app.engine import authoring as ygo

card = ygo.Script(56105047, "Gogogo Ghost")
GOGOGO_GOLEM = 62476815


def golems(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Gogogo Golem" in your GY that could come back in Defense Position."""
    return fx.you.graveyard(
        lambda m: m.is_named(GOGOGO_GOLEM) and fx.can_special_summon(m, ygo.POS_FACEUP_DEFENSE)
    )


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    target=ygo.target_one(golems),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_POSITION,
)
async def call_the_golem(fx: ygo.Effect) -> None:
    """If it is Special Summoned: you can target 1 "Gogogo Golem" in your GY; Special Summon it in Defense
    Position, then change this card to Defense Position. Once per turn for all copies.
    """
    summoned = await fx.special_summon(fx.targets_still_there(), ygo.POS_FACEUP_DEFENSE)
    if summoned and fx.this_is_face_up() and fx.this.is_in(ygo.POS_FACEUP_ATTACK):
        await fx.then()
        await fx.change_position(fx.this, ygo.POS_FACEUP_DEFENSE)
