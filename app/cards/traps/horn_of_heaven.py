"""Horn of Heaven."""

from app.engine import authoring as ygo

card = ygo.Script(98069388, "Horn of Heaven")


def offering(fx: ygo.Effect) -> list[ygo.Card]:
    """Your monsters, but not one that is just being Flip Summoned."""
    return fx.you.monsters(lambda monster: not fx.event.includes(monster))


ygo.negates_summons(
    card,
    (ygo.EVENT_SUMMON, ygo.EVENT_FLIP_SUMMON, ygo.EVENT_SPSUMMON),
    "When monsters are about to be Summoned: Tribute 1 monster; negate that Summon and destroy them.",
    cost=ygo.tribute(1, offering),
)
