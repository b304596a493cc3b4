"""Anti-Spell Fragrance."""

from app.engine import authoring as ygo

card = ygo.Script(58921041, "Anti-Spell Fragrance")

card.activates()


@card.modifier(ygo.EFFECT_CANNOT_ACTIVATE, at=ygo.LOCATION_SZONE, affects_player=ygo.both_players)
def set_them_first(fx: ygo.Effect, activated: ygo.Effect) -> bool:
    """Spell Cards of both players have to lie Set first, and not before their owner's next turn can they be
    activated.
    """
    spell = activated.this
    if activated.definition.kind != "activation" or spell.printed_type & ygo.TYPE_TRAP:
        return False
    if spell.location == ygo.LOCATION_HAND:
        return True
    first = spell.data.turn_placed
    set_in_own_turn = (fx.turn - first) % 2 == (0 if activated.is_your_turn else 1)
    return fx.turn < first + (2 if set_in_own_turn else 1)
