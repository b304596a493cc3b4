"""Phantom Knights' Fog Blade."""

from app.engine import authoring as ygo

card = ygo.Script(25542642, "Phantom Knights' Fog Blade")


def effect_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Effect Monsters on the field."""
    return fx.face_up_monsters(lambda each: each.is_effect_monster())


@card.activation(category=ygo.CATEGORY_DISABLE, target=ygo.target_one(effect_monsters))
async def shroud(fx: ygo.Effect) -> None:
    """Target 1 Effect Monster on the field: its effects are negated, it cannot attack, and monsters cannot
    attack it. When it leaves the field, this card is destroyed.
    """
    if fx.still_there(fx.target) and fx.target.is_face_up() and fx.this_is_face_up():
        fx.tie_to(fx.target)


def shrouded(fx: ygo.Effect, other: ygo.Card) -> bool:
    """The face-up monster it holds."""
    return other is fx.tied and other.location == ygo.LOCATION_MZONE and other.is_face_up()


@card.modifier(ygo.EFFECT_DISABLE, at=ygo.LOCATION_SZONE, affects=shrouded)
def negate(fx: ygo.Effect) -> bool:
    return True


@card.modifier(ygo.EFFECT_CANNOT_ATTACK, at=ygo.LOCATION_SZONE, affects=shrouded)
def hold(fx: ygo.Effect) -> bool:
    return True


@card.modifier(ygo.EFFECT_CANNOT_BE_BATTLE_TARGET, at=ygo.LOCATION_SZONE, affects=shrouded)
def hide(fx: ygo.Effect) -> bool:
    return True


@card.continuous(
    ygo.EVENT_LEAVE_FIELD,
    at=ygo.LOCATION_SZONE,
    when=lambda fx: fx.tied is not None and fx.event.includes(fx.tied),
)
async def fade(fx: ygo.Effect) -> None:
    await fx.destroy(fx.this)


def fallen_knights(fx: ygo.Effect) -> list[ygo.Card]:
    """All "The Phantom Knights" monsters in your GY."""
    return fx.you.graveyard(
        lambda m: m.is_monster() and m.is_archetype("The Phantom Knights") and fx.can_special_summon(m)
    )


@card.quick(
    at=ygo.LOCATION_GRAVE,
    cost=ygo.banish_this_card(),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(fallen_knights),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def call_a_knight(fx: ygo.Effect) -> None:
    """In either turn you can banish this card from your GY; target 1 "The Phantom Knights" monster there,
    Special Summon it, and banish it when it leaves the field. Only once a turn.
    """
    knights = await fx.special_summon(fx.targets_still_there())
    fx.grant_value(ygo.EFFECT_LEAVE_FIELD_REDIRECT, ygo.LOCATION_REMOVED, knights)
