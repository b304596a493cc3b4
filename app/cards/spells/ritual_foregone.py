"""Ritual Foregone."""

from app.engine import authoring as ygo

card = ygo.Script(65450690, "Ritual Foregone")


def may_come_otherwise(monster: ygo.Card) -> bool:
    """Its text does not forbid other ways than a Ritual Summon."""
    script = monster.kernel.script(monster.code)
    return script is None or script.special_summon_only_by is None


def rituals(fx: ygo.Effect) -> list[ygo.Card]:
    """Ritual Monsters in your hand."""
    return fx.you.hand(
        lambda each: (
            each.is_monster()
            and each.is_type(ygo.TYPE_RITUAL)
            and may_come_otherwise(each)
            and fx.can_special_summon(each, ignore_conditions=True)
        )
    )


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_END)
async def it_ends(fx: ygo.Effect) -> None:
    await fx.destroy(fx.bound)


@card.activation(
    cost=ygo.pay_lp(1000),
    limit=ygo.Limit(scope="name", refund=True),
    target=ygo.affects_some(1, rituals),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def skip_the_ritual(fx: ygo.Effect) -> None:
    """Pay 1000 LP; Special Summon 1 Ritual Monster from your hand. It cannot attack and is destroyed in the
    End Phase. Only 1 activation per turn.
    """
    chosen = await fx.choose(rituals(fx), prompt=ygo.SPECIAL_SUMMON)
    summoned = await fx.special_summon(chosen, ignore_conditions=True)
    if summoned:
        fx.grant_value(ygo.EFFECT_CANNOT_ATTACK, 1, summoned)
        fx.delay(it_ends, summoned)
