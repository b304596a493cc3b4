"""Beacon of White."""

from app.engine import authoring as ygo

card = ygo.Script(50371210, "Beacon of White")


def blue_eyes_in_grave(fx: ygo.Effect) -> list[ygo.Card]:
    """Blue-Eyes monsters in the user's GY."""
    return fx.you.graveyard(lambda other: other.is_monster() and other.is_archetype("Blue-Eyes"))


def revivable(fx: ygo.Effect) -> list[ygo.Card]:
    """Those of them that can be Special Summoned."""
    return [monster for monster in blue_eyes_in_grave(fx) if fx.can_special_summon(monster)]


def may_activate(fx: ygo.Effect) -> bool:
    """Three Blue-Eyes monsters in the GY and no other copy of this card on one's field."""
    others = fx.others(fx.you.spells_and_traps())
    twin = any(other.is_face_up() and other.is_named(fx.this.code) for other in others)
    return not twin and len(blue_eyes_in_grave(fx)) >= 3


@card.activation(
    when=may_activate,
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_EQUIP | ygo.CATEGORY_DISABLE,
    target=ygo.target_one(revivable),
)
async def call_back(fx: ygo.Effect) -> None:
    """If you control no other "Beacon of White" and have 3 or more Blue-Eyes monsters in your GY, target 1 of
    them: Special Summon it with its effects negated and equip it with this card.
    """
    for monster in await fx.special_summon(fx.targets_still_there()):
        fx.negate_with_summon(monster)
        await fx.equip(monster)
        fx.tie_to(monster)


@card.modifier(
    ygo.EFFECT_CANNOT_ATTACK,
    at=ygo.LOCATION_SZONE,
    when=lambda fx: fx.this.equipped_to is not None,
    affects=lambda fx, monster: ygo.your_monsters(fx, monster) and not ygo.equipped_monster(fx, monster),
)
def hold_back(fx: ygo.Effect) -> bool:
    """Your other monsters cannot attack."""
    return True


@card.modifier(
    ygo.EFFECT_EXTRA_ATTACK,
    at=ygo.LOCATION_SZONE,
    affects=ygo.equipped_monster,
)
def many_attacks(fx: ygo.Effect) -> int:
    """The equipped monster can attack as often in each Battle Phase as Blue-Eyes monsters are in your GY."""
    return max(len(blue_eyes_in_grave(fx)) - 1, 0)


@card.continuous(ygo.EVENT_LEAVE_FIELD)
async def fade(fx: ygo.Effect) -> None:
    """When this card leaves the field, that monster is banished."""
    before = fx.event.before(fx.this)
    if before is not None and not before.negated and fx.tied is not None and fx.tied.is_on_field():
        await fx.banish(fx.tied)
