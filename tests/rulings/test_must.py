"""What a player must do is no effect on the card (MUST)."""

import pytest

from app.engine import constants as c
from tests.rulings.building import choices
from tests.scenario import Scenario

WILDHEART = "Elemental HERO Wildheart"


def _evenly_matched(*theirs: str) -> Scenario:
    """B's Battle Phase ends; A, without other cards, resolves Evenly Matched from the hand."""
    duel = Scenario(player="B")
    duel.a.hand("Evenly Matched")
    duel.b.monsters(*theirs)
    duel.b.battle_phase()
    duel.b.ends_turn()
    duel.a.activates("Evenly Matched")
    return duel


@pytest.mark.ruling("MUST-001")
def test_an_unaffected_monster_must_go_as_well() -> None:
    duel = _evenly_matched(WILDHEART, "Gemini Elf")
    assert choices(duel, duel.b) == [WILDHEART, "Gemini Elf"]
    duel.b.picks(WILDHEART)
    duel.all_pass()
    assert duel.b.banished_names == [WILDHEART]
    assert duel.b.card(WILDHEART).is_face_down()
    assert not duel.b.card(WILDHEART).data.reason & c.REASON_EFFECT


def test_other_traps_do_not_affect_wildheart() -> None:
    duel = Scenario()
    duel.a.set("Raigeki Break").hand("Kuriboh")
    duel.b.monsters(WILDHEART)
    duel.a.activates("Raigeki Break")
    duel.all_pass()
    assert duel.b.field_names == [WILDHEART]


@pytest.mark.ruling("MUST-004")
def test_a_tribute_one_must_make_is_ones_own() -> None:
    duel = Scenario()
    coppelia = "Evilswarm Coppelia"
    duel.a.monsters("Gemini Elf", "Vorse Raider").hand("Share the Pain")
    duel.b.monsters(coppelia)
    duel.a.activates("Share the Pain")
    duel.a.places(0)
    duel.a.picks("Gemini Elf")
    assert not duel.b.could_respond(coppelia)
    duel.all_pass()
    assert duel.b.graveyard_names == [coppelia]
    assert duel.a.field_names == ["Vorse Raider"]


def test_coppelia_answers_the_opponents_effect() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider").hand("Smashing Ground")
    duel.b.monsters("Evilswarm Coppelia")
    duel.a.activates("Smashing Ground")
    duel.b.activates("Evilswarm Coppelia")
    duel.all_pass()
    assert duel.b.field_names == ["Vorse Raider"]


@pytest.mark.ruling("MUST-008")
@pytest.mark.parametrize("drained", [True, False])
def test_a_negated_requirement_does_not_bind(drained: bool) -> None:
    duel = Scenario()
    duel.a.monsters("Panther Warrior")
    if drained:
        duel.b.face_up("Skill Drain")
    duel.a.battle_phase()
    assert duel.a.may_attack("Panther Warrior") == drained


@pytest.mark.ruling("MUST-009")
@pytest.mark.parametrize("drained", [True, False])
def test_nor_does_a_negated_requirement_to_return_a_card(drained: bool) -> None:
    duel = Scenario()
    duel.a.monsters("Mist Valley Falcon")
    if drained:
        duel.b.face_up("Skill Drain")
    duel.a.battle_phase()
    assert duel.a.may_attack("Mist Valley Falcon") == drained


@pytest.mark.ruling("MUST-010")
def test_gozen_match() -> None:
    duel = Scenario()
    duel.a.set("Gozen Match").monsters("Luster Dragon")
    duel.b.monsters(WILDHEART, "Elemental HERO Sparkman")
    duel.a.activates("Gozen Match")
    duel.b.chooses(c.ATTRIBUTE_LIGHT)
    duel.all_pass()
    assert duel.b.graveyard_names == [WILDHEART]
    assert duel.b.field_names == ["Elemental HERO Sparkman"]
    assert not duel.b.card(WILDHEART).data.reason & c.REASON_EFFECT
    assert duel.a.names(c.LOCATION_MZONE) == ["Luster Dragon"]


def test_gozen_match_goes_on_while_it_lies_there() -> None:
    duel = Scenario()
    duel.b.face_up("Gozen Match")
    duel.a.monsters("Luster Dragon").hand("Vorse Raider")
    duel.a.summons("Vorse Raider")
    duel.a.chooses(c.ATTRIBUTE_WIND)
    duel.all_pass()
    assert duel.a.field_names == ["Luster Dragon"]
    assert duel.a.graveyard_names == ["Vorse Raider"]


@pytest.mark.ruling("MUST-011")
def test_rivalry_of_warlords() -> None:
    duel = Scenario()
    duel.a.set("Rivalry of Warlords")
    duel.b.monsters(WILDHEART, "Gemini Elf")
    duel.a.activates("Rivalry of Warlords")
    duel.b.chooses(c.RACE_SPELLCASTER)
    duel.all_pass()
    assert duel.b.graveyard_names == [WILDHEART]
    assert duel.b.field_names == ["Gemini Elf"]


@pytest.mark.ruling("MUST-012")
def test_there_can_be_only_one() -> None:
    duel = Scenario()
    duel.a.set("There Can Be Only One")
    duel.b.monsters(WILDHEART, "Elemental HERO Sparkman", "Gemini Elf")
    duel.a.activates("There Can Be Only One")
    duel.b.picks("Elemental HERO Sparkman")
    duel.all_pass()
    assert duel.b.graveyard_names == [WILDHEART]
    assert duel.b.field_names == ["Elemental HERO Sparkman", "Gemini Elf"]


@pytest.mark.ruling("MUST-013")
def test_battle_of_the_elements() -> None:
    duel = Scenario()
    duel.a.set("Battle of the Elements")
    duel.b.monsters(WILDHEART, "Elemental HERO Sparkman")
    duel.a.activates("Battle of the Elements")
    duel.b.chooses(c.ATTRIBUTE_LIGHT)
    duel.all_pass()
    assert duel.b.graveyard_names == [WILDHEART]
    assert duel.b.field_names == ["Elemental HERO Sparkman"]
    assert "Battle of the Elements" in duel.a.graveyard_names


def test_battle_of_the_elements_not_with_a_face_down_monster() -> None:
    duel = Scenario()
    duel.a.set("Battle of the Elements").face_down("Mystical Elf")
    duel.b.monsters(WILDHEART, "Elemental HERO Sparkman")
    assert not duel.a.may_activate("Battle of the Elements")


@pytest.mark.ruling("MUST-003")
def test_what_cannot_be_banished_at_all_cannot_be_chosen() -> None:
    duel = _evenly_matched("Miracle Jurassic Egg", "Gemini Elf", "Vorse Raider")
    duel.all_pass()  # two must go and two can: nothing is asked
    assert duel.b.field_names == ["Miracle Jurassic Egg"]
    assert sorted(duel.b.banished_names) == ["Gemini Elf", "Vorse Raider"]
    other = _evenly_matched("Luster Dragon", "Gemini Elf", "Vorse Raider")
    assert choices(other, other.b) == ["Gemini Elf", "Luster Dragon", "Vorse Raider"]


@pytest.mark.ruling("MUST-014")
def test_a_draw_one_must_make_can_be_negated() -> None:
    ash = "Ash Blossom & Joyous Spring"
    duel = Scenario(player="B")
    duel.a.hand('Maxx "C"')
    duel.b.hand(ash, "Monster Reborn").monsters("Luster Dragon").graveyard("Gemini Elf")
    duel.b.changes_position("Luster Dragon")
    duel.a.activates('Maxx "C"')
    assert duel.b.could_respond(ash)
    twin = Scenario(player="B")
    twin.a.hand('Maxx "C"')
    twin.b.hand("Monster Reborn").monsters("Luster Dragon").graveyard("Gemini Elf")
    twin.b.changes_position("Luster Dragon")
    twin.a.activates('Maxx "C"')
    duel.b.activates(ash)
    for each, drawn in ((duel, 0), (twin, 1)):
        each.all_pass()
        each.b.activates("Monster Reborn", "Gemini Elf")
        each.all_pass()
        assert "Gemini Elf" in each.b.field_names
        assert len(each.a.hand_names) == drawn
