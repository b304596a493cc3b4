"""Altergeist Malwisp."""

from app.engine import authoring as ygo

card = ygo.Script(27132400, "Altergeist Malwisp")


@card.trigger(
    ygo.EVENT_TO_HAND,
    when=lambda fx: not fx.event.reason & ygo.REASON_DRAW,
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def appear(fx: ygo.Effect) -> None:
    """Whenever it reaches your hand otherwise than by a draw, it can be Special Summoned from there. Once per
    turn by this name.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


def another_altergeist(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "Altergeist" monsters in your GY that could be Special Summoned."""
    return fx.you.graveyard(
        lambda each: (
            each.is_archetype("Altergeist")
            and each.is_monster()
            and not each.is_named(card.code)
            and fx.can_special_summon(each, ygo.POS_FACEUP_DEFENSE)
        )
    )


@card.trigger(
    (ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    target=ygo.target_one(another_altergeist),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def call_another(fx: ygo.Effect) -> None:
    """If Normal or Special Summoned: target 1 other "Altergeist" monster in your GY; Special Summon it in
    Defense Position, but it cannot activate its effects for the rest of this turn.
    """
    summoned = await fx.special_summon(fx.targets_still_there(), ygo.POS_FACEUP_DEFENSE)
    fx.grant_value(ygo.EFFECT_CANNOT_TRIGGER, 1, summoned, until=fx.this_turn())
