"""Legendary Six Samurai Kizan."""

from tests.scenario import Scenario


def test_not_alone_and_not_beside_its_own_name() -> None:
    duel = Scenario()
    duel.a.hand("Legendary Six Samurai - Kizan").monsters("Vorse Raider")
    assert not duel.a.may_special_summon("Legendary Six Samurai - Kizan")
    duel = Scenario()
    duel.a.hand("Legendary Six Samurai - Kizan").monsters("Legendary Six Samurai - Kizan")
    assert not duel.a.may_special_summon("Legendary Six Samurai - Kizan")


def test_three_samurai_are_stronger() -> None:
    duel = Scenario()
    duel.a.monsters(*["Legendary Six Samurai - Kizan"] * 3)
    kizan = duel.a.card("Legendary Six Samurai - Kizan")
    assert (kizan.attack, kizan.defense) == (2100, 800)
