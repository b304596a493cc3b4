"""Faustian Bargain."""

from app.engine import authoring as ygo

card = ygo.Script(68396778, "Faustian Bargain")


def special_summoned(fx: ygo.Effect) -> list[ygo.Card]:
    """Special Summoned monsters on either field in whose place something could come from your hand."""
    return fx.monsters_on_field(lambda each: each.was_special_summoned() and bool(reward(fx, (each,))))


def reward(fx: ygo.Effect, leaving: tuple[ygo.Card, ...] = ()) -> list[ygo.Card]:
    """Level 4 or lower Normal Monsters in your hand that could come once ``leaving`` have left."""
    return fx.you.hand(
        lambda each: (
            each.is_normal_monster() and 1 <= each.level <= 4 and fx.can_special_summon(each, leaving=leaving)
        )
    )


@card.activation(
    category=ygo.CATEGORY_TOGRAVE | ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(special_summoned),
)
async def strike_the_bargain(fx: ygo.Effect) -> None:
    """Target 1 Special Summoned monster on either field; send it to the GY. If it got there, Special Summon 1
    Level 4 or lower Normal Monster from your hand.
    """
    sent = await fx.send_to_grave(fx.targets_still_there())
    if any(each.location == ygo.LOCATION_GRAVE for each in sent):
        await fx.special_summon(await fx.choose(reward(fx)))
