"""Ritual Beast Ulti-Apelio."""

from tests.scenario import Scenario

ULTI, BEAST = "Ritual Beast Ulti-Apelio", "Spiritual Beast Apelio"


def test_no_summon_without_a_tamer() -> None:
    duel = Scenario()
    duel.a.extra(ULTI).monsters(BEAST, "Skull Servant")
    assert not duel.a.may_special_summon(ULTI)


def test_affected_while_it_does_not_attack() -> None:
    duel = Scenario()
    duel.a.monsters(ULTI)
    duel.b.monsters("Blue-Eyes White Dragon").set("Compulsory Evacuation Device")
    duel.a.ends_turn()
    duel.b.activates("Compulsory Evacuation Device", ULTI)
    duel.all_pass()
    assert duel.place_of(ULTI) == "Extra Deck"
