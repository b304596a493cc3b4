"""Shooting Star Dragon."""

from app.engine import constants as c
from tests.scenario import Scenario

STAR = "Shooting Star Dragon"


def test_attacks_as_often_as_tuners_were_seen() -> None:
    duel = Scenario(filler=0)
    duel.a.monsters(STAR).deck("Tune Warrior", "Wattkid", "Tune Warrior", "Wattkid", "Genex Controller")
    duel.b.monsters("Vorse Raider", "Mystical Elf", "Wattkid")
    duel.a.activates(STAR)
    duel.all_pass()
    duel.a.battle_phase()
    for name in ("Vorse Raider", "Mystical Elf", "Wattkid"):
        duel.a.attacks(STAR, name)
        duel.all_pass()
    assert not duel.a.may_attack(STAR)
    assert duel.b.names(c.LOCATION_MZONE) == []


def test_no_tuner_no_attack() -> None:
    duel = Scenario()
    duel.a.monsters(STAR)
    duel.a.activates(STAR)
    duel.all_pass()
    duel.a.battle_phase()
    assert not duel.a.may_attack(STAR)


def test_negates_what_would_destroy_once_per_turn() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(STAR)
    duel.b.hand("Raigeki", "Dark Hole")
    duel.b.activates("Raigeki")
    duel.a.activates(STAR)
    duel.all_pass()
    assert duel.place_of(STAR) == "Monster Zone"
    duel.b.activates("Dark Hole")
    assert not duel.a.could_respond(STAR)


def test_flies_away_from_an_attack_and_back_in_the_end_phase() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(STAR)
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.b.battle_phase()
    duel.b.attacks("Blue-Eyes White Dragon", STAR)
    duel.a.activates(STAR)
    duel.all_pass()
    assert duel.place_of(STAR) == "banished"
    assert duel.a.lp == 8000
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.place_of(STAR) == "Monster Zone"


def test_its_answer_to_an_attack_is_a_trigger_effect() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull")
    duel.b.monsters("Shooting Star Dragon").set("Jar of Greed")
    duel.a.battle_phase()
    duel.a.attacks("Summoned Skull", "Shooting Star Dragon")
    duel.b.activates("Jar of Greed")
    assert not duel.b.could_respond("Shooting Star Dragon"), "Spell Speed 1: it cannot be chained"
