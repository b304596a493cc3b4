"""Rare Metal Dragon."""

from tests.scenario import Scenario


def test_only_special_summons() -> None:
    duel = Scenario()
    duel.a.hand("Rare Metal Dragon", "Monster Reborn").graveyard("Rare Metal Dragon")
    assert not duel.a.may_summon("Rare Metal Dragon")
    assert not duel.a.may_set("Rare Metal Dragon")
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert duel.a.field_names == ["Rare Metal Dragon"]
