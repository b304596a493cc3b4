"""Marauding Captain."""

from app.engine import authoring as ygo

card = ygo.Script(2460565, "Marauding Captain")


def your_other_warriors(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Your other face-up Warrior monsters."""
    return monster is not fx.this and ygo.your_monsters(fx, monster) and monster.is_race(ygo.RACE_WARRIOR)


@card.modifier(ygo.EFFECT_CANNOT_BE_BATTLE_TARGET, affects=your_other_warriors)
def guards_the_others(fx: ygo.Effect) -> bool:
    """Your opponent's monsters cannot attack your other Warrior monsters."""
    return True


def small_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 4 or lower monsters in your hand that could be Special Summoned."""
    return fx.you.hand(
        lambda each: each.is_monster() and ygo.is_level_at_most(4)(each) and fx.can_special_summon(each)
    )


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    timing="when",
    target=ygo.affects_some(1, small_monsters),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def call_to_arms(fx: ygo.Effect) -> None:
    """When it is Normal Summoned, you can call a comrade: Special Summon a monster up to Level 4 out of your
    hand.
    """
    await fx.special_summon(await fx.choose(small_monsters(fx)))
