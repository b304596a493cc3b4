"""Z-Metal Tank."""

from tests.scenario import Scenario


def test_joins_either_partner() -> None:
    duel = Scenario()
    duel.a.monsters("Y-Dragon Head", "Z-Metal Tank")
    duel.a.activates("Z-Metal Tank")
    duel.all_pass()
    assert duel.a.card("Y-Dragon Head").attack == 2100
    assert duel.a.card("Y-Dragon Head").defense == 2200
