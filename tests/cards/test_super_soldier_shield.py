"""Super Soldier Shield."""

from app.engine import constants as c
from tests.rulings.building import counters, monster
from tests.scenario import Scenario

SHIELD = "Super Soldier Shield"


def test_it_shields_beside_a_black_luster_soldier() -> None:
    for soldier, offered in (("Black Luster Soldier - Envoy of the Beginning", True), ("Gemini Elf", False)):
        duel = Scenario(player="B")
        duel.a.set(SHIELD).monsters(soldier, "Vorse Raider")
        duel.b.set("Raigeki Break").hand("Mokey Mokey")
        duel.b.activates("Raigeki Break", "Vorse Raider")
        assert duel.a.could_respond(SHIELD) is offered
        if offered:
            duel.a.activates(SHIELD)
            duel.all_pass()
            assert "Vorse Raider" in duel.a.field_names


def test_set_from_the_gy_it_is_banished_when_it_leaves() -> None:
    duel = Scenario()
    counters(monster(duel.a, "Breaker the Magical Warrior"), c.COUNTER_SPELL, 1)
    duel.a.graveyard(SHIELD)
    duel.b.set("Mystical Space Typhoon")
    duel.a.activates(SHIELD)
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.a.banished_names == [SHIELD]
