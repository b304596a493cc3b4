"""Goblindbergh."""

from app.engine import authoring as ygo

card = ygo.Script(25259669, "Goblindbergh")


def small_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 4 or lower monsters in your hand that could be Special Summoned."""
    return fx.you.hand(lambda m: m.is_monster() and 1 <= m.level <= 4 and fx.can_special_summon(m))


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    timing="when",
    target=ygo.affects_some(1, small_monsters),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_POSITION,
)
async def deliver(fx: ygo.Effect) -> None:
    """Its Normal Summon can bring a monster of at most Level 4 along from your hand; this card is turned to
    Defense Position after that.
    """
    summoned = await fx.special_summon(await fx.choose(small_monsters(fx), prompt=ygo.SPECIAL_SUMMON))
    if summoned and fx.this_is_face_up() and fx.this.is_in(ygo.POS_FACEUP_ATTACK):
        await fx.then()
        await fx.change_position(fx.this, ygo.POS_FACEUP_DEFENSE)
