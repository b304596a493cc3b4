"""Ojama Knight."""

from app.engine import constants as c
from app.engine import decisions as d
from app.engine import zones
from tests.scenario import Scenario


def test_it_closes_two_zones_while_face_up() -> None:
    duel = Scenario(rules="mr3")
    duel.a.hand("Polymerization", "Ojama Green", "Ojama Black", "Dark Hole").extra("Ojama Knight")
    duel.a.activates("Polymerization")
    duel.all_pass()
    duel.a.picks("Ojama Green", "Ojama Black")
    duel.a.chooses(2)
    duel.all_pass()
    assert duel.a.card("Ojama Knight").was_summoned_by(c.SUMMON_TYPE_FUSION)
    assert len(zones.free_main_monster_zones(duel.kernel, 1)) == 3
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert len(zones.free_main_monster_zones(duel.kernel, 1)) == 5
    assert isinstance(duel.decision, d.IdleCommand)


def test_fewer_zones_can_be_chosen() -> None:
    duel = Scenario(rules="mr3")
    duel.a.hand("Polymerization", "Ojama Green", "Ojama Black").extra("Ojama Knight")
    duel.a.activates("Polymerization")
    duel.all_pass()
    duel.a.picks("Ojama Green", "Ojama Black")
    duel.a.chooses(1)
    duel.all_pass()
    assert len(zones.free_main_monster_zones(duel.kernel, 1)) == 4
