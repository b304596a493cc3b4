"""Blackwing - Bora the Spear."""

from app.engine import authoring as ygo

card = ygo.Script(49003716, "Blackwing - Bora the Spear")


def another_blackwing(fx: ygo.Effect) -> bool:
    """You control a "Blackwing" monster with another name."""
    return bool(fx.you.face_up_monsters(lambda m: m.is_archetype("Blackwing") and not m.is_named(card.code)))


@card.summon_procedure(when=another_blackwing)
async def join_in(fx: ygo.Effect) -> None:
    """You can Special Summon it from your hand while you control another "Blackwing" monster."""


@card.modifier(ygo.EFFECT_PIERCE)
def pierce(fx: ygo.Effect) -> bool:
    """Inflicts piercing battle damage."""
    return True
