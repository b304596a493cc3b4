"""Tanngrisnir of the Nordic Beasts."""

from tests.scenario import Scenario

GOAT = "Tanngrisnir of the Nordic Beasts"


def test_its_two_tokens_are_no_choice() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(GOAT)
    duel.b.monsters("Summoned Skull")
    duel.b.battle_phase()
    duel.b.attacks("Summoned Skull", GOAT)
    duel.all_pass()
    assert duel.a.field_names == ["Nordic Beast Token", "Nordic Beast Token"]
