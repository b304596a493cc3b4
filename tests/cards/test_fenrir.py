"""Fenrir."""

from tests.scenario import Scenario

WATER = "7 Colored Fish"


def test_special_summoned_by_banishing_two_water_monsters() -> None:
    duel = Scenario()
    duel.a.hand("Fenrir").graveyard(WATER, "Skull Servant")
    assert not duel.a.may_special_summon("Fenrir")
    assert not duel.a.may_summon("Fenrir")
    duel = Scenario()
    duel.a.hand("Fenrir").graveyard(WATER, WATER, "Skull Servant")
    duel.a.special_summons("Fenrir")
    duel.all_pass()
    assert duel.place_of("Fenrir") == "Monster Zone"
    assert duel.a.banished_names == [WATER, WATER]


def test_cannot_be_revived() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Fenrir")
    assert not duel.a.may_activate("Monster Reborn")
