"""Gem-Knight Ruby."""

from app.engine import authoring as ygo

GARNET = 91731841
card = ygo.Script(
    76614340,
    "Gem-Knight Ruby",
    note='Materials: "Gem-Knight Garnet" and a "Gem-Knight" monster. Its first Summon is a Fusion Summon.',
    summon=ygo.fusion(GARNET, lambda m: m.is_archetype("Gem-Knight")),
    revive_limit=True,
)


def gems(fx: ygo.Effect) -> list[ygo.Card]:
    """Other face-up "Gem-" monsters you control."""
    return fx.others(
        fx.you.face_up_monsters(lambda m: m.is_archetype("Gem-") and ygo.can_be_tributed(m, for_summon=False))
    )


async def tribute_a_gem(fx: ygo.Effect) -> None:
    """Tribute one of them and remember its ATK."""
    for gem in await fx.choose(gems(fx)):
        fx.remember(gem.attack)
        await fx.tribute(gem, reason=ygo.REASON_COST)


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.custom(lambda fx: bool(gems(fx)), tribute_a_gem),
    target=ygo.affects_this_card(),
    category=ygo.CATEGORY_ATKCHANGE,
)
async def glow(fx: ygo.Effect) -> None:
    """Once per turn the Tribute of another face-up "Gem-" monster lends this card the ATK which that had, for
    the turn.
    """
    if fx.this_is_face_up():
        fx.change_attack(fx.this, fx.labels[0], until=fx.this_turn())


@card.modifier(ygo.EFFECT_PIERCE)
def piercing(fx: ygo.Effect) -> bool:
    """If it attacks a Defense Position monster, it inflicts piercing battle damage."""
    return True
