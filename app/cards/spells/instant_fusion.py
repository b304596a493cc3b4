"""Instant Fusion."""

from app.engine import authoring as ygo

card = ygo.Script(1845204, "Instant Fusion")


def small_fusions(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 5 or lower Fusion Monsters in your Extra Deck that could come."""
    return fx.you.extra_deck(
        lambda each: (
            each.is_type(ygo.TYPE_FUSION)
            and 1 <= each.level <= 5
            and each.is_face_down()
            and fx.can_special_summon(each, kind=ygo.SUMMON_TYPE_FUSION, proper=True)
        )
    )


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END)
async def fall_apart(fx: ygo.Effect) -> None:
    await fx.destroy(fx.bound)


@card.activation(
    cost=ygo.pay_lp(1000),
    limit=ygo.Limit(scope="name", refund=True),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, small_fusions),
)
async def fuse_instantly(fx: ygo.Effect) -> None:
    """Pay 1000 LP; Special Summon 1 Level 5 or lower Fusion Monster from your Extra Deck. That counts
    as a Fusion Summon; the monster cannot attack and is destroyed in the End Phase. Only 1 activation a
    turn by this name.
    """
    chosen = await fx.choose(small_fusions(fx), prompt=ygo.SPECIAL_SUMMON)
    done = await fx.special_summon(chosen, kind=ygo.SUMMON_TYPE_FUSION, proper=True)
    if done:
        fx.grant_value(ygo.EFFECT_CANNOT_ATTACK, 1, done)
        fx.delay(fall_apart, done)
