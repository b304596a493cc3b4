"""Horus the Black Flame Dragon LV6."""

from tests.scenario import Scenario

LV6 = "Horus the Black Flame Dragon LV6"


def test_unaffected_by_spells_but_not_by_traps() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(LV6, "Vorse Raider")
    duel.b.hand("Raigeki", "Wattkid").set("Torrential Tribute")
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "GY"
    assert duel.place_of(LV6) == "Monster Zone"
    duel.b.summons("Wattkid")
    duel.b.activates("Torrential Tribute")
    duel.all_pass()
    assert duel.place_of(LV6) == "GY"


def test_no_level_up_without_a_victory() -> None:
    duel = Scenario()
    duel.a.monsters(LV6).deck_top("Horus the Black Flame Dragon LV8")
    duel.a.ends_turn()
    assert not duel.a.could_respond(LV6)
