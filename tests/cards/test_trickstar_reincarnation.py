"""Trickstar Reincarnation."""

from tests.scenario import Scenario


def test_the_hand_is_renewed() -> None:
    duel = Scenario()
    duel.a.set("Trickstar Reincarnation")
    duel.b.hand("Gemini Elf", "Vorse Raider").deck("Kuriboh", "Sangan", "Luster Dragon")
    duel.a.activates("Trickstar Reincarnation")
    duel.all_pass()
    assert sorted(duel.b.banished_names) == ["Gemini Elf", "Vorse Raider"]
    assert sorted(duel.b.hand_names) == ["Luster Dragon", "Sangan"]


def test_from_the_gy_it_brings_a_trickstar_monster() -> None:
    duel = Scenario()
    duel.a.graveyard("Trickstar Reincarnation", "Trickstar Candina")
    duel.a.activates("Trickstar Reincarnation")
    duel.all_pass()
    assert duel.a.banished_names == ["Trickstar Reincarnation"]
    assert duel.a.field_names == ["Trickstar Candina"]
