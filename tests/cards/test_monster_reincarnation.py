"""Monster Reincarnation."""

from tests.scenario import Scenario


def test_a_discard_for_a_monster_from_the_graveyard() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reincarnation", "Raigeki").graveyard("Vorse Raider")
    duel.a.activates("Monster Reincarnation")
    duel.all_pass()
    assert duel.a.hand_names == ["Vorse Raider"]
    assert "Raigeki" in duel.a.graveyard_names


def test_it_needs_a_discard() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reincarnation").graveyard("Vorse Raider")
    assert not duel.a.may_activate("Monster Reincarnation")
