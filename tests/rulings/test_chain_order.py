"""Mandatory Quick Effects, phase effects and answers at one timing (CHN, SEG), limits (OPT)."""

import pytest

from app.engine import decisions as d
from app.engine.events import ChainLinkAdded, LpChanged
from tests.rulings.watching import offered_now
from tests.scenario import Scenario


def linked(duel: Scenario) -> list[str]:
    """Names of the cards activated so far, in order."""
    return [duel.kernel.card(event.card.card.key).name for event in duel.happened(ChainLinkAdded)]


@pytest.mark.ruling("CHN-007")
def test_a_chain_resolves_backwards() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi")
    duel.b.set("Poison of the Old Man")
    duel.a.activates("Ookazi")
    duel.b.activates("Poison of the Old Man")
    duel.b.chooses(0)
    duel.all_pass()
    assert [(event.player, event.after) for event in duel.happened(LpChanged)] == [(1, 9200), (1, 8400)]


@pytest.mark.ruling("CHN-021")
def test_a_mandatory_quick_effect_takes_the_next_link() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Light and Darkness Dragon").set("Solemn Judgment")
    duel.b.hand("Mystical Space Typhoon")
    duel.b.activates("Mystical Space Typhoon")
    assert not duel.a.could_respond("Solemn Judgment")
    duel.all_pass()
    assert linked(duel) == ["Mystical Space Typhoon", "Light and Darkness Dragon"]
    dragon = duel.a.card("Light and Darkness Dragon")
    assert (dragon.attack, dragon.defense) == (2300, 1900)
    assert duel.place_of("Solemn Judgment") == "Spell & Trap Zone"


@pytest.mark.ruling("CHN-022")
def test_nothing_is_slipped_in_before_a_mandatory_quick_effect() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Light and Darkness Dragon").set("Magic Drain")
    duel.b.hand("Smashing Ground")
    duel.b.activates("Smashing Ground")
    assert not duel.a.could_respond("Magic Drain")
    duel.all_pass()
    assert linked(duel) == ["Smashing Ground", "Light and Darkness Dragon"]


@pytest.mark.ruling("CHN-023")
def test_once_per_chain_even_if_mandatory() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Light and Darkness Dragon").set("Waboku")
    duel.b.hand("Mystical Space Typhoon").set("Jar of Greed")
    duel.b.activates("Mystical Space Typhoon", "Waboku")
    duel.b.activates("Jar of Greed")
    duel.all_pass()
    assert linked(duel) == ["Mystical Space Typhoon", "Light and Darkness Dragon", "Jar of Greed"]
    assert len(duel.b.hand_names) == 1
    assert duel.place_of("Waboku") == "Spell & Trap Zone"


@pytest.mark.ruling("CHN-028")
def test_two_traps_answer_one_attack_declaration() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.monsters("Gemini Elf").set("Mirror Force", "Sakuretsu Armor")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Gemini Elf")
    duel.b.activates("Mirror Force")
    assert duel.b.could_respond("Sakuretsu Armor")


@pytest.mark.ruling("CHN-030")
def test_a_tribute_cannot_be_answered() -> None:
    duel = Scenario()
    duel.a.hand("Summoned Skull").monsters("Gemini Elf").set("Jar of Greed")
    duel.b.set("Mystical Space Typhoon", "Solemn Judgment")
    duel.a.summons("Summoned Skull", ["Gemini Elf"])
    while isinstance(duel.decision, d.SelectPlace):
        duel.a.places(0)
    assert offered_now(duel, duel.b, "Solemn Judgment")
    assert not offered_now(duel, duel.b, "Mystical Space Typhoon")
    duel.b.passes()
    assert duel.b.could_respond("Mystical Space Typhoon")  # once the Summon has succeeded


@pytest.mark.ruling("CHN-035")
def test_used_spells_go_to_the_gy_by_rule() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed")
    duel.a.activates("Pot of Greed")
    duel.all_pass()
    pot = duel.a.card("Pot of Greed")
    assert pot.is_at(0x10)
    assert pot.data.reason == 0x400  # by rule, neither by an effect nor destroyed


@pytest.mark.ruling("SEG-009")
def test_standby_effects_form_chains_of_their_own() -> None:
    duel = Scenario(player="B")
    duel.a.face_up("Dark Contract with the Gate", "Dark Contract with the Gate")
    duel.b.ends_turn()
    duel.all_pass()
    while isinstance(duel.decision, d.ChainResponse):
        duel.respond(next(iter(duel.decision.choices())))
        duel.all_pass()
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 1]
    assert duel.a.lp == 6000


@pytest.mark.ruling("SEG-011")
def test_a_mandatory_quick_effect_follows_the_triggers() -> None:
    duel = Scenario()
    duel.a.hand("Caius the Shadow Monarch").monsters("Mokey Mokey")
    duel.b.monsters("Light and Darkness Dragon").set("Torrential Tribute")
    duel.a.summons("Caius the Shadow Monarch", ["Mokey Mokey"])
    duel.a.picks("Torrential Tribute")
    assert linked(duel) == ["Caius the Shadow Monarch", "Light and Darkness Dragon"]
    assert duel.b.could_respond("Torrential Tribute")
    duel.all_pass()
    dragon = duel.b.card("Light and Darkness Dragon")
    assert (dragon.attack, dragon.defense) == (2300, 1900)
    assert duel.place_of("Torrential Tribute") == "Spell & Trap Zone"


@pytest.mark.ruling("OPT-017")
def test_an_oath_of_a_negated_monster_effect_holds() -> None:
    duel = Scenario()
    duel.a.monsters("Fairy Archer", "Vorse Raider")
    duel.b.face_up("Skill Drain")
    duel.a.activates("Fairy Archer")
    duel.all_pass()
    assert duel.b.lp == 8000
    duel.a.battle_phase()
    assert not duel.a.may_attack("Fairy Archer")
    assert duel.a.may_attack("Vorse Raider")
