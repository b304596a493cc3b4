"""Number 8: Heraldic King Genom-Heritage."""

from tests.rulings.building import materials
from tests.scenario import Scenario, pool

EIGHT = "Number 8: Heraldic King Genom-Heritage"
LEVIATHAN = "Number 17: Leviathan Dragon"


def test_it_is_summoned_with_2_heraldic_beasts() -> None:
    duel = Scenario()
    duel.a.monsters("Heraldic Beast Leo", "Gemini Elf").extra(EIGHT)
    assert not duel.a.may_special_summon(EIGHT)
    duel = Scenario()
    duel.a.monsters("Heraldic Beast Leo", "Heraldic Beast Leo").extra(EIGHT)
    duel.a.special_summons(EIGHT)
    duel.a.picks("Heraldic Beast Leo", "Heraldic Beast Leo")
    duel.all_pass()
    assert duel.place_of(EIGHT) == "Monster Zone"


def test_it_needs_a_face_up_xyz_monster_of_the_opponent() -> None:
    duel = Scenario()
    duel.a.monsters(EIGHT, LEVIATHAN)
    duel.b.monsters("Gemini Elf")
    assert not duel.a.may_activate(EIGHT)


def test_it_inherits_the_present_attack_and_the_effects() -> None:
    duel = Scenario()
    duel.a.monsters(EIGHT).hand("Rush Recklessly")
    duel.b.monsters(LEVIATHAN)
    materials(duel.a, duel.a.card(EIGHT), "Mokey Mokey")
    materials(duel.b, duel.b.card(LEVIATHAN), "Mokey Mokey")
    duel.a.activates("Rush Recklessly", LEVIATHAN)
    duel.all_pass()
    duel.a.activates(EIGHT)
    duel.all_pass()
    mine, theirs = duel.a.card(EIGHT), duel.b.card(LEVIATHAN)
    assert mine.is_named(pool().named(LEVIATHAN).code)
    assert (mine.base_attack, mine.attack) == (2700, 2700)
    assert (theirs.attack, theirs.is_negated()) == (0, True)
    duel.a.activates(EIGHT)  # Leviathan Dragon's own: detach 1 material, gain 500 ATK
    duel.all_pass()
    assert mine.attack == 3200
    duel.a.ends_turn()
    duel.all_pass()
    assert mine.is_named(pool().named(EIGHT).code)
    assert mine.base_attack == 2400
    assert not theirs.is_negated()


def test_nothing_happens_when_the_target_has_gone() -> None:
    duel = Scenario()
    duel.a.monsters(EIGHT)
    duel.b.monsters(LEVIATHAN).set("Compulsory Evacuation Device")
    duel.a.activates(EIGHT)
    duel.b.activates("Compulsory Evacuation Device", LEVIATHAN)
    duel.all_pass()
    mine = duel.a.card(EIGHT)
    assert mine.is_named(pool().named(EIGHT).code)
    assert mine.attack == 2400
