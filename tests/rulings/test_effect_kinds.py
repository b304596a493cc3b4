"""Kinds of effects (EFF), activation (ACT) and costs (COST)."""

import pytest

from app.engine import constants as c
from app.engine.events import BattleCalculated, ChainLinkAdded
from tests.rulings.watching import offered_in
from tests.scenario import Scenario


@pytest.mark.ruling("EFF-010")
def test_a_continuous_effect_cannot_be_answered() -> None:
    duel = Scenario(player="B")
    duel.a.set("Divine Wrath").hand("Gemini Elf")
    duel.b.hand("Banisher of the Radiance", "Pot of Greed")
    duel.b.summons("Banisher of the Radiance")
    assert not duel.a.could_respond("Divine Wrath")
    duel.b.activates("Pot of Greed")
    assert not duel.a.could_respond("Divine Wrath")
    duel.all_pass()
    assert duel.place_of("Pot of Greed") == "banished"


@pytest.mark.ruling("EFF-018")
def test_a_trigger_effect_resolves_without_its_monster() -> None:
    duel = Scenario()
    duel.a.hand("Caius the Shadow Monarch").monsters("Mokey Mokey")
    duel.b.monsters("Gemini Elf").set("Compulsory Evacuation Device")
    duel.a.summons("Caius the Shadow Monarch", ["Mokey Mokey"])
    duel.a.picks("Gemini Elf")
    duel.b.activates("Compulsory Evacuation Device", "Caius the Shadow Monarch")
    duel.all_pass()
    assert duel.place_of("Caius the Shadow Monarch") == "hand"
    assert duel.place_of("Gemini Elf") == "banished"


@pytest.mark.ruling("EFF-020")
def test_a_mandatory_trigger_works_in_the_damage_step() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.monsters("Sangan").deck("Dark Magician", "Kuriboh")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Sangan")
    duel.all_pass()
    assert duel.b.hand_names == ["Kuriboh"]


@pytest.mark.ruling("EFF-021", "FLIP-015")
def test_a_flip_effect_activates_when_an_effect_turns_the_monster() -> None:
    duel = Scenario()
    duel.a.hand("Man-Eater Bug", "Book of Taiyou")
    duel.b.monsters("Gemini Elf")
    duel.a.sets("Man-Eater Bug")
    duel.a.activates("Book of Taiyou")
    duel.a.picks("Gemini Elf")
    duel.all_pass()
    assert duel.a.card("Man-Eater Bug").is_in(c.POS_FACEUP_ATTACK)
    assert duel.place_of("Gemini Elf") == "GY"


@pytest.mark.ruling("EFF-023", "FLIP-017")
def test_a_monster_doomed_by_battle_is_no_target_of_its_flip_effect() -> None:
    duel = Scenario(player="B")
    duel.a.face_down("Penguin Soldier")
    duel.b.monsters("Luster Dragon")
    duel.b.battle_phase()
    duel.b.attacks("Luster Dragon", "Penguin Soldier")
    duel.a.activates("Penguin Soldier")  # up to 2 targets, but only one can be chosen: not asked
    duel.all_pass()
    assert duel.place_of("Luster Dragon") == "hand"
    assert duel.place_of("Penguin Soldier") == "GY"


@pytest.mark.ruling("EFF-024", "FLIP-018")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_flip_effects_are_not_activated(owner: str) -> None:
    duel = Scenario()
    duel.a.set("Ceasefire")
    side = duel.a if owner == "A" else duel.b
    side.face_down("Man-Eater Bug")
    if owner == "A":
        duel.b.monsters("Luster Dragon")
    duel.a.activates("Ceasefire")
    duel.all_pass()
    assert side.card("Man-Eater Bug").is_in(c.POS_FACEUP_DEFENSE)
    assert duel.b.lp == 7500
    assert duel.place_of("Man-Eater Bug") == "Monster Zone"
    assert owner == "B" or duel.place_of("Luster Dragon") == "Monster Zone"


@pytest.mark.ruling("EFF-030")
def test_honest_ends_before_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon").hand("Honest")
    duel.b.monsters("Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks("Blue-Eyes White Dragon", "Vorse Raider")
    assert offered_in(duel, duel.a, "Honest") == [c.DS_START, c.DS_BEFORE_CALC]


@pytest.mark.ruling("EFF-044", "POS-026", "MOVE-030")
def test_destroyed_face_down_a_card_still_triggers_in_the_gy() -> None:
    duel = Scenario()
    duel.a.hand("Luster Dragon").set("Torrential Tribute")
    duel.b.face_down("Eclipse Wyvern").deck("Gemini Elf", "Blue-Eyes White Dragon")
    duel.a.summons("Luster Dragon")
    duel.a.activates("Torrential Tribute")
    duel.all_pass()
    assert duel.place_of("Eclipse Wyvern") == "GY"
    assert duel.b.banished_names == ["Blue-Eyes White Dragon"]


@pytest.mark.ruling("ACT-001")
def test_activating_a_card_without_an_effect_is_a_chain_link() -> None:
    duel = Scenario()
    duel.a.hand("Umi")
    duel.b.set("Magic Jammer").hand("Gemini Elf")
    duel.a.activates("Umi")
    assert len(duel.kernel.state.chain) == 1
    assert duel.b.could_respond("Magic Jammer")


@pytest.mark.ruling("COST-001")
def test_a_cost_is_not_given_back() -> None:
    duel = Scenario()
    duel.a.hand("Lightning Vortex", "Celtic Guardian")
    duel.b.monsters("Vorse Raider").set("Magic Jammer").hand("Gemini Elf")
    duel.a.activates("Lightning Vortex")
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "Monster Zone"
    assert duel.place_of("Celtic Guardian") == "GY"
    assert duel.place_of("Gemini Elf") == "GY"


@pytest.mark.ruling("EFF-003")
def test_a_continuous_effect_applies_in_the_middle_of_a_chain() -> None:
    duel = Scenario()
    duel.a.hand("Foolish Burial").deck("Gemini Elf", "Vorse Raider")
    duel.b.set("Call of the Haunted").graveyard("Banisher of the Radiance")
    duel.a.activates("Foolish Burial")
    duel.b.activates("Call of the Haunted")
    duel.a.picks("Gemini Elf")
    duel.all_pass()
    assert duel.place_of("Gemini Elf") == "banished"
    assert duel.place_of("Foolish Burial") == "banished"


@pytest.mark.ruling("EFF-006")
def test_a_doomed_monsters_continuous_effect_has_stopped() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.monsters("Banisher of the Radiance")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Banisher of the Radiance")
    duel.all_pass()
    assert duel.b.lp == 7700
    assert duel.place_of("Banisher of the Radiance") == "GY"


@pytest.mark.ruling("EFF-017")
def test_a_trigger_effect_starts_a_chain() -> None:
    duel = Scenario()
    duel.a.hand("Caius the Shadow Monarch").monsters("Mokey Mokey")
    duel.b.monsters("Gemini Elf")
    duel.a.summons("Caius the Shadow Monarch", ["Mokey Mokey"])
    duel.a.picks("Gemini Elf")
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1]
    duel.all_pass()
    assert duel.place_of("Gemini Elf") == "banished"
    assert duel.b.lp == 8000


@pytest.mark.ruling("EFF-019")
def test_a_trigger_effect_of_a_card_gone_to_the_hand_is_not_activated() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reincarnation", "Dandylion").graveyard("Gemini Elf")
    duel.a.activates("Monster Reincarnation", "Dandylion")
    duel.all_pass()
    assert duel.a.hand_names == ["Dandylion"]
    assert duel.a.field_names == []


@pytest.mark.ruling("EFF-022")
def test_an_attacked_flip_monster_triggers_after_damage_calculation() -> None:
    duel = Scenario(player="B")
    duel.a.face_down("Man-Eater Bug")
    duel.b.monsters("Vorse Raider")
    duel.b.battle_phase()
    duel.b.attacks("Vorse Raider", "Man-Eater Bug")
    duel.all_pass()
    kinds = [type(event) for event in duel.events]
    assert kinds.index(BattleCalculated) < kinds.index(ChainLinkAdded)
    assert duel.place_of("Vorse Raider") == "GY"
    assert duel.place_of("Man-Eater Bug") == "GY"


@pytest.mark.ruling("EFF-029")
def test_only_some_quick_effects_in_the_damage_step() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon").hand("D.D. Crow", "Honest")
    duel.b.monsters("Vorse Raider").graveyard("Gemini Elf")
    duel.a.battle_phase()
    duel.a.attacks("Blue-Eyes White Dragon", "Vorse Raider")
    assert c.DS_BEFORE_CALC in offered_in(duel, duel.a, "Honest")
    assert not set(offered_in(duel, duel.a, "D.D. Crow")) - {c.DS_NONE}


@pytest.mark.ruling("EFF-032")
def test_an_unclassified_effect_is_not_activated() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon")
    duel.b.monsters("Vorse Raider").set("Divine Wrath", "Solemn Judgment").hand("Gemini Elf")
    duel.a.special_summons("Cyber Dragon")
    assert duel.b.could_respond("Solemn Judgment")
    assert not duel.b.could_respond("Divine Wrath")
    duel.all_pass()
    assert not duel.happened(ChainLinkAdded)


@pytest.mark.ruling("EFF-040")
def test_always_treated_as_a_name_cannot_be_negated() -> None:
    duel = Scenario()
    duel.a.monsters("Cyber Harpie Lady").hand("Elegant Egotist").deck("Harpie Lady", "Vorse Raider")
    duel.b.face_up("Skill Drain")
    assert duel.a.may_activate("Elegant Egotist")
    duel = Scenario()  # another monster is no "Harpie Lady"
    duel.a.monsters("Vorse Raider").hand("Elegant Egotist").deck("Harpie Lady", "Vorse Raider")
    assert not duel.a.may_activate("Elegant Egotist")


@pytest.mark.ruling("EFF-043")
def test_a_second_copy_of_a_unique_card_is_blocked_by_its_own_text() -> None:
    duel = Scenario()
    duel.a.monsters("Bujin Yamato").hand("Bujin Yamato")
    duel.b.face_up("Skill Drain")
    assert not duel.a.may_summon("Bujin Yamato")
    assert duel.a.may_set("Bujin Yamato")
    duel = Scenario()  # without the first one nothing is in its way
    duel.a.hand("Bujin Yamato")
    duel.b.face_up("Skill Drain")
    assert duel.a.may_summon("Bujin Yamato")


@pytest.mark.ruling("EFF-046", "MOVE-031")
def test_the_owner_uses_the_effect_in_their_gy() -> None:
    duel = Scenario()
    duel.a.hand("Enemy Controller", "Summoned Skull").monsters("Mokey Mokey").deck("Kuriboh", "Kuriboh")
    duel.b.monsters("Sangan").deck("Vorse Raider", "Skull Servant")
    duel.a.activates("Enemy Controller", effect=1)
    duel.all_pass()
    duel.a.summons("Summoned Skull", ["Sangan"])
    duel.all_pass()
    assert duel.b.graveyard_names == ["Sangan"]
    assert duel.b.hand_names == ["Skull Servant"]
    assert duel.a.hand_names == []


@pytest.mark.ruling("EFF-048")
def test_the_text_of_a_token_belongs_to_its_maker() -> None:
    duel = Scenario()
    duel.a.hand("Smashing Ground").set("Ojama Trio")
    duel.b.face_up("Skill Drain")
    duel.a.activates("Ojama Trio")
    duel.all_pass()
    duel.a.activates("Smashing Ground")
    duel.a.picks("Ojama Token")
    duel.all_pass()
    assert len(duel.b.names(c.LOCATION_MZONE)) == 2
    assert duel.b.lp == 7700
