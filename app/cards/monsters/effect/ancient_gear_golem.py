"""Ancient Gear Golem."""

from app.engine import authoring as ygo

card = ygo.Script(83104731, "Ancient Gear Golem", no_special_summon=True)


ygo.silences_while_attacking(card)


@card.modifier(ygo.EFFECT_PIERCE)
def pierce(fx: ygo.Effect) -> bool:
    """Inflicts piercing battle damage when it attacks a Defense Position monster."""
    return True
