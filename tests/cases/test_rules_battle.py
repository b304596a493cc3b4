"""Cases of other simulators about attacks, the Damage Step and battle damage (tests/cases/README.md)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import AttackDeclared, ChainLinkAdded, ReplayHappened
from tests.rulings.building import materials, monster, put
from tests.scenario import Scenario


def links(duel: Scenario) -> list[str]:
    """Cards of every activation so far."""
    return [duel.kernel.card(link.card.card.key).name for link in duel.happened(ChainLinkAdded)]


def test_case_30_a_hand_effect_answers_the_declaration_of_a_direct_attack() -> None:
    duel = Scenario(player="B")
    duel.b.monsters("Gemini Elf", "Vorse Raider")
    duel.a.hand("Swift Scarecrow")
    duel.b.battle_phase()
    duel.b.attacks_directly("Gemini Elf")
    duel.a.activates("Swift Scarecrow")
    duel.all_pass()
    assert duel.a.lp == 8000
    assert duel.a.graveyard_names == ["Swift Scarecrow"]
    assert duel.phase == c.PHASE_MAIN2
    late = Scenario(player="B")
    late.b.monsters("Gemini Elf")
    late.a.hand("Swift Scarecrow")
    late.b.battle_phase()
    late.b.attacks_directly("Gemini Elf")
    late.a.passes()
    assert late.a.lp == 8000 - 1900
    assert not late.a.could_respond("Swift Scarecrow")


def test_case_32_a_flip_effect_and_a_mandatory_effect_share_one_chain() -> None:
    duel = Scenario()
    duel.a.monsters("D.D. Warrior", "Gemini Elf")
    duel.b.face_down("Man-Eater Bug")
    duel.a.battle_phase()
    duel.a.attacks("D.D. Warrior", "Man-Eater Bug")
    duel.b.picks("Gemini Elf")
    added = duel.happened(ChainLinkAdded)
    assert [(link.number, link.player) for link in added] == [(1, 0), (2, 1)]
    assert links(duel) == ["D.D. Warrior", "Man-Eater Bug"]
    duel.all_pass()
    assert duel.a.field_names == []
    assert duel.a.graveyard_names == ["Gemini Elf"]
    assert duel.a.names(c.LOCATION_REMOVED) == ["D.D. Warrior"]
    assert duel.b.names(c.LOCATION_REMOVED) == ["Man-Eater Bug"]


def test_case_33_a_monster_destroyed_by_battle_forbids_nothing_any_more() -> None:
    duel = Scenario()
    duel.a.monsters("Ancient Gear Soldier")
    duel.b.monsters("Gemini Elf").set("Time Machine", "Mirror Force")
    duel.a.battle_phase()
    duel.a.attacks("Ancient Gear Soldier", "Gemini Elf")
    assert not duel.b.could_respond("Mirror Force")
    duel.b.activates("Time Machine")
    duel.all_pass()
    assert duel.a.lp == 8000 - 600
    assert duel.a.names(c.LOCATION_MZONE) == ["Ancient Gear Soldier"]
    assert duel.a.card("Ancient Gear Soldier").is_in(c.POS_FACEUP_ATTACK)


@pytest.mark.parametrize(
    ("attacker", "attack_position", "destroyed"),
    [
        ("Elemental HERO Sparkman", True, False),
        ("Elemental HERO Sparkman", False, True),
        ("Gemini Elf", False, False),
    ],
)
def test_case_34_only_a_defender_has_the_spikes(
    attacker: str, attack_position: bool, destroyed: bool
) -> None:
    duel = Scenario()
    duel.a.monsters(attacker)
    if attack_position:
        duel.b.monsters("Thousand Needles")
    else:
        duel.b.face_down("Thousand Needles")
    duel.a.battle_phase()
    duel.a.attacks(attacker, "Thousand Needles")
    duel.all_pass()
    assert (duel.place_of(attacker) == "GY") == destroyed


def falcon_duel() -> Scenario:
    duel = Scenario()
    monster(duel.a, "Raidraptor - Rise Falcon", 2)
    duel.b.monsters("The Agent of Creation - Venus")
    for _ in range(3):
        ball = monster(duel.b, "Mystical Shine Ball")
        duel.state.cards[ball.uid].summon_type = c.SUMMON_TYPE_SPECIAL
    materials(duel.a, duel.find("Raidraptor - Rise Falcon"), "Harpie Lady")
    return duel


def test_case_35_attacking_all_special_summoned_monsters_opens_no_other_target() -> None:
    duel = falcon_duel()
    duel.a.activates("Raidraptor - Rise Falcon")
    duel.a.picks("Mystical Shine Ball")
    duel.all_pass()
    assert duel.a.card("Raidraptor - Rise Falcon").attack == 600
    duel.a.battle_phase()
    assert duel.a.may_attack("Raidraptor - Rise Falcon", "The Agent of Creation - Venus")
    for left in (2, 1, 0):
        duel.a.attacks("Raidraptor - Rise Falcon", "Mystical Shine Ball")
        duel.all_pass()
        assert duel.b.names(c.LOCATION_MZONE).count("Mystical Shine Ball") == left
        assert not duel.a.may_attack("Raidraptor - Rise Falcon", "The Agent of Creation - Venus")
    assert duel.b.field_names == ["The Agent of Creation - Venus"]


def test_case_35_after_another_target_there_is_no_further_attack() -> None:
    duel = falcon_duel()
    duel.b.hand("Mokey Mokey")
    duel.a.battle_phase()
    duel.a.attacks("Raidraptor - Rise Falcon", "The Agent of Creation - Venus")
    duel.all_pass()
    assert duel.place_of("Raidraptor - Rise Falcon") == "GY"
    kept = falcon_duel()
    kept.a.set("Waboku")
    kept.a.battle_phase()
    kept.a.attacks("Raidraptor - Rise Falcon", "The Agent of Creation - Venus")
    kept.a.activates("Waboku")
    kept.all_pass()
    assert kept.place_of("Raidraptor - Rise Falcon") == "Monster Zone"
    assert not kept.a.may_attack("Raidraptor - Rise Falcon", "Mystical Shine Ball")


def test_case_36_a_negated_extra_attack_is_used_up() -> None:
    duel = Scenario()
    duel.a.monsters("Black Luster Soldier - Envoy of the Beginning")
    duel.b.monsters("Gemini Elf", "Vorse Raider").graveyard("Necro Gardna")
    soldier = "Black Luster Soldier - Envoy of the Beginning"
    duel.a.battle_phase()
    duel.a.attacks(soldier, "Gemini Elf")
    duel.a.activates(soldier)
    duel.all_pass()
    assert duel.a.may_attack(soldier, "Vorse Raider")
    duel.a.attacks(soldier, "Vorse Raider")
    duel.b.activates("Necro Gardna")
    duel.all_pass()
    assert duel.b.field_names == ["Vorse Raider"]
    assert duel.b.names(c.LOCATION_REMOVED) == ["Necro Gardna"]
    assert not duel.a.may_attack(soldier, "Vorse Raider")


def test_case_36_necro_gardna_in_advance_stops_the_next_attack_only() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Luster Dragon")
    duel.b.graveyard("Necro Gardna")
    duel.a.battle_phase()
    duel.b.activates("Necro Gardna")
    duel.all_pass()
    if duel.phase == c.PHASE_MAIN1:
        duel.a.battle_phase()
    duel.a.attacks_directly("Gemini Elf")
    duel.all_pass()
    assert duel.b.lp == 8000
    duel.a.attacks_directly("Luster Dragon")
    duel.all_pass()
    assert duel.b.lp == 8000 - 1900


def test_case_37_an_attack_handed_over_is_spent() -> None:
    duel = Scenario()
    duel.a.monsters("Mutant Mindmaster")
    duel.b.monsters("Blue-Eyes White Dragon").defending("Mystical Elf").monsters("Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks("Mutant Mindmaster", "Blue-Eyes White Dragon")
    duel.a.activates("Mutant Mindmaster", "Blue-Eyes White Dragon")
    duel.a.picks("Vorse Raider")
    duel.all_pass()
    assert duel.happened(ReplayHappened) == []
    assert len(duel.happened(AttackDeclared)) == 1
    assert duel.b.graveyard_names == ["Vorse Raider"]
    assert (duel.a.lp, duel.b.lp) == (8000, 8000 - 1100)
    assert "Blue-Eyes White Dragon" in duel.a.field_names
    assert not duel.a.may_attack("Mutant Mindmaster", "Mystical Elf")
    duel.a.main_phase_2()
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == ["Blue-Eyes White Dragon", "Mystical Elf"]


def edged(attacker: str, target: str, *, bearer: str) -> Scenario:
    duel = Scenario()
    duel.a.monsters(attacker)
    duel.b.monsters(target)
    duel.a.equipped("Double-Edged Sword", bearer)
    duel.a.battle_phase()
    duel.a.attacks(attacker, target)
    duel.all_pass()
    return duel


def test_case_38_doubling_is_only_for_damage_that_monster_inflicts() -> None:
    duel = Scenario()
    monster(duel.a, "Odd-Eyes Pendulum Dragon")
    put(duel.b, "Blue-Eyes Ultimate Dragon", c.LOCATION_MZONE)
    duel.b.face_up(*["Axe of Despair"] * 3, "Black Pendant")
    for card in duel.kernel.cards_in(1, c.LOCATION_SZONE):
        card.data.equip_to = duel.find("Blue-Eyes Ultimate Dragon").uid
    duel.a.equipped("Double-Edged Sword", "Odd-Eyes Pendulum Dragon")
    duel.a.battle_phase()
    assert duel.find("Odd-Eyes Pendulum Dragon").attack == 4500
    assert duel.find("Blue-Eyes Ultimate Dragon").attack == 8000
    duel.a.attacks("Odd-Eyes Pendulum Dragon", "Blue-Eyes Ultimate Dragon")
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (8000 - 3500, 8000 - 3500)


def test_case_38_what_the_dragon_inflicts_is_doubled_for_the_opponent() -> None:
    duel = edged("Odd-Eyes Pendulum Dragon", "Blue-Eyes White Dragon", bearer="Odd-Eyes Pendulum Dragon")
    assert (duel.a.lp, duel.b.lp) == (8000 - 1500, 8000 - 3000)
    assert "Double-Edged Sword" in duel.a.field_names
    heavy = edged("Luster Dragon", "Mokey Mokey", bearer="Luster Dragon")
    assert (heavy.a.lp, heavy.b.lp) == (8000 - 3600, 8000 - 3600)
    assert "Double-Edged Sword" in heavy.a.graveyard_names


@pytest.mark.parametrize("diet_first", [False, True])
def test_case_39_one_double_and_one_half_cancel(diet_first: bool) -> None:
    duel = Scenario()
    duel.a.monsters("The Legendary Fisherman III").hand("Ookazi", "Ookazi")
    duel.b.set("Damage Diet").banished("Mokey Mokey")
    if diet_first:
        duel.a.activates("Ookazi")
        duel.b.activates("Damage Diet")
        duel.all_pass()
        assert duel.b.lp == 8000 - 400
        duel.a.activates("The Legendary Fisherman III")
        duel.all_pass()
        duel.a.activates("Ookazi")
        duel.all_pass()
        assert duel.b.lp == 8000 - 400 - 800
        return
    duel.a.activates("The Legendary Fisherman III")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Mokey Mokey"]
    duel.a.activates("Ookazi")
    duel.b.activates("Damage Diet")
    duel.all_pass()
    assert duel.b.lp == 8000 - 800
    duel.a.activates("Ookazi")
    duel.all_pass()
    assert duel.b.lp == 8000 - 800 - 400


def test_case_39_a_direct_attack_under_one_halving() -> None:
    duel = Scenario()
    duel.a.monsters("Elemental HERO Avian", "The Legendary Fisherman III")
    duel.b.set("Damage Diet")
    fang = duel.find("Elemental HERO Avian").attack
    duel.a.battle_phase()
    duel.b.activates("Damage Diet")
    duel.all_pass()
    if duel.phase == c.PHASE_MAIN1:
        duel.a.battle_phase()
    duel.a.attacks_directly("Elemental HERO Avian")
    duel.all_pass()
    assert duel.b.lp == 8000 - fang // 2


def damage_step_windows() -> dict[int, set[str]]:
    """What B is offered in each part of a Damage Step."""
    duel = Scenario()
    duel.a.monsters("Man-Eater Bug")
    duel.b.monsters("Mokey Mokey").hand("Kuriboh").set("Breakthrough Skill", "Rush Recklessly")
    duel.b.equipped("Axe of Despair", "Mokey Mokey")
    duel.a.battle_phase()
    duel.a.attacks("Man-Eater Bug", "Mokey Mokey")
    found: dict[int, set[str]] = {}
    while isinstance(duel.decision, d.ChainResponse):
        part = duel.kernel.state.ds_part
        names = {duel.kernel.by_key(x.card.key).name for x in duel.decision.commands}
        found[part] = found.get(part, set()) | names
        duel.respond(())
    return found


def test_case_41_what_may_be_activated_in_the_damage_step() -> None:
    found = damage_step_windows()
    assert "Breakthrough Skill" in found[c.DS_NONE]
    for part in (c.DS_START, c.DS_BEFORE_CALC):
        assert found[part] == {"Rush Recklessly"}
    assert "Rush Recklessly" not in found.get(c.DS_CALC, set())
    assert "Breakthrough Skill" not in found.get(c.DS_CALC, set())


def test_case_41_kuriboh_is_for_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf")
    duel.b.hand("Kuriboh").set("Rush Recklessly")
    duel.a.battle_phase()
    duel.a.attacks_directly("Gemini Elf")
    decision = duel.expect(1, (d.ChainResponse,))
    while duel.kernel.state.ds_part != c.DS_CALC:
        assert isinstance(decision, d.ChainResponse)
        assert "Kuriboh" not in {duel.kernel.by_key(x.card.key).name for x in decision.commands}
        duel.b.passes()
        decision = duel.expect(1, (d.ChainResponse,))
    duel.b.activates("Kuriboh")
    duel.all_pass()
    assert duel.b.lp == 8000


def test_case_42_turned_face_up_at_the_start_of_the_battle_phase_is_flipped() -> None:
    duel = Scenario()
    monster(duel.b, "Evil HERO Malicious Fiend")
    duel.b.hand("Mokey Mokey")
    duel.a.face_down("Morphing Jar").hand("Gemini Elf")
    duel.a.battle_phase()
    duel.all_pass()
    jar = duel.a.card("Morphing Jar")
    assert jar.is_in(c.POS_FACEUP_ATTACK)
    assert links(duel) == ["Morphing Jar"]
    assert len(duel.a.hand_names) == 5
    assert "Gemini Elf" in duel.a.graveyard_names
    decision = duel.decision
    assert isinstance(decision, d.BattleCommand)
    assert {x.kind for x in decision.commands} == {d.ACT_ATTACK}, "it must attack"
    assert duel.a.may_attack("Morphing Jar", "Evil HERO Malicious Fiend")
