"""Altergeist Marionetter."""

from tests.scenario import Scenario


def test_it_trades_a_card_on_the_field_for_a_fallen_monster() -> None:
    duel = Scenario()
    duel.a.monsters("Altergeist Marionetter").face_up("Altergeist Protocol").graveyard("Altergeist Malwisp")
    duel.a.activates("Altergeist Marionetter", "Altergeist Protocol")
    duel.all_pass()
    assert duel.a.field_names == ["Altergeist Marionetter", "Altergeist Malwisp"]
    assert duel.a.graveyard_names == ["Altergeist Protocol"]
    assert not duel.a.may_activate("Altergeist Marionetter")
