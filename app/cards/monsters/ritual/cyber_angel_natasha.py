"""Cyber Angel Natasha."""

from app.engine import authoring as ygo

card = ygo.Script(
    99427357,
    "Cyber Angel Natasha",
    note='A Ritual Monster of "Machine Angel Ritual".',
    revive_limit=True,
)


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    target=ygo.target_one(ygo.your_face_up_monster),
    category=ygo.CATEGORY_RECOVER,
)
async def bless(fx: ygo.Effect) -> None:
    """Once per turn you can target one of your face-up monsters: half of its ATK is added to your LP."""
    for monster in fx.targets_still_there():
        if monster.is_face_up():
            await fx.recover(monster.attack // 2)


def your_ritual_is_attacked(fx: ygo.Effect) -> bool:
    """A Ritual Monster you control is the target of the attack."""
    target = fx.attack_target
    return target is not None and target.controller is fx.you and target.is_type(ygo.TYPE_RITUAL)


@card.quick(ygo.EVENT_ATTACK_ANNOUNCE, when=your_ritual_is_attacked)
async def shield(fx: ygo.Effect) -> None:
    """An attack whose target is one of your Ritual Monsters can be negated."""
    await fx.negate_attack()


def other_angels(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "Cyber Angel" monsters in your GY."""
    return fx.others(fx.you.graveyard(lambda each: each.is_monster() and each.is_archetype("Cyber Angel")))


def takeable(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters of the opponent that could change sides."""
    return fx.opponent.monsters(fx.can_take_control)


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    when=lambda fx: fx.you.free_monster_zones() >= 2 and fx.can_special_summon(fx.this),
    cost=ygo.banish(1, other_angels),
    target=ygo.target_one(takeable),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_CONTROL,
)
async def enchant(fx: ygo.Effect) -> None:
    """From your GY, for the banishing of another "Cyber Angel" monster there: Target a monster of your
    opponent; this card is Special Summoned and, if so, that monster changes to your side.
    """
    if fx.still_there(fx.this) and await fx.special_summon(fx.this):
        for monster in fx.targets_still_there():
            await fx.take_control(monster)
