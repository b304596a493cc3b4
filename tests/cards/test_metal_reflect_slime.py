"""Metal Reflect Slime."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_a_wall_of_3000_that_cannot_attack() -> None:
    duel = Scenario(turn=3)
    duel.a.set("Metal Reflect Slime")
    duel.a.activates("Metal Reflect Slime")
    duel.all_pass()
    slime = duel.a.card("Metal Reflect Slime")
    assert slime.is_in(c.POS_FACEUP_DEFENSE)
    assert (slime.attack, slime.defense, slime.level) == (0, 3000, 10)
    assert slime.is_monster()
    assert slime.is_trap()
    duel.a.battle_phase()
    assert not duel.a.may_attack("Metal Reflect Slime")
