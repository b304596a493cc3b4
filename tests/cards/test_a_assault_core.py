"""A-Assault Core."""

from app.engine import constants as c
from tests.scenario import Scenario

CORE = "A-Assault Core"


def equipped() -> Scenario:
    """A's Cyber Dragon is equipped with it."""
    duel = Scenario()
    duel.a.monsters("Cyber Dragon", CORE).graveyard("Y-Dragon Head")
    duel.a.activates(CORE)
    duel.all_pass()
    assert duel.a.card(CORE).equipped_to is duel.a.card("Cyber Dragon")
    return duel


def test_it_joins_or_parts_once_a_turn() -> None:
    duel = equipped()
    assert not duel.a.may_activate(CORE)
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.activates(CORE)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Cyber Dragon", CORE]


def test_the_armor_keeps_off_their_monsters_effects() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Cyber Dragon")
    duel.a.equipped(CORE, "Cyber Dragon").graveyard("Y-Dragon Head")
    duel.b.monsters("Chaos Sorcerer").hand("Smashing Ground")
    duel.b.activates("Chaos Sorcerer", "Cyber Dragon")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Cyber Dragon"]
    duel.b.activates("Smashing Ground")
    duel.a.activates(CORE)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Cyber Dragon"]
    assert duel.a.hand_names == ["Y-Dragon Head"]
