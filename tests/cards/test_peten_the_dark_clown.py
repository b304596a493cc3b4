"""Peten the Dark Clown."""

from app.engine import constants as c
from app.engine.events import Shuffled
from tests.scenario import Scenario


def test_it_brings_a_copy() -> None:
    peten = "Peten the Dark Clown"
    duel = Scenario()
    duel.a.monsters(peten).deck(peten)
    duel.b.monsters("Luster Dragon")
    duel.a.battle_phase()
    duel.a.attacks(peten, "Luster Dragon")
    duel.a.activates(peten)
    duel.all_pass()
    assert duel.a.banished_names == [peten]
    assert duel.a.names(c.LOCATION_MZONE) == [peten]
    assert duel.happened(Shuffled)


def test_not_without_a_copy() -> None:
    duel = Scenario()
    duel.a.monsters("Peten the Dark Clown").hand("Dark Hole")
    duel.a.activates("Dark Hole")
    assert not duel.a.could_respond("Peten the Dark Clown")
