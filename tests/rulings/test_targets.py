"""Targets (TGT) and cards linked to one another (LINKED)."""

import pytest

from app.engine import constants as c
from app.engine.events import BecameTargets, ChainLinkAdded, Moved, Summoned
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


@pytest.mark.ruling("TGT-002")
def test_a_target_that_left_is_not_touched() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Blue-Eyes White Dragon")
    duel.b.hand("D.D. Crow")
    duel.a.activates("Monster Reborn")
    duel.b.activates("D.D. Crow")
    duel.all_pass()
    assert duel.place_of("Blue-Eyes White Dragon") == "banished"
    assert duel.place_of("Monster Reborn") == "GY"


@pytest.mark.ruling("TGT-007")
def test_a_trap_monster_stays_the_target_when_it_changes_zones() -> None:
    duel = Scenario()
    duel.a.hand("Mystical Space Typhoon")
    duel.b.set("Embodiment of Apophis")
    duel.a.activates("Mystical Space Typhoon")
    duel.b.activates("Embodiment of Apophis")
    duel.all_pass()
    assert duel.place_of("Embodiment of Apophis") == "GY"
    apophis = duel.b.card("Embodiment of Apophis").uid
    moves = [event for event in duel.happened(Moved) if event.after.card.key == apophis]
    assert [event.before.card.location for event in moves] == [c.LOCATION_SZONE, c.LOCATION_MZONE]
    assert moves[-1].reason & c.REASON_DESTROY
    assert len(duel.happened(Summoned)) == 1


@pytest.mark.ruling("TGT-013")
def test_all_five_or_nothing() -> None:
    duel = Scenario()
    monsters = ["Gemini Elf", "Vorse Raider", "Luster Dragon", "Mystical Elf", "Celtic Guardian"]
    duel.a.hand("Pot of Avarice").graveyard(*monsters)
    duel.b.hand("D.D. Crow")
    duel.a.activates("Pot of Avarice")
    duel.b.activates("D.D. Crow", "Gemini Elf")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == sorted(["Pot of Avarice", *monsters[1:]])
    assert duel.a.hand_names == []


@pytest.mark.ruling("TGT-023")
def test_an_effect_on_all_does_not_target() -> None:
    duel = Scenario()
    duel.a.hand("Dark Hole")
    duel.b.monsters("Lord of D.", "Luster Dragon")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.place_of("Luster Dragon") == "GY"


@pytest.mark.ruling("TGT-024")
def test_a_criterion_does_not_target() -> None:
    duel = Scenario()
    duel.a.hand("Smashing Ground")
    duel.b.monsters("Lord of D.", "Luster Dragon")
    duel.a.activates("Smashing Ground")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Luster Dragon"]


@pytest.mark.ruling("TGT-027")
def test_a_search_names_nothing_at_activation() -> None:
    duel = Scenario()
    duel.a.hand("Reinforcement of the Army").deck("Celtic Guardian", "Elemental HERO Sparkman")
    duel.b.set("Jar of Greed")
    duel.a.activates("Reinforcement of the Army")
    assert duel.b.could_respond("Jar of Greed")
    assert not duel.happened(BecameTargets)
    duel.b.activates("Jar of Greed")
    duel.a.picks("Celtic Guardian")
    duel.all_pass()
    assert duel.a.hand_names == ["Celtic Guardian"]


@pytest.mark.ruling("LINKED-007")
def test_the_monster_is_destroyed_when_its_trap_leaves() -> None:
    duel = Scenario()
    duel.a.set("Call of the Haunted").graveyard("Blue-Eyes White Dragon")
    duel.b.set("Mystical Space Typhoon")
    duel.a.activates("Call of the Haunted")
    duel.all_pass()
    links = len(duel.happened(ChainLinkAdded))
    duel.a.ends_turn()
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of("Blue-Eyes White Dragon") == "GY"
    reason = duel.a.card("Blue-Eyes White Dragon").data.reason
    assert reason & c.REASON_DESTROY
    assert reason & c.REASON_EFFECT
    assert len(duel.happened(ChainLinkAdded)) == links + 1  # only the Typhoon


@pytest.mark.ruling("LINKED-008")
def test_the_trap_is_destroyed_with_its_monster() -> None:
    duel = Scenario()
    duel.a.set("Call of the Haunted").graveyard("Blue-Eyes White Dragon")
    duel.b.hand("Raigeki")
    duel.a.activates("Call of the Haunted")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == ["Blue-Eyes White Dragon", "Call of the Haunted"]
    reason = duel.a.card("Call of the Haunted").data.reason
    assert reason & c.REASON_DESTROY
    assert reason & c.REASON_EFFECT
    assert len(duel.happened(ChainLinkAdded)) == 2  # Call of the Haunted itself and Raigeki


@pytest.mark.ruling("LINKED-011")
def test_a_monster_unaffected_by_traps_outlives_its_trap() -> None:
    duel = Scenario()
    duel.a.set("Call of the Haunted").graveyard("Elemental HERO Wildheart")
    duel.b.set("Mystical Space Typhoon")
    duel.a.activates("Call of the Haunted")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.a.field_names == ["Elemental HERO Wildheart"]
