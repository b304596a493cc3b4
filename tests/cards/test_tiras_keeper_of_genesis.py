"""Tiras, Keeper of Genesis."""

from tests.rulings.building import materials, monster
from tests.scenario import Scenario

TIRAS = "Tiras, Keeper of Genesis"


def test_it_is_indestructible_while_it_has_material() -> None:
    for names in ((), ("Cyber Dragon",)):
        duel = Scenario()
        materials(duel.a, monster(duel.a, TIRAS), *names)
        duel.b.monsters("Luster Dragon")
        duel.a.hand("Dark Hole")
        duel.a.activates("Dark Hole")
        duel.all_pass()
        assert (duel.place_of(TIRAS) == "Monster Zone") == bool(names)


def test_it_judges_after_a_battle_and_wanes() -> None:
    duel = Scenario()
    materials(duel.a, monster(duel.a, TIRAS), "Cyber Dragon", "Curse of Dragon")
    duel.b.monsters("Luster Dragon").set("Mirror Force", "Jar of Greed")
    duel.a.battle_phase()
    duel.a.attacks(TIRAS, "Luster Dragon")
    duel.all_pass()
    duel.a.main_phase_2()
    duel.a.picks("Mirror Force")
    duel.all_pass()
    assert duel.place_of("Mirror Force") == "GY"
    duel.a.ends_turn()
    duel.a.picks("Cyber Dragon")
    duel.all_pass()
    assert [each.name for each in duel.a.card(TIRAS).materials()] == ["Curse of Dragon"]
