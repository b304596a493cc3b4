"""Geargiano."""

from app.engine import authoring as ygo

card = ygo.Script(71786742, "Geargiano")


def machines(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 4 Machine monsters in your GY that could come once this card has left."""
    return fx.you.graveyard(
        lambda m: (
            m.is_monster()
            and m.is_race(ygo.RACE_MACHINE)
            and m.level == 4
            and fx.can_special_summon(m, leaving=(fx.this,))
        )
    )


@card.ignition(
    cost=ygo.tribute_this_card(),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_DISABLE,
    target=ygo.target_one(machines),
)
async def rebuild(fx: ygo.Effect) -> None:
    """Tribute this card and target 1 Level 4 Machine monster in your GY: It is Special Summoned with its
    effects negated.
    """
    for monster in await fx.special_summon(fx.targets_still_there()):
        fx.negate_with_summon(monster)
