"""Monster Reborn."""

from tests.scenario import Scenario


def test_it_revives_from_either_graveyard() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Vorse Raider")
    duel.b.graveyard("Luster Dragon")
    duel.a.activates("Monster Reborn", "Luster Dragon")
    duel.all_pass()
    assert duel.a.field_names == ["Luster Dragon"]
    assert duel.b.graveyard_names == []
    assert duel.a.graveyard_names == ["Vorse Raider", "Monster Reborn"]


def test_it_cannot_target_what_was_never_properly_summoned() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Blue-Eyes Alternative White Dragon", "Pot of Greed")
    assert not duel.a.may_activate("Monster Reborn")
