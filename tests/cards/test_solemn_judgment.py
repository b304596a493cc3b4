"""Solemn Judgment."""

from tests.scenario import Scenario


def test_a_summon_is_negated_for_half_the_lp() -> None:
    duel = Scenario()
    duel.a.hand("Luster Dragon")
    duel.b.set("Solemn Judgment").life(7001)
    duel.a.summons("Luster Dragon")
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.b.lp == 3501
    assert duel.place_of("Luster Dragon") == "GY"
    assert duel.place_of("Solemn Judgment") == "GY"
    assert not duel.a.field_names


def test_a_procedure_summon_is_negated() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon")
    duel.b.set("Solemn Judgment").monsters("Vorse Raider")
    duel.a.special_summons("Cyber Dragon")
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.place_of("Cyber Dragon") == "GY"


def test_a_negated_summon_is_sent_to_the_graveyard_for_white_stone() -> None:
    duel = Scenario()
    duel.a.hand("The White Stone of Legend").deck_top("Blue-Eyes White Dragon")
    duel.b.set("Solemn Judgment")
    duel.a.summons("The White Stone of Legend")
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.a.hand_names == ["Blue-Eyes White Dragon"]


def test_a_spell_is_negated_and_destroyed() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki")
    duel.b.set("Solemn Judgment").monsters("Vorse Raider")
    duel.a.activates("Raigeki")
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.b.lp == 4000
    assert duel.place_of("Vorse Raider") == "Monster Zone"
    assert duel.place_of("Raigeki") == "GY"


def test_a_monster_effect_and_a_summon_by_effect_cannot_be_negated() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes Alternative White Dragon")
    duel.b.set("Solemn Judgment").monsters("Vorse Raider")
    duel.a.activates("Blue-Eyes Alternative White Dragon")
    assert not duel.b.could_respond("Solemn Judgment")


def test_jinzo_cannot_stop_it_until_he_is_there() -> None:
    duel = Scenario()
    duel.a.monsters("Celtic Guardian").hand("Jinzo")
    duel.b.set("Solemn Judgment")
    duel.a.summons("Jinzo", ["Celtic Guardian"])
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.place_of("Jinzo") == "GY"
