"""Heavy Storm."""

from tests.scenario import Scenario


def test_all_spells_and_traps_are_destroyed() -> None:
    duel = Scenario()
    duel.a.hand("Heavy Storm").set("Trap Hole").monsters("Vorse Raider")
    duel.b.set("Mirror Force").face_up("Mountain")
    duel.a.activates("Heavy Storm")
    duel.all_pass()
    assert duel.a.field_names == ["Vorse Raider"]
    assert duel.b.field_names == []
    assert duel.a.graveyard_names == ["Trap Hole", "Heavy Storm"]


def test_it_needs_another_spell_or_trap() -> None:
    duel = Scenario()
    duel.a.hand("Heavy Storm").monsters("Vorse Raider")
    assert not duel.a.may_activate("Heavy Storm")
