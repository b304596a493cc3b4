"""Eternal Soul."""

from tests.scenario import Scenario, pool


def test_it_summons_dark_magician_once_per_turn() -> None:
    duel = Scenario()
    duel.a.set("Eternal Soul").hand("Dark Magician").graveyard("Dark Magician")
    duel.a.activates("Eternal Soul", effect=1)
    duel.a.picks("Dark Magician")
    duel.all_pass()
    assert duel.a.field_names == ["Dark Magician", "Eternal Soul"]
    assert not duel.a.may_activate("Eternal Soul")


def test_dark_magician_is_unaffected_by_the_opponent_only() -> None:
    duel = Scenario(player="B")
    duel.a.face_up("Eternal Soul").monsters("Dark Magician", "Gemini Elf")
    duel.b.hand("Dark Hole")
    duel.b.activates("Dark Hole")
    duel.all_pass()
    assert duel.a.field_names == ["Dark Magician", "Eternal Soul"]
    duel = Scenario()
    duel.a.face_up("Eternal Soul").monsters("Dark Magician").hand("Dark Hole")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.a.field_names == ["Eternal Soul"]


def test_its_loss_destroys_all_your_monsters() -> None:
    duel = Scenario()
    duel.a.face_up("Eternal Soul").monsters("Dark Magician", "Gemini Elf")
    duel.b.monsters("Vorse Raider").set("Mystical Space Typhoon")
    duel.a.battle_phase()
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.a.field_names == []
    assert duel.b.field_names == ["Vorse Raider"]


def test_set_and_destroyed_it_costs_nothing() -> None:
    duel = Scenario()
    duel.a.set("Eternal Soul").monsters("Gemini Elf").hand("Mystical Space Typhoon")
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.a.field_names == ["Gemini Elf"]


def test_a_changed_name_and_the_protection_do_not_chase_each_other() -> None:
    duel = Scenario()
    duel.a.face_up("Eternal Soul").monsters("Dark Magician", "Celtic Guardian")
    duel.a.hand("Hero Mask").deck("Elemental HERO Avian", "Vorse Raider")
    duel.a.activates("Hero Mask", "Celtic Guardian")
    duel.all_pass()
    assert duel.a.card("Celtic Guardian").is_named(pool().named("Elemental HERO Avian").code)
    assert duel.a.card("Dark Magician").is_named(46986414)
