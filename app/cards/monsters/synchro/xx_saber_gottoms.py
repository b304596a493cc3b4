"""XX-Saber Gottoms."""

from app.engine import authoring as ygo

card = ygo.Script(
    52352005,
    "XX-Saber Gottoms",
    note="Materials: a Tuner and at least 1 EARTH monster, which may be a Tuner too.",
    summon=ygo.synchro(others=ygo.is_attribute(ygo.ATTRIBUTE_EARTH), tuners_as_others=True),
)


def sabers(fx: ygo.Effect) -> list[ygo.Card]:
    """All "X-Saber" monsters you control."""
    return fx.you.monsters(lambda monster: monster.is_archetype("X-Saber"))


@card.ignition(
    cost=ygo.tribute(1, sabers),
    category=ygo.CATEGORY_HANDES,
    target=ygo.needs(lambda fx: bool(fx.opponent.hand())),
)
async def cut_their_hand(fx: ygo.Effect) -> None:
    """Tribute 1 "X-Saber" monster; your opponent discards 1 random card."""
    await fx.discard_random(1, fx.opponent)
