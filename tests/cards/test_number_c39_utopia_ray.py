"""Number C39: Utopia Ray."""

from app.engine import decisions as d
from tests.rulings.building import materials, monster
from tests.scenario import Scenario

RAY, UTOPIA = "Number C39: Utopia Ray", "Number 39: Utopia"


def test_it_takes_over_the_materials() -> None:
    duel = Scenario()
    materials(duel.a, monster(duel.a, UTOPIA), "Luster Dragon", "Celtic Guardian")
    duel.a.extra(RAY).life(1000)
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.a.special_summons(RAY)
    duel.all_pass()
    if not isinstance(duel.decision, d.IdleCommand):
        duel.a.picks(UTOPIA)
        duel.all_pass()
    held = [each.name for each in duel.a.card(RAY).materials()]
    assert sorted(held) == ["Celtic Guardian", "Luster Dragon", UTOPIA]
    duel.a.activates(RAY)
    duel.a.picks("Celtic Guardian")
    duel.all_pass()
    assert duel.a.card(RAY).attack == 3000
    assert duel.b.card("Blue-Eyes White Dragon").attack == 2000


def test_not_with_more_than_1000_lp() -> None:
    duel = Scenario()
    materials(duel.a, monster(duel.a, RAY), "Luster Dragon")
    duel.a.life(1001)
    duel.b.monsters("Blue-Eyes White Dragon")
    assert not duel.a.may_activate(RAY)
