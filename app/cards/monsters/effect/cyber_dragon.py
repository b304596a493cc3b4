"""Cyber Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(70095154, "Cyber Dragon")


@card.summon_procedure(when=lambda fx: not fx.you.monsters() and bool(fx.opponent.monsters()))
async def summon_itself(fx: ygo.Effect) -> None:
    """You can Special Summon it from your hand while your opponent controls a monster and you control none."""
