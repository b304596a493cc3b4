"""T.G. Halberd Cannon."""

from app.engine import constants as c
from tests.rulings.building import monster
from tests.scenario import Scenario

CANNON = "T.G. Halberd Cannon"


def test_it_shoots_down_one_summon_a_turn() -> None:
    duel = Scenario()
    duel.a.hand("Luster Dragon", "Double Summon", "Celtic Guardian")
    monster(duel.b, CANNON)
    duel.a.summons("Luster Dragon")
    duel.b.activates(CANNON)
    duel.all_pass()
    assert duel.place_of("Luster Dragon") == "GY"
    duel.a.activates("Double Summon")
    duel.a.summons("Celtic Guardian")
    assert not duel.b.could_respond(CANNON)


def test_it_leaves_a_comrade() -> None:
    duel = Scenario()
    monster(duel.a, CANNON)
    duel.a.hand("Dark Hole").graveyard("T.G. Striker", "Luster Dragon")
    duel.a.activates("Dark Hole")
    duel.a.activates(CANNON)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["T.G. Striker"]
