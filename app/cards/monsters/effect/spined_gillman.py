"""Spined Gillman."""

from app.engine import authoring as ygo

card = ygo.Script(42463414, "Spined Gillman")
SEA_FOLK = ygo.RACE_FISH | ygo.RACE_SEASERPENT | ygo.RACE_AQUA


@card.modifier(
    ygo.EFFECT_UPDATE_ATTACK,
    affects=lambda fx, other: ygo.your_monsters(fx, other) and other.is_race(SEA_FOLK),
)
def strengthen(fx: ygo.Effect) -> int:
    """Fish, Sea Serpent and Aqua monsters you control have 400 more ATK."""
    return 400
