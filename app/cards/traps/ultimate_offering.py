"""Ultimate Offering."""

from app.engine import authoring as ygo

card = ygo.Script(80604091, "Ultimate Offering", options=("Normal Summon", "Set"))
SUMMON, SET = 0, 1

card.activates()


def right_time(fx: ygo.Effect) -> bool:
    """Your Main Phase or the opponent's Battle Phase."""
    return fx.is_phase(ygo.PHASE_MAIN if fx.is_your_turn else ygo.PHASE_ANY_BATTLE)


def ways(fx: ygo.Effect, monster: ygo.Card) -> list[int]:
    """Whether it can be Summoned, Set or both."""
    found = [SUMMON] if fx.can_normal_summon(monster) else []
    return found + ([SET] if fx.can_normal_summon(monster, setting=True) else [])


def candidates(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your hand for it."""
    return fx.you.hand(lambda each: bool(ways(fx, each)))


@card.quick(
    at=ygo.LOCATION_SZONE,
    when=right_time,
    cost=ygo.pay_lp(500),
    category=ygo.CATEGORY_SUMMON,
    target=ygo.affects_some(1, candidates),
)
async def one_more(fx: ygo.Effect) -> None:
    """In your Main Phase or the opponent's Battle Phase: You can pay 500 LP; Normal Summon or Set 1 monster
    right after this resolves.
    """
    for monster in await fx.choose(candidates(fx)):
        way = await fx.choose_option(*ways(fx, monster))
        await fx.normal_summon(monster, setting=way == SET)
