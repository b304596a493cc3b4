"""Transmodify."""

from app.engine import authoring as ygo

card = ygo.Script(5288597, "Transmodify")


def next_stage(fx: ygo.Effect, before: ygo.Card) -> list[ygo.Card]:
    """Monsters in your Deck of the same kind that are 1 Level above ``before``."""
    return fx.you.deck(
        lambda each: (
            each.is_monster()
            and each.level == before.level + 1
            and each.is_race(before.race)
            and each.is_attribute(before.attribute)
            and fx.can_special_summon(each, leaving=(before,))
        )
    )


def bases(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up monsters that could be sent and have a next stage in the Deck."""
    return fx.you.face_up_monsters(
        lambda each: each.level > 0 and fx.can_go_to_grave_as_cost(each) and bool(next_stage(fx, each))
    )


async def send_one(fx: ygo.Effect) -> None:
    """Send 1 of them and remember it."""
    chosen = await fx.choose(bases(fx))
    fx.remember(*(each.uid for each in chosen))
    await fx.send_to_grave(chosen, reason=ygo.REASON_COST)


@card.activation(
    limit=ygo.Limit(scope="name", refund=True),
    cost=ygo.custom(lambda fx: bool(bases(fx)), send_one),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.may_affect(lambda fx: next_stage(fx, fx.kernel.card(fx.labels[0]))),
)
async def transform(fx: ygo.Effect) -> None:
    """Send 1 face-up monster you control to the GY; from your Deck comes a monster of its Type and Attribute
    with 1 Level more. Only 1 per turn.
    """
    before = fx.kernel.card(fx.labels[0])
    await fx.special_summon(await fx.choose(next_stage(fx, before), prompt=ygo.SPECIAL_SUMMON))
    await fx.shuffle_deck()
