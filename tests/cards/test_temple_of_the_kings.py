"""Temple of the Kings."""

from tests.scenario import Scenario

TEMPLE, JAR = "Temple of the Kings", "Jar of Greed"


def test_without_it_a_trap_waits_for_the_next_turn() -> None:
    duel = Scenario()
    duel.a.hand(JAR, TEMPLE)
    duel.a.sets(JAR)
    assert not duel.a.may_activate(JAR)
    duel.a.activates(TEMPLE)
    duel.all_pass()
    assert duel.a.may_activate(JAR)


def test_a_second_temple_permits_no_second_trap() -> None:
    duel = Scenario()
    duel.a.face_up(TEMPLE, TEMPLE).hand(JAR, JAR)
    duel.a.sets(JAR)
    duel.a.sets(JAR)
    duel.a.activates(JAR)
    duel.all_pass()
    assert not duel.a.may_activate(JAR)


def test_it_permits_one_again_in_the_next_turn_and_none_to_the_opponent() -> None:
    duel = Scenario()
    duel.a.face_up(TEMPLE).hand(JAR, JAR)
    duel.b.hand(JAR)
    duel.a.sets(JAR)
    duel.a.activates(JAR)
    duel.a.ends_turn()
    duel.b.sets(JAR)
    assert not duel.b.may_activate(JAR)
    duel.b.ends_turn()
    duel.a.sets(JAR)
    assert duel.a.may_activate(JAR)


def test_a_quick_play_spell_is_no_trap() -> None:
    duel = Scenario()
    duel.a.face_up(TEMPLE).hand("Rush Recklessly").monsters("Gemini Elf")
    duel.a.sets("Rush Recklessly")
    assert not duel.a.may_activate("Rush Recklessly")


def test_without_the_beast_nothing_is_brought() -> None:
    duel = Scenario()
    duel.a.face_up(TEMPLE).hand("Gemini Elf").monsters("Vorse Raider")
    assert not duel.a.may_activate(TEMPLE)
