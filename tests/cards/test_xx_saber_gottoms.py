"""XX-Saber Gottoms."""

from tests.rulings.building import monster
from tests.scenario import Scenario

GOTTOMS = "XX-Saber Gottoms"


def test_it_tributes_a_saber_for_a_card_in_hand() -> None:
    duel = Scenario()
    monster(duel.a, GOTTOMS)
    duel.a.monsters("Luster Dragon")
    duel.b.hand("Kuriboh")
    duel.a.activates(GOTTOMS)
    duel.all_pass()
    assert duel.place_of(GOTTOMS) == "GY", "the only X-Saber itself"
    assert duel.b.graveyard_names == ["Kuriboh"]


def test_it_needs_a_hand_to_cut() -> None:
    duel = Scenario()
    monster(duel.a, GOTTOMS)
    assert not duel.a.may_activate(GOTTOMS)
