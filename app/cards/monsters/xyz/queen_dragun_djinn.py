"""Queen Dragun Djinn."""

from app.engine import authoring as ygo

card = ygo.Script(90726340, "Queen Dragun Djinn", note="Materials: 2 Level 4 monsters.", summon=ygo.xyz(4))


@card.modifier(
    ygo.EFFECT_INDESTRUCTABLE_BATTLE,
    affects=lambda fx, monster: (
        ygo.your_monsters(fx, monster)
        and monster.is_race(ygo.RACE_DRAGON)
        and not monster.is_named(card.code)
    ),
)
def royal_guard(fx: ygo.Effect) -> bool:
    """Dragon monsters of other names that you control cannot be destroyed by battle."""
    return True


def big_dragons(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 5 or higher Dragon monsters in your GY that could be Special Summoned."""
    return fx.you.graveyard(
        lambda each: (
            each.is_monster()
            and each.is_race(ygo.RACE_DRAGON)
            and each.level >= 5
            and fx.can_special_summon(each)
        )
    )


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.detach(),
    target=ygo.target_one(big_dragons),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def summon_a_subject(fx: ygo.Effect) -> None:
    """Once per turn: You can detach 1 material, then target 1 Level 5 or higher Dragon monster in your GY;
    Special Summon it with its effects negated, and it cannot attack this turn.
    """
    for dragon in await fx.special_summon(fx.targets_still_there()):
        fx.negate_with_summon(dragon)
        fx.grant_value(ygo.EFFECT_CANNOT_ATTACK, 1, dragon, until=fx.this_turn())
