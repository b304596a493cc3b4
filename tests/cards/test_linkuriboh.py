"""Linkuriboh."""

from app.engine import constants as c
from app.engine.state import STATUS_PROPER
from tests.scenario import Scenario


def test_link_summon_with_a_level_1_monster() -> None:
    duel = Scenario()
    duel.a.monsters("Mokey Mokey").extra("Linkuriboh")
    duel.a.special_summons("Linkuriboh")
    duel.a.picks("Mokey Mokey")
    duel.all_pass()
    assert duel.a.field_names == ["Linkuriboh"]
    duel = Scenario()
    duel.a.monsters("Wattkid").extra("Linkuriboh")
    assert not duel.a.may_special_summon("Linkuriboh")


def test_the_attackers_attack_becomes_0() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull")
    duel.b.monsters("Linkuriboh", "Mokey Mokey")
    duel.a.battle_phase()
    duel.a.attacks("Summoned Skull", "Mokey Mokey")
    duel.b.activates("Linkuriboh")
    duel.all_pass()
    duel.a.replays_on("Mokey Mokey")
    duel.all_pass()
    assert duel.place_of("Summoned Skull") == "GY"
    assert duel.a.lp == 7700


def test_back_from_the_grave_for_a_level_1_monster() -> None:
    duel = Scenario()
    duel.a.hand("Smashing Ground").monsters("Mokey Mokey", "Kuriboh").extra("Linkuriboh")
    duel.b.set("Compulsory Evacuation Device", "Raigeki Break").hand("Wattkid")
    duel.a.special_summons("Linkuriboh")
    duel.a.picks("Mokey Mokey")
    assert not duel.a.may_activate("Linkuriboh"), "only from the GY"
    duel.a.ends_turn()
    duel.b.activates("Raigeki Break", "Linkuriboh")
    duel.a.activates("Linkuriboh")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Linkuriboh"]
    assert "Kuriboh" in duel.a.graveyard_names


def test_its_answer_to_an_attack_is_a_trigger_effect() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull")
    duel.b.monsters("Linkuriboh", "Mokey Mokey").set("Jar of Greed")
    duel.a.battle_phase()
    duel.a.attacks("Summoned Skull", "Mokey Mokey")
    duel.b.activates("Jar of Greed")
    assert not duel.b.could_respond("Linkuriboh"), "Spell Speed 1: it cannot be chained"


def test_a_face_down_level_1_monster_can_be_tributed() -> None:
    duel = Scenario()
    duel.a.face_down("Kuriboh").graveyard("Linkuriboh")
    duel.a.card("Linkuriboh").data.status |= STATUS_PROPER
    duel.a.activates("Linkuriboh")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Linkuriboh"]
