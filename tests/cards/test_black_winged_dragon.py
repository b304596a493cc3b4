"""Black-Winged Dragon."""

from app.engine import constants as c
from tests.rulings.building import counters, monster
from tests.scenario import Scenario

DRAGON, FEATHER = "Black-Winged Dragon", 0x10


def test_effect_damage_becomes_a_counter() -> None:
    duel = Scenario(player="B")
    monster(duel.a, DRAGON)
    duel.b.hand("Ookazi", "Ookazi").monsters("Wattkid")
    for number in (1, 2):
        duel.b.activates("Ookazi")
        duel.all_pass()
        assert duel.a.lp == 8000
        assert duel.a.card(DRAGON).counters(FEATHER) == number
        assert duel.a.card(DRAGON).attack == 2800 - 700 * number


def test_battle_damage_and_the_opponents_damage_do_not() -> None:
    duel = Scenario()
    monster(duel.a, DRAGON)
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.a.hand("Ookazi")
    duel.a.activates("Ookazi")
    duel.all_pass()
    duel.a.battle_phase()
    duel.a.attacks(DRAGON, "Blue-Eyes White Dragon")
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (7800, 7200)
    assert duel.a.graveyard_names == ["Ookazi", DRAGON]


def test_negated_it_catches_nothing() -> None:
    duel = Scenario(player="B")
    monster(duel.a, DRAGON)
    counters(duel.a.card(DRAGON), FEATHER, 1)
    duel.b.face_up("Skill Drain").hand("Ookazi")
    duel.b.activates("Ookazi")
    duel.all_pass()
    assert duel.a.lp == 7200
    assert duel.a.card(DRAGON).counters(FEATHER) == 0
    assert duel.a.card(DRAGON).attack == 2800


def test_its_effect_needs_a_counter_and_works_once_a_turn() -> None:
    duel = Scenario()
    monster(duel.a, DRAGON)
    duel.b.monsters("Vorse Raider").face_down("Wattkid")
    assert duel.settled_decision() is not None
    assert not duel.a.may_activate(DRAGON)
    again = Scenario()
    counters(monster(again.a, DRAGON), FEATHER, 1)
    again.b.monsters("Vorse Raider").face_down("Wattkid")
    again.a.activates(DRAGON)
    again.all_pass()
    assert again.b.card("Vorse Raider").attack == 1200
    assert again.b.lp == 7300
    counters(again.a.card(DRAGON), FEATHER, 1)
    assert not again.a.may_activate(DRAGON)


def test_the_loss_lasts() -> None:
    duel = Scenario()
    counters(monster(duel.a, DRAGON), FEATHER, 1)
    duel.b.monsters("Vorse Raider")
    duel.a.activates(DRAGON)
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert duel.b.card("Vorse Raider", c.LOCATION_MZONE).attack == 1200
