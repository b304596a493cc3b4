"""Dupe Frog."""

from tests.scenario import Scenario

FROG = "Dupe Frog"


def test_it_draws_the_attacks() -> None:
    duel = Scenario()
    duel.a.monsters("Luster Dragon")
    duel.b.defending(FROG).monsters("Celtic Guardian")
    duel.a.battle_phase()
    assert duel.a.may_attack("Luster Dragon", FROG)
    assert not duel.a.may_attack("Luster Dragon", "Celtic Guardian")
    assert duel.b.card(FROG).is_named(84451804)


def test_it_calls_another_frog() -> None:
    duel = Scenario()
    duel.a.monsters(FROG).hand("Dark Hole").deck(FROG, "Treeborn Frog", "Mystical Elf")
    duel.a.activates("Dark Hole")
    duel.a.activates(FROG)
    duel.all_pass()
    assert duel.a.hand_names == ["Treeborn Frog"]
