"""Overdone Burial."""

from app.engine import authoring as ygo

card = ygo.Script(65993085, "Overdone Burial")


def below(fx: ygo.Effect, level: int) -> list[ygo.Card]:
    """Monsters in your GY of a Level below ``level`` that could come."""
    return fx.you.graveyard(lambda m: 1 <= m.level < level and fx.can_special_summon(m))


def payments(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your hand that leave something to target."""
    return fx.you.hand(lambda m: m.is_monster() and bool(below(fx, m.facts.level)))


async def discard_one(fx: ygo.Effect) -> None:
    """Discard 1 of them and remember its Level."""
    chosen = await fx.choose(payments(fx), prompt=ygo.DISCARD)
    fx.remember(chosen[0].facts.level)
    await fx.discard_cards(chosen, reason=ygo.REASON_COST)


def to_dig_out(fx: ygo.Effect) -> list[ygo.Card]:
    """What may be targeted: by the Level of the discarded monster once that is known."""
    level = fx.labels[0] if fx.labels else max((m.facts.level for m in payments(fx)), default=0)
    return below(fx, level)


@card.activation(
    limit=ygo.Limit(scope="name", refund=True),
    cost=ygo.custom(lambda fx: bool(payments(fx)), discard_one),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_EQUIP,
    target=ygo.target_one(to_dig_out),
)
async def dig_out(fx: ygo.Effect) -> None:
    """Discard 1 monster and target 1 monster in your GY whose Level is lower than its original one; Special
    Summon it and equip it with this card. Only 1 per turn.
    """
    for monster in await fx.special_summon(fx.targets_still_there()):
        if fx.this_is_face_up():
            await fx.equip(monster)


@card.modifier(ygo.EFFECT_DISABLE, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def silence(fx: ygo.Effect) -> bool:
    """The effects of the equipped monster are negated."""
    return True
