"""Red Nova Dragon."""

from tests.rulings.building import monster
from tests.scenario import Scenario

NOVA = "Red Nova Dragon"


def test_it_parries_an_attack_and_comes_back() -> None:
    duel = Scenario(player="B")
    monster(duel.a, NOVA)
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.b.battle_phase()
    duel.b.attacks("Blue-Eyes White Dragon", NOVA)
    duel.a.activates(NOVA)
    duel.all_pass()
    assert duel.a.banished_names == [NOVA]
    assert duel.a.lp == 8000
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.place_of(NOVA) == "Monster Zone"


def test_the_opponents_effects_cannot_destroy_it() -> None:
    duel = Scenario()
    monster(duel.b, NOVA)
    duel.b.monsters("Luster Dragon")
    duel.a.hand("Dark Hole")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.b.field_names == [NOVA]


def test_its_controllers_effects_can() -> None:
    duel = Scenario()
    monster(duel.a, NOVA)
    duel.a.hand("Dark Hole")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.a.graveyard_names == [NOVA, "Dark Hole"]


def test_its_answer_to_an_attack_is_a_trigger_effect() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull")
    duel.b.monsters("Red Nova Dragon").set("Jar of Greed")
    duel.a.battle_phase()
    duel.a.attacks("Summoned Skull", "Red Nova Dragon")
    duel.b.activates("Jar of Greed")
    assert not duel.b.could_respond("Red Nova Dragon"), "Spell Speed 1: it cannot be chained"
