"""Breakthrough Skill."""

from app.engine import authoring as ygo

card = ygo.Script(78474168, "Breakthrough Skill")


def their_effect_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Effect Monsters of the opponent whose effects are not negated."""
    return fx.opponent.face_up_monsters(lambda each: each.is_effect_monster() and not each.is_negated())


async def negate_target(fx: ygo.Effect) -> None:
    for monster in fx.targets_still_there():
        if monster.is_face_up() and monster.controller is fx.opponent:
            fx.grant_value(ygo.EFFECT_DISABLE, 1, monster, until=fx.this_turn())


@card.activation(category=ygo.CATEGORY_DISABLE, target=ygo.target_one(their_effect_monsters))
async def break_through(fx: ygo.Effect) -> None:
    """Target 1 Effect Monster your opponent controls; its effects are negated until the end of the turn."""
    await negate_target(fx)


@card.quick(
    at=ygo.LOCATION_GRAVE,
    when=lambda fx: fx.is_your_turn and fx.this.data.turn_placed != fx.turn,
    cost=ygo.banish_this_card(),
    category=ygo.CATEGORY_DISABLE,
    target=ygo.target_one(their_effect_monsters),
)
async def break_through_again(fx: ygo.Effect) -> None:
    """In your turn, but not in the turn it went to the GY: You can banish this card from the GY; target 1
    Effect Monster your opponent controls, its effects are negated until the end of the turn.
    """
    await negate_target(fx)
