"""Number 66: Master Key Beetle."""

from app.engine import authoring as ygo

card = ygo.Script(
    76067258,
    "Number 66: Master Key Beetle",
    note="Materials: 2 Level 4 DARK monsters.",
    summon=ygo.xyz(4, 2, ygo.is_attribute(ygo.ATTRIBUTE_DARK)),
)


def locked(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards its effect targeted that are still on the field."""
    cards = fx.you.field() + fx.opponent.field()
    return [each for each in cards if each.flag(mark_of(fx.this))]


def mark_of(beetle: ygo.Card) -> str:
    """The mark of cards that this very Beetle protects."""
    return f"key {beetle.uid} {beetle.data.generation}"


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.detach(),
    target=ygo.target_one(lambda fx: fx.others(fx.you.field())),
)
async def lock(fx: ygo.Effect) -> None:
    """Once per turn: Detach 1 material, then target 1 other card you control; while this card is face-up on
    the field, card effects cannot destroy it.
    """
    if fx.this_is_face_up():
        for each in fx.targets_still_there():
            fx.mark(each, mark_of(fx.this))


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_EFFECT, affects=lambda fx, each: each.flag(mark_of(fx.this)) != 0)
def guard(fx: ygo.Effect) -> bool:
    return True


def given_up(fx: ygo.Effect) -> list[ygo.Card]:
    """Those of its targets that can go to the GY in its place."""
    return [each for each in locked(fx) if fx.can_affect(each)]


@card.replacement(when=lambda fx: bool(given_up(fx)))
async def give_up_a_lock(fx: ygo.Effect) -> bool:
    """If this face-up card would be destroyed: You can send 1 of its targets to the GY instead."""
    return bool(await fx.send_to_grave(await fx.choose(given_up(fx))))
