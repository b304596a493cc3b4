"""Horus the Black Flame Dragon LV8."""

from tests.scenario import Scenario

LV8 = "Horus the Black Flame Dragon LV8"


def test_negates_spell_cards_again_and_again() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(LV8)
    duel.b.hand("Raigeki", "Pot of Greed")
    for name in ("Raigeki", "Pot of Greed"):
        duel.b.activates(name)
        duel.a.activates(LV8)
        duel.all_pass()
    assert duel.place_of(LV8) == "Monster Zone"
    assert duel.b.hand_names == []


def test_not_traps() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(LV8)
    duel.b.set("Jar of Greed")
    duel.b.activates("Jar of Greed")
    assert not duel.a.could_respond(LV8)
