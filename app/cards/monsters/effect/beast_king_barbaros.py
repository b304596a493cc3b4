"""Beast King Barbaros."""

from app.engine import authoring as ygo

WITHOUT_TRIBUTES, _, WITH_THREE = 1, 2, 3

card = ygo.Script(
    78651105,
    "Beast King Barbaros",
    note="Can be Normal Summoned or Set without Tributes, or Tribute Summoned (not Set) with 3 Tributes.",
    options=("Without Tributes", "With 2 Tributes", "With 3 Tributes"),
    tribute_choices=(0, 2, 3),
    set_choices=(0, 2),
)


@card.modifier(
    ygo.EFFECT_SET_BASE_ATTACK, when=lambda fx: fx.this.flag("summoned_by_way") == WITHOUT_TRIBUTES
)
def lesser_king(fx: ygo.Effect) -> int:
    """Its original ATK is 1900 if it was Normal Summoned or Set without Tributes."""
    return 1900


@card.trigger(
    on=ygo.EVENT_SUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.this.flag("summoned_by_way") == WITH_THREE,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(ygo.opponents_card),
)
async def roar(fx: ygo.Effect) -> None:
    """If it is Tribute Summoned with 3 Tributes: Destroy every card your opponent controls."""
    await fx.destroy(fx.opponent.field())


@card.continuous(
    ygo.EVENT_ADJUST,
    at=ygo.LOCATION_MZONE,
    unclassified=True,
    when=lambda fx: fx.this.is_negated() and fx.this.flag("summoned_by_way") == WITHOUT_TRIBUTES,
)
async def never_lesser_again(fx: ygo.Effect) -> None:
    # Once negated, the lower original ATK does not come back.
    fx.mark_this("summoned_by_way", 0)
