"""Toadally Awesome."""

from app.engine import constants as c
from app.engine.events import Shuffled
from tests.rulings.building import materials, monster
from tests.scenario import Scenario

TOAD = "Toadally Awesome"


def test_it_spawns_a_frog() -> None:
    duel = Scenario(turn=2, player="B")
    materials(duel.a, monster(duel.a, TOAD), "Dupe Frog", "Dupe Frog")
    duel.a.deck("Treeborn Frog", "Mystical Elf")
    duel.b.ends_turn()
    duel.a.activates(TOAD)
    duel.a.picks("Dupe Frog")
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == [TOAD, "Treeborn Frog"]
    assert duel.a.graveyard_names == ["Dupe Frog"]
    assert duel.happened(Shuffled)


def test_it_swallows_and_sets_a_spell() -> None:
    duel = Scenario()
    duel.a.hand("Dark Hole")
    monster(duel.b, TOAD)
    duel.b.hand("Dupe Frog")
    duel.a.activates("Dark Hole")
    duel.b.activates(TOAD)
    duel.b.picks("Dupe Frog")
    duel.b.says(True)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_SZONE) == ["Dark Hole"]
    assert duel.b.names(c.LOCATION_MZONE) == [TOAD]


def test_it_fishes_a_water_monster() -> None:
    duel = Scenario()
    monster(duel.a, TOAD)
    duel.a.hand("Dark Hole").graveyard("7 Colored Fish", "Luster Dragon")
    duel.a.activates("Dark Hole")
    duel.a.activates(TOAD)
    duel.all_pass()
    assert duel.a.hand_names == ["7 Colored Fish"]
