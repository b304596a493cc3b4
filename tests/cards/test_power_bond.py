"""Power Bond."""

from tests.scenario import Scenario


def test_doubles_the_attack_and_takes_its_toll() -> None:
    duel = Scenario()
    duel.a.hand("Power Bond", "Cyber Dragon", "Cyber Dragon").extra("Cyber Twin Dragon")
    duel.a.activates("Power Bond")
    duel.a.picks("Cyber Dragon", "Cyber Dragon")
    duel.all_pass()
    assert duel.a.card("Cyber Twin Dragon").attack == 5600
    assert duel.a.lp == 8000
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.lp == 5200


def test_only_machines() -> None:
    duel = Scenario()
    duel.a.hand("Power Bond", "Gaia The Fierce Knight", "Curse of Dragon").extra("Gaia the Dragon Champion")
    assert not duel.a.may_activate("Power Bond")
