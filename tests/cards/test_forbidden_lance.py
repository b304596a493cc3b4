"""Forbidden Lance."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_protects_from_another_spell_in_the_same_chain() -> None:
    duel = Scenario()
    duel.a.hand("Offerings to the Doomed", "Dark Hole")
    duel.b.monsters("Gene-Warped Warwolf", "Skull Servant").set("Forbidden Lance")
    duel.a.activates("Offerings to the Doomed", "Gene-Warped Warwolf")
    duel.b.activates("Forbidden Lance", "Gene-Warped Warwolf")
    duel.all_pass()
    assert duel.find("Gene-Warped Warwolf").attack == 1200
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == ["Gene-Warped Warwolf"]
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.find("Gene-Warped Warwolf").attack == 2000
