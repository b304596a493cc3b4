"""Fabled Raven."""

from app.engine import authoring as ygo

card = ygo.Script(47217354, "Fabled Raven")


@card.ignition(
    when=lambda fx: bool(fx.you.hand()),
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_HANDES | ygo.CATEGORY_ATKCHANGE,
)
async def scatter_the_hand(fx: ygo.Effect) -> None:
    """Once per turn: Discard as many cards as you like; until the turn ends this card is 1 Level higher and
    400 ATK stronger for each.
    """
    hand = fx.you.hand()
    chosen = await fx.choose(hand, count=len(hand), at_least=1, prompt=ygo.DISCARD)
    number = len(await fx.discard_cards(chosen))
    if number and fx.this_is_face_up():
        fx.grant_value(ygo.EFFECT_UPDATE_LEVEL, number, fx.this, until=fx.this_turn())
        fx.change_attack(fx.this, 400 * number, until=fx.this_turn())
