"""Number 11: Big Eye."""

from app.engine import constants as c
from tests.rulings.extra_deck import xyz
from tests.scenario import Scenario

EYE, GAIA, ELF = "Number 11: Big Eye", "Gaia The Fierce Knight", "Gemini Elf"


def test_control_is_taken_for_good() -> None:
    duel = Scenario()
    xyz(duel.a, EYE, GAIA)
    duel.b.monsters(ELF, "Vorse Raider")
    duel.a.activates(EYE, ELF)
    duel.all_pass()
    assert duel.a.graveyard_names == [GAIA]
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert duel.a.names(c.LOCATION_MZONE) == [EYE, ELF]
    assert not duel.a.may_activate(EYE)  # no material is left


def test_it_cannot_attack_in_that_turn() -> None:
    duel = Scenario()
    xyz(duel.a, EYE, GAIA, GAIA)
    duel.b.monsters(ELF)
    duel.a.activates(EYE)
    duel.a.picks(GAIA)
    duel.all_pass()
    assert not duel.a.may_activate(EYE)
    duel.a.battle_phase()
    assert duel.a.may_attack(ELF)
    assert not duel.a.may_attack(EYE)


def test_after_an_attack_it_is_not_used() -> None:
    duel = Scenario()
    xyz(duel.a, EYE, GAIA)
    duel.b.monsters(ELF)
    duel.a.battle_phase()
    duel.a.attacks(EYE, ELF)
    duel.all_pass()
    duel.a.main_phase_2()
    assert not duel.a.may_activate(EYE)


def test_face_down_monsters_can_be_taken_too() -> None:
    duel = Scenario()
    xyz(duel.a, EYE, GAIA)
    duel.b.face_down(ELF)
    duel.a.activates(EYE)
    duel.all_pass()
    assert duel.a.card(ELF).is_face_down()


def test_it_is_summoned_with_two_level_7_monsters() -> None:
    duel = Scenario()
    duel.a.monsters(GAIA, GAIA, "Vorse Raider").extra(EYE)
    duel.a.special_summons(EYE)
    duel.a.picks(GAIA, GAIA)
    duel.all_pass()
    assert len(duel.a.card(EYE).materials()) == 2
