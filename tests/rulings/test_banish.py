"""Banished cards (BAN)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import Summoned
from tests.rulings.building import DEFENSE, main_zones, monster, put, zones_asked
from tests.scenario import Scenario

TRANSPORTER = "Interdimensional Matter Transporter"


@pytest.mark.ruling("BAN-001")
def test_face_up_unless_the_effect_says_face_down() -> None:
    duel = Scenario()
    duel.a.hand("Soul Release", "Different Dimension Capsule").graveyard("Kuriboh")
    duel.a.activates("Soul Release")
    duel.all_pass()
    assert duel.a.banished_names == ["Kuriboh"]
    assert duel.a.card("Kuriboh").is_face_up()
    duel.a.activates("Different Dimension Capsule")
    duel.a.picks("Mokey Mokey")
    duel.all_pass()
    hidden = duel.kernel.cards_in(0, c.LOCATION_REMOVED)
    assert [each.is_face_down() for each in hidden] == [False, True]
    view = duel.duel.view(1).sides[0].banished
    assert [bool(each.code) for each in view] == [True, False]


@pytest.mark.ruling("BAN-002")
def test_a_banished_card_is_its_owners() -> None:
    duel = Scenario()
    duel.a.hand("Change of Heart")
    duel.b.monsters("Gemini Elf").set("Dimensional Prison")
    duel.a.activates("Change of Heart")
    duel.a.battle_phase()
    duel.a.attacks_directly("Gemini Elf")
    duel.b.activates("Dimensional Prison")
    duel.all_pass()
    assert duel.b.banished_names == ["Gemini Elf"]
    assert duel.a.banished_names == []


@pytest.mark.ruling("BAN-005")
def test_the_return_is_no_summon() -> None:
    duel = Scenario()
    duel.a.monsters("Ancient Gear Golem").set(TRANSPORTER)
    duel.b.set("Torrential Tribute")
    duel.a.activates(TRANSPORTER)
    duel.all_pass()
    assert duel.a.banished_names == ["Ancient Gear Golem"]
    duel.a.ends_turn()
    assert not duel.b.could_respond("Torrential Tribute")
    duel.all_pass()
    assert duel.turn_player == "B"
    assert duel.a.field_names == ["Ancient Gear Golem"]
    assert duel.happened(Summoned) == []


@pytest.mark.ruling("BAN-007")
@pytest.mark.parametrize("rules", ["mr4", "mr5"])
def test_it_returns_to_a_main_monster_zone(rules: str) -> None:
    duel = Scenario(rules=rules)
    monster(duel.a, "Stardust Dragon", 5)
    duel.a.set(TRANSPORTER)
    duel.a.activates(TRANSPORTER)
    duel.a.ends_turn()
    assert zones_asked(duel, duel.a) == main_zones(0, 1, 2, 3, 4)
    duel.a.places(2)
    duel.all_pass()
    assert duel.a.card("Stardust Dragon").sequence == 2


@pytest.mark.ruling("BAN-008")
def test_a_continuous_trap_does_not_return() -> None:
    duel = Scenario()
    duel.a.set("Zoma the Spirit", TRANSPORTER)
    duel.a.activates("Zoma the Spirit")
    duel.all_pass()
    duel.a.activates(TRANSPORTER)
    duel.all_pass()
    assert duel.a.banished_names == ["Zoma the Spirit"]
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "B"
    assert duel.a.field_names == []
    assert "Zoma the Spirit" in duel.a.graveyard_names


@pytest.mark.ruling("BAN-009")
def test_face_down_it_does_not_trigger() -> None:
    duel = Scenario()
    duel.a.monsters("Cyber Dragon", "Cyber Dragon Drei")
    duel.b.set("Evenly Matched")
    duel.a.battle_phase()
    duel.a.ends_turn()
    duel.b.activates("Evenly Matched")
    duel.a.picks("Cyber Dragon Drei")
    assert not duel.a.could_respond("Cyber Dragon Drei")
    duel.all_pass()
    assert duel.a.banished_names == ["Cyber Dragon Drei"]
    other = Scenario(player="B")
    other.a.monsters("Cyber Dragon").graveyard("Cyber Dragon Drei")
    other.b.hand("Soul Release", "Dark Hole")
    other.b.activates("Soul Release")
    other.a.activates("Cyber Dragon Drei")
    other.all_pass()
    other.b.activates("Dark Hole")
    other.all_pass()
    assert other.a.field_names == ["Cyber Dragon"]


@pytest.mark.ruling("BAN-011")
def test_returned_to_the_graveyard_is_not_sent_there() -> None:
    duel = Scenario()
    duel.a.banished("Eclipse Wyvern").hand("Burial from a Different Dimension")
    duel.a.deck_top("Blue-Eyes White Dragon")
    duel.a.activates("Burial from a Different Dimension")
    duel.all_pass()
    assert "Eclipse Wyvern" in duel.a.graveyard_names
    assert duel.a.banished_names == []
    assert duel.place_of("Blue-Eyes White Dragon") == "Deck"


@pytest.mark.ruling("BAN-012")
def test_destroy_and_banish_while_nothing_can_be_banished() -> None:
    duel = Scenario(player="B")
    duel.a.set("Bottomless Trap Hole")
    duel.b.hand("Gemini Elf").face_up("Imperial Iron Wall")
    duel.b.summons("Gemini Elf")
    assert not duel.a.could_respond("Bottomless Trap Hole")
    other = Scenario(player="B")
    other.a.set("Bottomless Trap Hole")
    other.b.hand("Gemini Elf").set("Imperial Iron Wall")
    other.b.summons("Gemini Elf")
    other.a.activates("Bottomless Trap Hole")
    other.b.activates("Imperial Iron Wall")
    other.all_pass()
    assert other.b.graveyard_names == ["Gemini Elf"]
    assert other.b.card("Gemini Elf").data.reason & c.REASON_DESTROY
    assert other.b.banished_names == []


@pytest.mark.ruling("BAN-013")
def test_destroy_and_banish_takes_a_pendulum_monster_too() -> None:
    duel = Scenario(player="B")
    duel.a.set("Bottomless Trap Hole")
    put(duel.b, "Flash Knight", c.LOCATION_HAND, position=c.POS_FACEDOWN_DEFENSE)
    duel.b.summons("Flash Knight")
    duel.a.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.b.banished_names == ["Flash Knight"]
    assert duel.b.card("Flash Knight").is_face_up()
    assert duel.b.names(c.LOCATION_EXTRA) == []


def test_it_returns_in_the_position_it_had() -> None:
    duel = Scenario()
    monster(duel.a, "Gemini Elf", 0, DEFENSE)
    duel.a.set(TRANSPORTER)
    duel.a.activates(TRANSPORTER)
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.card("Gemini Elf").position == c.POS_FACEUP_DEFENSE
    assert isinstance(duel.decision, d.IdleCommand)
