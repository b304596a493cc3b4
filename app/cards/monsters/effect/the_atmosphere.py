"""The Atmosphere."""

from app.engine import authoring as ygo

card = ygo.Script(
    14466224,
    "The Atmosphere",
    note="Cannot be Normal Summoned or Set; needs its own Special Summon first.",
    no_normal_summon=True,
    revive_limit=True,
)


@card.summon_procedure(
    cost=ygo.all_of(
        ygo.banish(2, lambda fx: fx.you.monsters()),
        ygo.banish(1, lambda fx: fx.you.graveyard(lambda each: each.is_monster())),
    )
)
async def gather_air(fx: ygo.Effect) -> None:
    """You can Special Summon it from your hand by banishing 2 monsters you control and 1 from your GY."""


#: Mark of the monster its own effect equipped to it.
MARK = "inhaled"


def held(fx: ygo.Effect) -> list[ygo.Card]:
    """The monster equipped to it by its effect."""
    return [each for each in fx.this.equips() if each.flag(MARK)]


@card.ignition(
    when=lambda fx: not held(fx) and fx.you.free_spell_zones() > 0,
    category=ygo.CATEGORY_EQUIP,
    target=ygo.target_one(ygo.opponents_face_up_monster),
    limit=ygo.ONCE_PER_TURN,
)
async def inhale(fx: ygo.Effect) -> None:
    """Once per turn: You can target 1 face-up monster your opponent controls; equip it to this card (1 at a
    time).
    """
    if fx.this_is_face_up() and fx.still_there(fx.target) and fx.target.is_face_up():
        if await fx.equip(fx.this, fx.target):
            fx.mark(fx.target, MARK)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def attack(fx: ygo.Effect) -> int:
    """It gains the ATK and DEF of that monster."""
    return sum(max(each.facts.attack, 0) for each in held(fx))


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE)
def defense(fx: ygo.Effect) -> int:
    """The same for DEF."""
    return sum(max(each.facts.defense, 0) for each in held(fx))
