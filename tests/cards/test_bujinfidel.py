"""Bujinfidel."""

from tests.scenario import Scenario


def test_only_a_bujin_of_another_name() -> None:
    duel = Scenario()
    duel.a.monsters("Bujin Yamato").graveyard("Bujin Yamato").set("Bujinfidel")
    assert not duel.a.may_activate("Bujinfidel")
    other = Scenario()
    other.a.monsters("Luster Dragon").graveyard("Bujin Yamato").set("Bujinfidel")
    assert not other.a.may_activate("Bujinfidel")
