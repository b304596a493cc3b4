"""Targets (TGT) and cards linked to one another (LINKED)."""

import pytest

from app.engine.events import BecameTargets
from tests.scenario import Scenario


@pytest.mark.ruling("TGT-001")
def test_targets_are_named_at_activation() -> None:
    duel = Scenario()
    duel.a.hand("Mystical Space Typhoon")
    duel.b.set("Jar of Greed", "Dust Tornado")
    duel.a.activates("Mystical Space Typhoon", "Dust Tornado")
    told = duel.happened(BecameTargets)
    assert len(told) == 1
    assert duel.decision is not None
    assert duel.decision.player == 1
    duel.b.activates("Jar of Greed")
    duel.all_pass()
    assert duel.place_of("Dust Tornado") == "GY"


@pytest.mark.ruling("TGT-003")
def test_a_target_that_left_for_a_moment_is_none_any_more() -> None:
    duel = Scenario()
    duel.a.set("Raigeki Break").hand("Mystical Elf")
    duel.b.monsters("Gemini Elf").set("Interdimensional Matter Transporter")
    duel.a.activates("Raigeki Break", "Gemini Elf")
    duel.b.activates("Interdimensional Matter Transporter")
    duel.all_pass()
    assert duel.place_of("Gemini Elf") == "banished"
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.place_of("Gemini Elf") == "Monster Zone"


@pytest.mark.ruling("TGT-015")
def test_what_cannot_be_targeted_is_not_offered() -> None:
    duel = Scenario()
    duel.a.set("Compulsory Evacuation Device")
    duel.b.monsters("Luster Dragon", "Lord of D.")
    duel.a.activates("Compulsory Evacuation Device")  # one possible target: not asked
    duel.all_pass()
    assert duel.b.hand_names == ["Lord of D."]


@pytest.mark.ruling("TGT-022")
def test_an_equip_spell_without_its_target_goes_to_the_gy() -> None:
    duel = Scenario()
    duel.a.hand("Axe of Despair").monsters("Gemini Elf")
    duel.b.set("Compulsory Evacuation Device")
    duel.a.activates("Axe of Despair")
    duel.b.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert duel.a.hand_names == ["Gemini Elf"]
    assert duel.place_of("Axe of Despair") == "GY"


@pytest.mark.ruling("TGT-032")
def test_a_token_cannot_be_targeted_to_be_turned_face_down() -> None:
    duel = Scenario()
    duel.a.hand("Upstart Goblin", "Book of Moon")
    duel.b.set("Scapegoat")
    duel.a.activates("Upstart Goblin")
    duel.b.activates("Scapegoat")
    duel.all_pass()
    assert duel.b.names(4) == ["Sheep Token"] * 4
    assert not duel.a.may_activate("Book of Moon")


@pytest.mark.ruling("LINKED-009")
def test_the_trap_stays_when_its_monster_leaves_in_another_way() -> None:
    duel = Scenario()
    duel.a.set("Call of the Haunted").graveyard("Gemini Elf")
    duel.b.set("Compulsory Evacuation Device")
    duel.a.activates("Call of the Haunted")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert duel.a.hand_names == ["Gemini Elf"]
    assert duel.a.field_names == ["Call of the Haunted"]
    assert duel.a.card("Call of the Haunted").is_face_up()


@pytest.mark.ruling("LINKED-010")
def test_turning_the_monster_face_down_breaks_the_link() -> None:
    duel = Scenario()
    duel.a.set("Call of the Haunted").graveyard("Gemini Elf")
    duel.b.set("Book of Moon", "Mystical Space Typhoon")
    duel.a.activates("Call of the Haunted")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates("Book of Moon")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.a.field_names == ["Gemini Elf"]
