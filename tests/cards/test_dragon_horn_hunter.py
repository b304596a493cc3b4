"""Dragon Horn Hunter."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_normal_monsters_gain_200_and_cost_no_battle_damage() -> None:
    duel = Scenario(rules="mr3")
    duel.a.hand("Dragon Horn Hunter").monsters("Luster Dragon", "Cyber Dragon")
    duel.b.monsters("Summoned Skull")
    duel.a.activates("Dragon Horn Hunter")
    duel.all_pass()
    assert duel.a.card("Luster Dragon").attack == 2100
    assert duel.a.card("Cyber Dragon").attack == 2100, "an Effect Monster gains nothing"
    assert duel.b.card("Summoned Skull").attack == 2700
    duel.a.battle_phase()
    duel.a.attacks("Luster Dragon", "Summoned Skull")
    duel.all_pass()
    assert duel.a.lp == 8000
    assert duel.place_of("Luster Dragon") == "GY"
    duel.a.attacks("Cyber Dragon", "Summoned Skull")
    duel.all_pass()
    assert duel.a.lp == 7400


def test_as_a_monster_it_does_nothing() -> None:
    duel = Scenario(rules="mr3")
    duel.a.monsters("Dragon Horn Hunter", "Luster Dragon")
    assert duel.a.card("Luster Dragon").attack == 1900
    assert duel.a.card("Dragon Horn Hunter", c.LOCATION_MZONE).attack == 2300
