"""T.G. Wonder Magician."""

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import monster
from tests.scenario import Scenario

MAGICIAN = "T.G. Wonder Magician"


def test_it_dispels_and_leaves_a_card() -> None:
    duel = Scenario()
    duel.a.monsters("T.G. Striker", "T.G. Warwolf").extra(MAGICIAN).hand("Dark Hole")
    duel.b.set("Mirror Force")
    duel.a.special_summons(MAGICIAN)
    duel.a.picks("T.G. Striker", "T.G. Warwolf")
    duel.all_pass()
    assert duel.place_of("Mirror Force") == "GY"
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.place_of(MAGICIAN) == "GY"
    assert len(duel.a.hand_names) == 1


def test_it_needs_a_t_g_as_other_material() -> None:
    duel = Scenario()
    duel.a.monsters("T.G. Striker", "Wattkid").extra(MAGICIAN)
    assert not duel.a.may_special_summon(MAGICIAN)


def test_a_synchro_summon_in_the_opponents_main_phase() -> None:
    duel = Scenario(player="B")
    monster(duel.a, MAGICIAN)
    duel.a.monsters("Winged Kuriboh", "Vorse Raider").extra("Gaia Knight, the Force of Earth")
    duel.b.hand("Luster Dragon")
    assert duel.a.card("Winged Kuriboh").level == 1
    duel.b.summons("Luster Dragon")
    duel.a.activates(MAGICIAN)
    duel.all_pass()
    if not isinstance(duel.decision, d.IdleCommand):
        duel.a.picks(MAGICIAN, "Winged Kuriboh")
        duel.all_pass()
    field = duel.a.names(c.LOCATION_MZONE)
    assert sorted(field) == ["Gaia Knight, the Force of Earth", "Vorse Raider"]
    assert sorted(duel.a.graveyard_names) == [MAGICIAN, "Winged Kuriboh"]
