"""The Phantom Knights of Tomb Shield."""

from app.engine import authoring as ygo

card = ygo.Script(51606429, "The Phantom Knights of Tomb Shield")
KNIGHT = ygo.MonsterValues(0, 0, 3, ygo.ATTRIBUTE_DARK, ygo.RACE_WARRIOR)


@card.activation(
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_become_monster(KNIGHT, ygo.POS_FACEUP_ATTACK)),
)
async def step_forth(fx: ygo.Effect) -> None:
    """Special Summon this card in Attack Position as a Normal Monster (Warrior, DARK, Level 3, 0 ATK, 0 DEF)
    and no Trap any more.
    """
    if fx.this_is_face_up():
        await fx.special_summon_as_monster(KNIGHT, ygo.POS_FACEUP_ATTACK)


def their_traps(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Traps the opponent controls."""
    return fx.opponent.field(lambda each: each.is_face_up() and each.is_trap())


@card.quick(
    at=ygo.LOCATION_GRAVE,
    when=lambda fx: fx.is_your_turn and fx.this.data.turn_placed != fx.turn,
    cost=ygo.banish_this_card(),
    category=ygo.CATEGORY_DISABLE,
    target=ygo.target_one(their_traps),
)
async def shield(fx: ygo.Effect) -> None:
    """In your turn, but not in the turn it went to the GY: You can banish it from the GY; target 1 face-up
    Trap your opponent controls, its effects are negated until the end of this turn.
    """
    for trap in fx.targets_still_there():
        if trap.is_face_up() and trap.controller is fx.opponent:
            fx.grant_value(ygo.EFFECT_DISABLE, 1, trap, until=fx.this_turn())
