"""Mind Crush."""

from tests.scenario import FILLER, Scenario, pool


def crush(named: str) -> Scenario:
    """A names a card; B holds two Skull Servants and a Mystical Elf, A two cards."""
    duel = Scenario()
    duel.a.set("Mind Crush").hand(FILLER, FILLER)
    duel.b.hand("Skull Servant", "Mystical Elf", "Skull Servant")
    duel.a.activates("Mind Crush")
    duel.a.chooses(pool().named(named).code)
    duel.all_pass()
    return duel


def test_all_copies_are_discarded() -> None:
    duel = crush("Skull Servant")
    assert duel.b.hand_names == ["Mystical Elf"]
    assert duel.a.hand_names == [FILLER, FILLER]


def test_a_wrong_name_costs_a_card() -> None:
    duel = crush("Dark Magician")
    assert len(duel.b.hand_names) == 3
    assert duel.a.hand_names == [FILLER]
