"""XYZ-Dragon Cannon."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.scenario import Scenario

CANNON = "XYZ-Dragon Cannon"


def test_destroys_a_card_for_a_discard() -> None:
    duel = Scenario()
    duel.a.monsters(CANNON).hand("Wattkid")
    duel.b.monsters("Vorse Raider").set("Trap Hole")
    duel.a.activates(CANNON)
    duel.a.picks("Trap Hole")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Wattkid"]
    assert duel.b.graveyard_names == ["Trap Hole"]


def test_never_from_the_graveyard() -> None:
    duel = Scenario()
    put(duel.a, CANNON, c.LOCATION_GRAVE)  # properly Summoned before
    duel.a.hand("Monster Reborn")
    assert not duel.a.may_activate("Monster Reborn")


def test_but_banished_it_may_come_back() -> None:
    ddr = "D.D.R. - Different Dimension Reincarnation"
    duel = Scenario()
    put(duel.a, CANNON, c.LOCATION_REMOVED)
    duel.a.hand(ddr, "Wattkid")
    assert duel.a.may_activate(ddr)
