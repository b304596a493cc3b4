"""Rush Recklessly."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_700_more_until_the_end_of_the_turn() -> None:
    duel = Scenario()
    duel.a.hand("Rush Recklessly").monsters("Vorse Raider")
    duel.a.activates("Rush Recklessly")
    duel.all_pass()
    assert duel.a.card("Vorse Raider").attack == 2600
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.card("Vorse Raider").attack == 1900


def test_before_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider").hand("Rush Recklessly")
    duel.b.monsters("Gene-Warped Warwolf")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Gene-Warped Warwolf")
    while duel.kernel.state.ds_part != c.DS_BEFORE_CALC:
        duel.a.passes()
    duel.a.activates("Rush Recklessly", "Vorse Raider")
    duel.all_pass()
    assert duel.b.lp == 7400
    assert duel.place_of("Gene-Warped Warwolf") == "GY"


def test_a_face_down_monster_is_no_target() -> None:
    duel = Scenario()
    duel.a.hand("Rush Recklessly").face_down("Vorse Raider")
    assert not duel.a.may_activate("Rush Recklessly")
