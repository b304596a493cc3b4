"""Cyber Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(70095154, "Cyber Dragon")


@card.summon_procedure(when=lambda fx: not fx.you.monsters() and bool(fx.opponent.monsters()))
async def summon_itself(fx: ygo.Effect) -> None:
    """It can come from your hand by Special Summon while your opponent has monsters and you have none."""
