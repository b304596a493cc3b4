"""Swords of Revealing Light."""

from app.engine import authoring as ygo

card = ygo.Script(72302403, "Swords of Revealing Light", counts_turns=True)


@card.activation(category=ygo.CATEGORY_POSITION)
async def reveal_their_monsters(fx: ygo.Effect) -> None:
    """Turn all face-down monsters of the opponent face-up; this card then stays on the field."""
    for position, face_up in (
        (ygo.POS_FACEDOWN_DEFENSE, ygo.POS_FACEUP_DEFENSE),
        (ygo.POS_FACEDOWN_ATTACK, ygo.POS_FACEUP_ATTACK),
    ):
        hidden = [each for each in fx.opponent.monsters() if each.is_in(position)]
        await fx.change_position(hidden, face_up)


@card.modifier(ygo.EFFECT_REMAIN_FIELD, at=ygo.LOCATION_SZONE, unclassified=True)
def stay(fx: ygo.Effect) -> bool:
    return True


@card.modifier(ygo.EFFECT_CANNOT_ATTACK_ANNOUNCE, at=ygo.LOCATION_SZONE, affects=ygo.their_monsters)
def hold_their_monsters(fx: ygo.Effect) -> bool:
    """The opponent's monsters cannot declare an attack."""
    return True


@card.continuous(
    on=ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_SZONE,
    when=ygo.opponents_turn,
    unclassified=True,
)
async def count_turns(fx: ygo.Effect) -> None:
    """Destroy this card in the End Phase of the opponent's 3rd turn after its activation."""
    turns = fx.this.flag("turns") + 1
    fx.mark_this("turns", turns)
    if turns >= 3:
        await fx.destroy(fx.this)
