"""Seven Tools Of The Bandit."""

from tests.scenario import Scenario


def test_a_trap_is_negated_for_1000_lp() -> None:
    duel = Scenario()
    duel.a.set("Secret Barrel")
    duel.b.set("Seven Tools of the Bandit").hand("Gemini Elf")
    duel.a.activates("Secret Barrel")
    duel.b.activates("Seven Tools of the Bandit")
    duel.all_pass()
    assert duel.b.lp == 7000
    assert duel.a.graveyard_names == ["Secret Barrel"]


def test_not_without_1000_lp_and_not_for_a_spell() -> None:
    duel = Scenario()
    duel.a.set("Secret Barrel")
    duel.b.set("Seven Tools of the Bandit").life(900)
    duel.a.activates("Secret Barrel")
    assert not duel.b.could_respond("Seven Tools of the Bandit")
    duel = Scenario()
    duel.a.hand("Ookazi")
    duel.b.set("Seven Tools of the Bandit")
    duel.a.activates("Ookazi")
    assert not duel.b.could_respond("Seven Tools of the Bandit")
