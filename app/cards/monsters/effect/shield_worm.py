"""Shield Worm."""

from app.engine import authoring as ygo

card = ygo.Script(15939448, "Shield Worm")


def insects(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up Insect monsters."""
    return fx.you.face_up_monsters(ygo.is_race(ygo.RACE_INSECT))


@card.trigger(
    (ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_FLIP_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    mandatory=True,
    category=ygo.CATEGORY_POSITION | ygo.CATEGORY_DECKDES,
)
async def curl_up(fx: ygo.Effect) -> None:
    """When Summoned: It is changed to Defense Position, then the top cards of your opponent's Deck go to the
    GY, 1 for each face-up Insect you control.
    """
    if fx.this_is_face_up() and fx.this.is_in(ygo.POS_FACEUP_ATTACK):
        await fx.change_position(fx.this, ygo.POS_FACEUP_DEFENSE)
        await fx.then()
        await fx.mill(len(insects(fx)), fx.opponent)
