"""Ice Hand."""

from app.engine import authoring as ygo

card = ygo.Script(95929069, "Ice Hand")


def their_spells_and_traps(fx: ygo.Effect) -> list[ygo.Card]:
    """Spells and Traps your opponent controls."""
    return fx.opponent.spells_and_traps()


ygo.avenging_hand(card, their_spells_and_traps, "Spell/Trap", 68535320, "Fire Hand")
