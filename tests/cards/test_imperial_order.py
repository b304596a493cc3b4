"""Imperial Order."""

from tests.scenario import Scenario


def test_spells_are_negated() -> None:
    duel = Scenario()
    duel.a.hand("Dark Hole").monsters("Skull Servant")
    duel.b.set("Imperial Order")
    duel.a.activates("Dark Hole")
    duel.b.activates("Imperial Order")
    duel.all_pass()
    assert duel.place_of("Skull Servant") == "Monster Zone"
    assert duel.place_of("Dark Hole") == "GY"
