"""Soul Release."""

from tests.scenario import Scenario


def test_banishes_up_to_five_of_both_gys() -> None:
    duel = Scenario()
    duel.a.hand("Soul Release").graveyard("Gemini Elf")
    duel.b.graveyard("Vorse Raider", "Skull Servant")
    duel.a.activates("Soul Release", "Gemini Elf", "Skull Servant")
    duel.all_pass()
    assert duel.a.banished_names == ["Gemini Elf"]
    assert duel.b.banished_names == ["Skull Servant"]
    assert duel.b.graveyard_names == ["Vorse Raider"]


def test_not_under_necrovalley() -> None:
    duel = Scenario()
    duel.a.hand("Soul Release").graveyard("Kuriboh")
    duel.b.face_up("Necrovalley")
    assert not duel.a.may_activate("Soul Release")
