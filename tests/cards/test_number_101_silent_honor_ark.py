"""Number 101: Silent Honor ARK."""

from app.engine import constants as c
from tests.rulings.building import monster
from tests.rulings.extra_deck import GAIA, held, xyz
from tests.scenario import Scenario

ARK = "Number 101: Silent Honor ARK"


def test_only_special_summoned_attackers_can_be_taken() -> None:
    duel = Scenario()
    xyz(duel.a, ARK, "Luster Dragon", "Celtic Guardian")
    duel.b.monsters("Vorse Raider")
    monster(duel.b, GAIA, position=c.POS_FACEUP_DEFENSE)
    assert not duel.a.may_activate(ARK)


def test_it_takes_a_monster_aboard_for_two_materials() -> None:
    duel = Scenario()
    xyz(duel.a, ARK, "Luster Dragon", "Celtic Guardian")
    monster(duel.b, GAIA)
    duel.a.activates(ARK)
    duel.all_pass()
    assert held(duel.a.card(ARK)) == [GAIA]
    assert sorted(duel.a.graveyard_names) == ["Celtic Guardian", "Luster Dragon"]


def test_a_material_saves_it() -> None:
    duel = Scenario()
    xyz(duel.a, ARK, "Luster Dragon")
    duel.a.hand("Dark Hole")
    duel.a.activates("Dark Hole")
    duel.a.says(True)
    duel.all_pass()
    assert duel.place_of(ARK) == "Monster Zone"
    assert held(duel.a.card(ARK)) == []
