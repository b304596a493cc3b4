"""Infinite Impermanence."""

from app.engine import authoring as ygo

card = ygo.Script(10045474, "Infinite Impermanence")


def column_of(other: ygo.Card) -> int:
    """Column of a Spell & Trap Zone as the first player sees it, -1 for other places."""
    if other.location != ygo.LOCATION_SZONE or other.sequence > 4:
        return -1
    return other.sequence if other.controller.index == 0 else 4 - other.sequence


@card.modifier(ygo.EFFECT_TRAP_ACT_IN_HAND, at=ygo.LOCATION_HAND, when=lambda fx: not fx.you.field())
def from_the_hand(fx: ygo.Effect) -> bool:
    """While you control no cards it can be activated from your hand."""
    return True


@card.granted(
    ygo.EFFECT_DISABLE,
    affects=lambda fx, other: column_of(other) == fx.labels[0] and other is not fx.this,
)
def empty_column(fx: ygo.Effect) -> bool:
    return True


def effect_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters of your opponent whose effects could be negated."""
    return fx.opponent.face_up_monsters(lambda other: other.is_effect_monster() and not other.is_negated())


@card.activation(
    cost=ygo.custom(lambda fx: True, lambda fx: fx.remember(int(fx.this.data.turn_placed < fx.turn))),
    target=ygo.target_one(effect_monsters),
    category=ygo.CATEGORY_DISABLE,
)
async def void(fx: ygo.Effect) -> None:
    """Target 1 face-up monster of your opponent; its effects are negated this turn, then, if this card was
    Set before and is still on the field, the effects of all other Spells/Traps in its column are negated this
    turn.
    """
    targets = [monster for monster in fx.targets_still_there() if monster.is_face_up()]
    fx.grant_value(ygo.EFFECT_DISABLE, 1, targets, until=fx.this_turn())
    was_set = bool(fx.labels and fx.labels[0])
    if targets and was_set and fx.this_is_face_up():
        await fx.then()
        fx.grant(empty_column, until=fx.this_turn(), labels=(column_of(fx.this),))
