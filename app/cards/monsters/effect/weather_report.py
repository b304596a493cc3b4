"""Weather Report."""

from app.engine import authoring as ygo

card = ygo.Script(72053645, "Weather Report")

SWORDS = 72302403


def their_swords(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up Swords of Revealing Light of the opponent."""
    return fx.opponent.spells_and_traps(lambda other: other.is_face_up() and other.is_named(SWORDS))


@card.flip(category=ygo.CATEGORY_DESTROY)
async def clear_the_sky(fx: ygo.Effect) -> None:
    """FLIP: destroy all face-up "Swords of Revealing Light" of your opponent; if you destroyed any, you can
    conduct your next Battle Phase twice.
    """
    if await fx.destroy(their_swords(fx)):
        until = fx.this_turn() if fx.is_your_turn else fx.next_turn(fx.you)
        fx.grant_to_player(ygo.EFFECT_BP_TWICE, fx.you, until=until)
