"""Fossil Dyna Pachycephalo."""

from app.engine import authoring as ygo

card = ygo.Script(42009836, "Fossil Dyna Pachycephalo")


def special_summoned(fx: ygo.Effect) -> list[ygo.Card]:
    """Special Summoned monsters on the field."""
    return fx.monsters_on_field(lambda m: m.was_special_summoned())


@card.trigger(
    on=ygo.EVENT_FLIP,
    mandatory=True,
    in_damage_step=True,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(special_summoned),
)
async def purge(fx: ygo.Effect) -> None:
    """Being turned face-up it destroys every monster on the field that was Special Summoned."""
    await fx.destroy(special_summoned(fx))


@card.modifier(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, affects_player=ygo.both_players)
def no_special_summons(fx: ygo.Effect) -> bool:
    """Neither player can Special Summon monsters."""
    return True
