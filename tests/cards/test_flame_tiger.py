"""Flame Tiger."""

from tests.scenario import Scenario


def test_is_banished_when_it_leaves() -> None:
    duel = Scenario(player="B")
    duel.a.graveyard("Flame Tiger").hand("Dark Hole")
    duel.b.ends_turn()
    duel.a.activates("Flame Tiger")
    duel.all_pass()
    assert duel.a.deck_count == 10  # no draw
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.a.banished_names == ["Flame Tiger"]


def test_not_while_you_control_a_monster() -> None:
    duel = Scenario(player="B")
    duel.a.graveyard("Flame Tiger").monsters("Gemini Elf")
    duel.b.ends_turn()
    assert duel.a.deck_count == 9
