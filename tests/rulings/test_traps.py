"""Trap Cards: Set first, then activated (TRP)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import offered
from tests.scenario import Scenario

JAR = "Jar of Greed"


@pytest.mark.ruling("TRP-001")
def test_a_trap_is_not_activated_from_the_hand() -> None:
    duel = Scenario()
    duel.a.hand(JAR)
    duel.b.monsters("Vorse Raider")
    assert [kind for kind, name in offered(duel, duel.a) if name == JAR] == [d.ACT_SSET]
    duel.a.ends_turn()
    duel.b.changes_position("Vorse Raider")
    assert not duel.a.could_respond(JAR)


@pytest.mark.ruling("TRP-002")
def test_a_trap_is_not_activated_in_the_turn_it_was_set() -> None:
    duel = Scenario()
    duel.a.hand(JAR)
    duel.b.monsters("Vorse Raider")
    duel.a.sets(JAR)
    assert not duel.a.may_activate(JAR)
    duel.a.ends_turn()
    duel.b.changes_position("Vorse Raider")
    assert duel.a.could_respond(JAR)


@pytest.mark.ruling("TRP-003")
def test_a_set_trap_is_activated_in_either_turn() -> None:
    duel = Scenario()
    duel.a.set(JAR)
    duel.b.monsters("Vorse Raider")
    assert duel.a.may_activate(JAR)
    duel.a.ends_turn()
    duel.b.changes_position("Vorse Raider")
    assert duel.a.could_respond(JAR)


@pytest.mark.ruling("TRP-006")
@pytest.mark.parametrize(("field", "legal"), [((), True), (("Jar of Greed",), False)])
def test_a_trap_whose_text_allows_it_is_activated_from_the_hand(field: tuple[str, ...], legal: bool) -> None:
    duel = Scenario(player="B")
    duel.a.hand("Evenly Matched").set(*field)
    duel.b.monsters("Gemini Elf", "Gemini Elf")
    duel.b.battle_phase()
    duel.b.ends_turn()
    assert duel.a.could_respond("Evenly Matched") == legal


@pytest.mark.ruling("TRP-007")
def test_normal_and_counter_traps_go_to_the_graveyard_after_the_chain() -> None:
    duel = Scenario()
    duel.a.set(JAR, "Mystical Space Typhoon")
    duel.b.set(JAR)
    duel.a.activates(JAR)
    duel.b.activates(JAR)
    assert len(duel.kernel.state.chain) == 2  # A could still respond
    assert duel.a.names(c.LOCATION_SZONE) == [JAR, "Mystical Space Typhoon"]
    duel.all_pass()
    assert duel.a.graveyard_names == [JAR]
    assert duel.b.graveyard_names == [JAR]
    other = Scenario()
    other.a.hand("Dian Keto the Cure Master").set("Jar of Greed")
    other.b.set("Magic Jammer").hand("Kuriboh")
    other.a.activates("Dian Keto the Cure Master")
    other.b.activates("Magic Jammer")
    other.all_pass()
    assert other.b.graveyard_names == ["Kuriboh", "Magic Jammer"]
    assert other.a.lp == 8000


@pytest.mark.ruling("TRP-008")
def test_destroying_a_normal_trap_does_not_stop_it() -> None:
    duel = Scenario()
    duel.a.set(JAR)
    duel.b.set("Mystical Space Typhoon")
    duel.a.activates(JAR)
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.a.card(JAR).data.reason & c.REASON_DESTROY
    assert len(duel.a.hand_names) == 1


@pytest.mark.ruling("TRP-009")
def test_a_trap_that_equips_itself_stays_a_trap() -> None:
    duel = Scenario()
    kunai = "Kunai with Chain"
    duel.a.set(kunai).monsters("Gemini Elf")
    duel.b.hand("Raigeki")
    duel.a.activates(kunai)
    duel.all_pass()
    card = duel.a.card(kunai)
    assert card.location == c.LOCATION_SZONE
    assert card.equipped_to is duel.a.card("Gemini Elf")
    assert duel.a.card("Gemini Elf").attack == 2400
    assert card.is_trap()
    assert not card.is_spell()
    duel.a.ends_turn()
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert duel.place_of(kunai) == "GY"
    assert duel.a.card(kunai).data.reason & c.REASON_RULE
    assert not duel.a.card(kunai).data.reason & c.REASON_EFFECT


@pytest.mark.ruling("TRP-010")
def test_a_continuous_trap_stays() -> None:
    duel = Scenario()
    duel.a.set("Ultimate Offering")
    duel.a.activates("Ultimate Offering")
    duel.all_pass()
    assert duel.place_of("Ultimate Offering") == "Spell & Trap Zone"
    assert duel.a.card("Ultimate Offering").is_face_up()
    assert all(name != "Ultimate Offering" for _, name in offered(duel, duel.a))


@pytest.mark.ruling("TRP-011")
def test_a_continuous_trap_is_turned_face_up_without_using_its_effect() -> None:
    duel = Scenario()
    duel.a.life(300).set("Ultimate Offering").hand("Gemini Elf")
    duel.a.activates("Ultimate Offering")
    duel.all_pass()
    assert duel.a.card("Ultimate Offering").is_face_up()
    assert duel.a.lp == 300
    assert not duel.a.may_activate("Ultimate Offering")


@pytest.mark.ruling("TRP-014")
def test_a_continuous_trap_that_is_gone_does_nothing() -> None:
    duel = Scenario()
    duel.a.set("Call of the Haunted").graveyard("Gemini Elf")
    duel.b.set("Mystical Space Typhoon")
    duel.a.activates("Call of the Haunted")
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of("Call of the Haunted") == "GY"
    assert duel.place_of("Gemini Elf") == "GY"


@pytest.mark.ruling("TRP-015")
def test_an_effect_of_a_face_up_trap_is_no_trap_card() -> None:
    duel = Scenario()
    duel.a.face_up("Ultimate Offering").hand("Gemini Elf")
    duel.b.set("Seven Tools of the Bandit")
    duel.a.activates("Ultimate Offering")
    assert not duel.b.could_respond("Seven Tools of the Bandit")
    duel.a.chooses(0)
    duel.all_pass()
    assert duel.a.field_names == ["Gemini Elf", "Ultimate Offering"]
    assert duel.a.lp == 7500
    other = Scenario()
    other.a.set("Ultimate Offering")
    other.b.set("Seven Tools of the Bandit")
    other.a.activates("Ultimate Offering")
    assert other.b.could_respond("Seven Tools of the Bandit")
