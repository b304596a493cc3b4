"""Raidraptor - Wise Strix."""

from app.engine import constants as c
from tests.rulings.building import materials, monster
from tests.scenario import Scenario

STRIX = "Raidraptor - Wise Strix"


def test_a_rank_up_magic_is_set_when_your_raptor_acts() -> None:
    duel = Scenario()
    duel.a.monsters(STRIX).deck("Kuriboh", "Rank-Up-Magic Astral Force")
    materials(duel.a, monster(duel.a, "Raidraptor - Rise Falcon"), "Gemini Elf")
    duel.b.monsters("Kuriboh")
    duel.b.card("Kuriboh").data.summon_type = c.SUMMON_TYPE_SPECIAL
    duel.a.activates("Raidraptor - Rise Falcon")
    duel.all_pass()
    assert "Rank-Up-Magic Astral Force" in duel.a.names(c.LOCATION_SZONE)
