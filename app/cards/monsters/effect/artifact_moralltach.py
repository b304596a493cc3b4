"""Artifact Moralltach."""

from app.engine import authoring as ygo

card = ygo.Script(85103922, "Artifact Moralltach")


@card.modifier(ygo.EFFECT_MONSTER_SSET, at=ygo.LOCATION_HAND)
def as_a_spell(fx: ygo.Effect) -> int:
    """You can Set this card from your hand to your Spell & Trap Zone as a Spell."""
    return ygo.TYPE_SPELL


def broken(fx: ygo.Effect) -> bool:
    """Set in a Spell & Trap Zone it was destroyed in the opponent's turn."""
    before = fx.event.before(fx.this)
    if before is None or fx.is_your_turn or not fx.event.destroyed(fx.this):
        return False
    return before.location == ygo.LOCATION_SZONE and bool(before.position & ygo.POS_FACEDOWN)


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=broken,
    target=ygo.affects_this_card(),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def awaken(fx: ygo.Effect) -> None:
    """If this Set card in the Spell & Trap Zone is destroyed and sent to your GY in your opponent's turn:
    Special Summon it.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


def theirs(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up cards your opponent controls."""
    return fx.opponent.field(ygo.Card.is_face_up)


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    when=ygo.opponents_turn,
    target=ygo.affects_some(1, theirs),
    category=ygo.CATEGORY_DESTROY,
)
async def cut(fx: ygo.Effect) -> None:
    """If it is Special Summoned in your opponent's turn: You can destroy 1 face-up card your opponent
    controls.
    """
    await fx.destroy(await fx.choose(theirs(fx)))
