"""Geargiaccelerator."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_it_comes_beside_a_geargia() -> None:
    alone = Scenario()
    alone.a.hand("Geargiaccelerator").monsters("Luster Dragon")
    assert not alone.a.may_special_summon("Geargiaccelerator")
    duel = Scenario()
    duel.a.hand("Geargiaccelerator").monsters("Geargiarmor")
    duel.a.special_summons("Geargiaccelerator")
    duel.all_pass()
    assert duel.a.card("Geargiaccelerator").position == c.POS_FACEUP_DEFENSE


def test_it_recovers_another_geargia() -> None:
    duel = Scenario()
    duel.a.monsters("Geargiaccelerator").graveyard("Geargiarmor").hand("Dark Hole")
    duel.a.activates("Dark Hole")
    duel.a.activates("Geargiaccelerator")
    duel.all_pass()
    assert duel.a.hand_names == ["Geargiarmor"]
