"""Convulsion of Nature."""

from app.engine import authoring as ygo

card = ygo.Script(62966332, "Convulsion of Nature")


@card.activation()
async def turn_over(fx: ygo.Effect) -> None:
    """While this card is face-up on the field, both players' Decks are upside down."""
    if fx.this_is_face_up():
        fx.tie_to(fx.this)  # notes that it did so
        await fx.turn_decks_over()


@card.modifier(ygo.EFFECT_REVERSE_DECK, at=ygo.LOCATION_SZONE, affects_player=ygo.both_players)
def upside_down(fx: ygo.Effect) -> bool:
    return True


@card.continuous(ygo.EVENT_LEAVE_FIELD, unclassified=True)
async def turn_back(fx: ygo.Effect) -> None:
    before = fx.event.before(fx.this)
    if before is not None and before.tied == (before.uid, before.generation):
        await fx.turn_decks_over()
