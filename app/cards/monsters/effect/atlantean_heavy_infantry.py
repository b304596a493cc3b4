"""Atlantean Heavy Infantry."""

from app.engine import authoring as ygo

card = ygo.Script(37104630, "Atlantean Heavy Infantry")


def small_serpents(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Your Sea Serpents of Level 4 or lower."""
    mine = monster.controller is fx.you and monster.is_monster()
    return mine and monster.is_race(ygo.RACE_SEASERPENT) and 1 <= monster.level <= 4


@card.modifier(ygo.EFFECT_EXTRA_SUMMON_COUNT, affects=small_serpents)
def one_more(fx: ygo.Effect) -> bool:
    """In your Main Phase you can Normal Summon 1 more monster: a Sea Serpent of Level 4 or lower."""
    return True


def paid_for_a_water_monster(fx: ygo.Effect) -> bool:
    """It went to the GY as the cost of a WATER monster's effect."""
    source = fx.event.source
    if source is None or not fx.event.reason & ygo.REASON_COST:
        return False
    return source.is_monster() and source.is_attribute(ygo.ATTRIBUTE_WATER)


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=paid_for_a_water_monster,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(lambda fx: fx.opponent.field(ygo.Card.is_face_up)),
)
async def crush(fx: ygo.Effect) -> None:
    """If it goes to the GY to activate a WATER monster's effect: Target 1 face-up card of your opponent;
    destroy it.
    """
    await fx.destroy([each for each in fx.targets_still_theirs() if each.is_face_up()])
