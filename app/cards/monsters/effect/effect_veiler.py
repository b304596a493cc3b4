"""Effect Veiler."""

from app.engine import authoring as ygo

card = ygo.Script(97268402, "Effect Veiler")


def their_effect_monster(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Effect Monsters of the opponent."""
    return fx.opponent.face_up_monsters(lambda each: each.is_effect_monster())


@card.quick(
    at=ygo.LOCATION_HAND,
    when=lambda fx: ygo.opponents_turn(fx) and ygo.in_main_phase(fx),
    cost=ygo.send_this_card_to_grave(),
    category=ygo.CATEGORY_DISABLE,
    target=ygo.target_one(their_effect_monster),
)
async def veil(fx: ygo.Effect) -> None:
    """In the opponent's Main Phase: You can send this card from the hand to the GY; target 1 Effect
    Monster of the opponent, its effects are negated until the end of this turn.
    """
    for monster in fx.targets_still_there():
        if monster.is_face_up() and monster.controller is fx.opponent:
            fx.grant_value(ygo.EFFECT_DISABLE, 1, monster, until=fx.this_turn())
