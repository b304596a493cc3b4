"""Zoodiac Thoroughblade."""

from app.engine import authoring as ygo

card = ygo.Script(77150143, "Zoodiac Thoroughblade")


def is_zoodiac(other: ygo.Card) -> bool:
    """A "Zoodiac" card."""
    return other.is_archetype("Zoodiac")


@card.trigger(
    (ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    when=lambda fx: bool(fx.you.hand(is_zoodiac)),
    category=ygo.CATEGORY_HANDES | ygo.CATEGORY_DRAW,
    target=ygo.draws(1),
)
async def trade(fx: ygo.Effect) -> None:
    """If it is Normal or Special Summoned: You can discard 1 "Zoodiac" card; if you do, draw 1 card."""
    if await fx.discard(1, keep=is_zoodiac):
        await fx.draw(1)


def its_holder(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """The Xyz Monster it is attached to, if that is originally a Beast-Warrior."""
    fits = fx.this in monster.materials() and bool(monster.facts.race & ygo.RACE_BEASTWARRIOR)
    return fits and not monster.is_negated()


@card.modifier(ygo.EFFECT_PIERCE, at=ygo.LOCATION_OVERLAY, affects=its_holder)
def pierce(fx: ygo.Effect) -> bool:
    """A Beast-Warrior Xyz Monster that has it as material inflicts piercing battle damage."""
    return True
