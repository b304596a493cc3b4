"""Spirit Reaper."""

from tests.scenario import Scenario


def test_battle_does_not_destroy_it() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.monsters("Spirit Reaper")
    duel.a.battle_phase()
    duel.a.attacks("Gene-Warped Warwolf", "Spirit Reaper")
    duel.all_pass()
    assert duel.place_of("Spirit Reaper") == "Monster Zone"
    assert duel.b.lp == 8000 - 1700


def test_it_is_destroyed_after_an_effect_that_targeted_it() -> None:
    duel = Scenario()
    duel.a.hand("Rush Recklessly").monsters("Gemini Elf", "Spirit Reaper")
    duel.a.activates("Rush Recklessly", "Spirit Reaper")
    duel.all_pass()
    assert duel.place_of("Spirit Reaper") == "GY"


def test_turned_face_down_it_stays() -> None:
    duel = Scenario()
    duel.a.monsters("Spirit Reaper").hand("Book of Moon")
    duel.a.activates("Book of Moon")
    duel.all_pass()
    assert duel.a.field_names == ["Spirit Reaper"]
    assert duel.a.card("Spirit Reaper").is_face_down()


def test_targeted_face_down_it_stays() -> None:
    duel = Scenario()
    duel.a.face_down("Spirit Reaper").hand("Book of Taiyou")
    duel.a.activates("Book of Taiyou")
    duel.all_pass()
    assert duel.a.card("Spirit Reaper").is_face_up()
    assert duel.place_of("Spirit Reaper") == "Monster Zone"


def test_a_direct_attack_costs_a_random_card() -> None:
    duel = Scenario()
    duel.a.monsters("Spirit Reaper")
    duel.b.hand("Dark Hole", "Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks_directly("Spirit Reaper")
    duel.all_pass()
    assert len(duel.b.hand_names) == 1
    assert len(duel.b.graveyard_names) == 1
    assert duel.b.lp == 7700
