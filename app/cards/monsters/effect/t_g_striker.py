"""T.G. Striker."""

from app.engine import authoring as ygo

card = ygo.Script(1315120, "T.G. Striker")


def only_they_have_monsters(fx: ygo.Effect) -> bool:
    """Your opponent controls a monster and you do not."""
    return bool(fx.opponent.monsters()) and not fx.you.monsters()


@card.summon_procedure(when=only_they_have_monsters)
async def strike(fx: ygo.Effect) -> None:
    """While only your opponent controls a monster you can Special Summon it from your hand."""


ygo.tg_legacy(card)
