"""Gorz the Emissary of Darkness."""

from tests.scenario import Scenario

GORZ = "Gorz the Emissary of Darkness"
KAIEN = "Emissary of Darkness Token"


def test_battle_damage_calls_gorz_and_kaien() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.hand(GORZ)
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    duel.b.activates(GORZ)
    duel.all_pass()
    assert duel.b.lp == 6100
    assert duel.b.field_names == [GORZ, KAIEN]
    kaien = duel.b.card(KAIEN)
    assert (kaien.attack, kaien.defense, kaien.level) == (1900, 1900, 7)


def test_effect_damage_is_paid_back() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi")
    duel.b.hand(GORZ)
    duel.a.activates("Ookazi")
    duel.b.activates(GORZ)
    duel.all_pass()
    assert duel.b.field_names == [GORZ]
    assert (duel.a.lp, duel.b.lp) == (7200, 7200)


def test_not_with_a_card_on_your_field() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.hand(GORZ).set("Trap Hole")
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    assert not duel.b.could_respond(GORZ)


def test_another_special_summon_calls_nobody() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard(GORZ)
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert duel.a.field_names == [GORZ]
