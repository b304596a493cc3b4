"""Evenly Matched."""

from app.engine import authoring as ygo

card = ygo.Script(15693423, "Evenly Matched")


def surplus(fx: ygo.Effect) -> int:
    """How many more cards the opponent controls than the user (this card is one of the user's)."""
    mine = len(fx.you.field()) + (0 if fx.this.is_on_field() else 1)
    return len(fx.opponent.field()) - mine


@card.modifier(ygo.EFFECT_TRAP_ACT_IN_HAND, at=ygo.LOCATION_HAND, when=lambda fx: not fx.you.field())
def from_hand(fx: ygo.Effect) -> bool:
    """With nothing on your field you can activate it from the hand."""
    return True


@card.activation(
    when=lambda fx: fx.is_phase(ygo.PHASE_BATTLE) and surplus(fx) > 0,
    category=ygo.CATEGORY_REMOVE,
)
async def level_the_field(fx: ygo.Effect) -> None:
    """As a Battle Phase ends with more cards on your opponent's field than on yours: they banish the surplus,
    of their own choice, face-down.
    """
    count = max(surplus(fx), 0)
    usable = fx.opponent.field(lambda each: not each.is_token() and fx.can_be_banished(each, by_player=True))
    chosen = await fx.choose(usable, count=count, player=fx.opponent, prompt="banish")
    # The player does it, so it is no effect that moves the cards.
    await fx.banish(chosen, face_down=True, reason=ygo.REASON_RULE)
