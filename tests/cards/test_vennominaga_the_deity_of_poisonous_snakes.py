"""Vennominaga the Deity of Poisonous Snakes."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.scenario import Scenario

DEITY = "Vennominaga the Deity of Poisonous Snakes"


def with_brood(count: int) -> Scenario:
    """Player A controls it, with so many Reptiles in the GY."""
    duel = Scenario()
    duel.a.monsters(DEITY)
    for _ in range(count):
        put(duel.a, "Spawn Alligator", c.LOCATION_GRAVE)
    return duel


def test_nothing_touches_it() -> None:
    duel = with_brood(2)
    duel.a.hand("Dark Hole").set("Raigeki Break").hand("Wattkid")
    assert duel.a.card(DEITY).attack == 1000
    duel.a.monsters("Vorse Raider")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [DEITY]
    assert not duel.a.may_activate("Raigeki Break"), "and there is no other target"


def test_three_hyper_venom_counters_win() -> None:
    duel = with_brood(1)
    for _ in range(3):
        assert duel.winner is None
        duel.a.battle_phase()
        duel.a.attacks_directly(DEITY)
        duel.all_pass()
        if duel.winner is None:
            duel.a.ends_turn()
            duel.b.ends_turn()
            duel.all_pass()
    assert duel.winner == "A"
    assert duel.b.lp == 8000 - 3 * 500


def test_rises_again() -> None:
    duel = with_brood(1)
    duel.b.monsters("Luster Dragon")
    duel.a.battle_phase()
    duel.a.attacks(DEITY, "Luster Dragon")
    duel.a.activates(DEITY)
    duel.all_pass()
    assert duel.place_of(DEITY) == "Monster Zone"
    assert duel.a.banished_names == ["Spawn Alligator"]
