"""Bujinfidel."""

from app.engine import authoring as ygo

card = ygo.Script(66727115, "Bujinfidel")


def tributes(fx: ygo.Effect) -> list[ygo.Card]:
    """Beast-Warrior "Bujin" monsters you control for which there is another one in the GY."""
    return fx.you.monsters(
        lambda mine: (
            mine.is_race(ygo.RACE_BEASTWARRIOR) and mine.is_archetype("Bujin") and bool(relatives(fx, mine))
        )
    )


def relatives(fx: ygo.Effect, mine: ygo.Card) -> list[ygo.Card]:
    """All "Bujin" monsters of another name in your GY that can come once ``mine`` is gone."""
    return fx.you.graveyard(
        lambda other: (
            other.is_monster()
            and other.is_archetype("Bujin")
            and not other.is_named(mine.name_code)
            and fx.can_special_summon(other, leaving=(mine,))
        )
    )


def may_come(fx: ygo.Effect) -> list[ygo.Card]:
    """What can be targeted, after the Tribute or before it."""
    paid = [fx.kernel.card(uid) for uid in fx.labels] or tributes(fx)
    return [other for other in fx.you.graveyard() if any(other in relatives(fx, mine) for mine in paid)]


@card.activation(
    cost=ygo.tribute(1, tributes),
    target=ygo.target_one(may_come),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def replace(fx: ygo.Effect) -> None:
    """Tribute 1 Beast-Warrior "Bujin" monster, then target 1 "Bujin" monster with another name in your GY;
    Special Summon it.
    """
    await fx.special_summon(fx.targets_still_there())
