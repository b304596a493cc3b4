"""Altergeist Protocol."""

from tests.scenario import Scenario


def test_it_negates_a_monster_effect_for_another_altergeist_card() -> None:
    duel = Scenario(player="B")
    duel.a.face_up("Altergeist Protocol").monsters("Altergeist Malwisp")
    duel.b.monsters("Cannon Soldier", "Mokey Mokey")
    duel.b.activates("Cannon Soldier", "Mokey Mokey")
    duel.a.activates("Altergeist Protocol")
    duel.all_pass()
    assert duel.a.lp == 8000
    assert duel.a.graveyard_names == ["Altergeist Malwisp"]
    assert sorted(duel.b.graveyard_names) == ["Cannon Soldier", "Mokey Mokey"]


def test_it_does_not_pay_with_itself() -> None:
    duel = Scenario(player="B")
    duel.a.face_up("Altergeist Protocol")
    duel.b.monsters("Cannon Soldier", "Mokey Mokey")
    duel.b.activates("Cannon Soldier", "Mokey Mokey")
    assert not duel.a.could_respond("Altergeist Protocol")
