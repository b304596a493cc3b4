"""Black Horn of Heaven."""

from tests.scenario import Scenario


def test_only_the_opponents_special_summon() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon").set("Black Horn of Heaven")
    duel.b.set("Black Horn of Heaven").monsters("Mystical Elf")
    duel.a.special_summons("Cyber Dragon")
    assert not duel.a.could_respond("Black Horn of Heaven")
    duel.b.activates("Black Horn of Heaven")
    duel.all_pass()
    assert duel.place_of("Cyber Dragon") == "GY"
    assert duel.b.lp == 8000
