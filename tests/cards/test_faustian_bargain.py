"""Faustian Bargain."""

from app.engine import constants as c
from tests.rulings.building import monster
from tests.scenario import Scenario, Side

BARGAIN = "Faustian Bargain"


def special(side: Side, name: str, zone: int) -> None:
    """A Special Summoned monster."""
    monster(side, name, zone).data.summon_type = c.SUMMON_TYPE_SPECIAL


def test_a_special_summoned_monster_goes_and_a_normal_monster_comes() -> None:
    duel = Scenario()
    special(duel.b, "Dark Magician", 0)
    duel.b.monsters("Cannon Soldier")
    duel.a.hand(BARGAIN, "Wattkid", "Summoned Skull")
    duel.a.activates(BARGAIN)
    duel.all_pass()
    assert duel.place_of("Dark Magician") == "GY"
    assert duel.a.field_names == ["Wattkid"]


def test_the_normal_monster_must_be_in_the_hand_to_activate_it() -> None:
    duel = Scenario()
    special(duel.b, "Dark Magician", 0)
    duel.a.hand(BARGAIN, "Cannon Soldier", "Summoned Skull")
    assert not duel.a.may_activate(BARGAIN)


def test_with_all_zones_taken_only_one_of_yours_makes_room() -> None:
    duel = Scenario()
    duel.a.hand(BARGAIN, "Wattkid").monsters(*["Cannon Soldier"] * 4)
    special(duel.a, "Gemini Elf", 4)
    special(duel.b, "Dark Magician", 0)
    duel.a.activates(BARGAIN)
    duel.all_pass()
    assert duel.place_of("Gemini Elf") == "GY"
    assert duel.place_of("Wattkid") == "Monster Zone"
