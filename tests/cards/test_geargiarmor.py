"""Geargiarmor."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_it_hides_and_finds_a_geargia() -> None:
    duel = Scenario()
    duel.a.monsters("Geargiarmor").deck("Geargiaccelerator", "Geargiarmor", "Mystical Elf")
    duel.a.activates("Geargiarmor")
    duel.all_pass()
    assert duel.a.card("Geargiarmor", c.LOCATION_MZONE).position == c.POS_FACEDOWN_DEFENSE
    duel.a.flips("Geargiarmor")
    duel.a.activates("Geargiarmor", effect=1)
    duel.all_pass()
    assert duel.a.hand_names == ["Geargiaccelerator"]  # never a copy of itself
