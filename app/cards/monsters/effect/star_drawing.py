"""Star Drawing."""

from app.engine import authoring as ygo

card = ygo.Script(24610207, "Star Drawing")


@card.modifier(ygo.EFFECT_XYZ_LEVEL)
def level_five(fx: ygo.Effect) -> int:
    """For an Xyz Summon it can count as Level 5."""
    return 5


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    given=True,
    mandatory=True,
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_XYZ),
    category=ygo.CATEGORY_DRAW,
    target=ygo.draws(1),
)
async def draw_one(fx: ygo.Effect) -> None:
    """If it is Xyz Summoned: Draw 1 card."""
    await fx.draw()


card.gives_as_material(
    draw_one,
    lambda fx, monster: monster.was_summoned_by(ygo.SUMMON_TYPE_XYZ),
    text="An Xyz Monster Xyz Summoned with it from the field gains this effect.",
)
