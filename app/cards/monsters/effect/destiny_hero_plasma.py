"""Destiny HERO - Plasma."""

from app.engine import authoring as ygo

card = ygo.Script(
    83965310,
    "Destiny HERO - Plasma",
    note="Cannot be Normal Summoned or Set; only its own Special Summon brings it.",
    no_normal_summon=True,
    special_summon_only_by=lambda fx: False,
)
MARK = "drained"


@card.summon_procedure(cost=ygo.tribute(3))
async def drink(fx: ygo.Effect) -> None:
    """Special Summon it from your hand by Tributing 3 monsters."""


@card.modifier(ygo.EFFECT_DISABLE, affects=ygo.their_monsters)
def negate(fx: ygo.Effect) -> bool:
    """Face-up monsters of your opponent have their effects negated while they control them."""
    return True


def drained(fx: ygo.Effect) -> list[ygo.Card]:
    """The monster its own effect equipped it with."""
    return [each for each in fx.this.equips() if each.flag(MARK)]


@card.ignition(
    when=lambda fx: not drained(fx) and fx.you.free_spell_zones() > 0,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_EQUIP,
    target=ygo.target_one(ygo.opponents_monster),
)
async def drain(fx: ygo.Effect) -> None:
    """Once per turn: You can target 1 monster of your opponent; it becomes an Equip Card of this one, which
    can hold only one.
    """
    for monster in fx.targets_still_theirs():
        if fx.this_is_face_up() and await fx.equip(fx.this, monster):
            fx.mark(monster, MARK)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def attack(fx: ygo.Effect) -> int:
    """It gains half of that monster's original ATK."""
    return sum(max(each.facts.attack, 0) for each in drained(fx)) // 2
