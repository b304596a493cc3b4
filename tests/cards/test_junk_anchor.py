"""Junk Anchor."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.scenario import Scenario

ANCHOR = "Junk Anchor"


def test_it_hauls_up_a_junk_monster_and_tunes_with_it_alone() -> None:
    duel = Scenario()
    duel.a.monsters(ANCHOR, "Luster Dragon").hand("Kuriboh").extra("Junk Archer")
    put(duel.a, "Junk Warrior", c.LOCATION_GRAVE)
    duel.a.activates(ANCHOR)
    duel.all_pass()
    duel.a.picks(ANCHOR, "Junk Warrior")
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == ["Junk Archer", "Luster Dragon"]
    assert duel.a.card("Junk Archer").was_summoned_by(c.SUMMON_TYPE_SYNCHRO)
    assert sorted(duel.a.banished_names) == [ANCHOR, "Junk Warrior"]
    assert duel.a.graveyard_names == ["Kuriboh"]


def test_it_hauls_up_no_tuner() -> None:
    duel = Scenario()
    duel.a.monsters(ANCHOR).hand("Kuriboh").graveyard("Junk Synchron")
    assert not duel.a.may_activate(ANCHOR)
