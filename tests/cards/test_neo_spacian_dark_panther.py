"""Neo-Spacian Dark Panther."""

from app.engine import constants as c
from tests.scenario import Scenario, pool

PANTHER = "Neo-Spacian Dark Panther"


def test_it_takes_name_and_effects_of_their_face_up_monster_for_the_turn() -> None:
    duel = Scenario()
    duel.a.monsters(PANTHER, "Mokey Mokey", "Cannon Soldier")
    duel.b.monsters("Breaker the Magical Warrior").face_down("Man-Eater Bug")
    duel.a.activates(PANTHER)  # the only face-up monster of the opponent
    duel.all_pass()
    panther = duel.a.card(PANTHER)
    assert panther.is_named(pool().named("Breaker the Magical Warrior").code)
    assert (panther.attack, panther.defense) == (1000, 500)
    assert not duel.a.may_activate(PANTHER)
    duel.a.ends_turn()
    duel.all_pass()
    assert panther.is_named(pool().named(PANTHER).code)
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.a.may_activate(PANTHER)


def test_a_monster_without_effects_gives_only_its_name() -> None:
    duel = Scenario()
    duel.a.monsters(PANTHER)
    duel.b.monsters("Gemini Elf")
    duel.a.activates(PANTHER)
    duel.all_pass()
    panther = duel.a.card(PANTHER)
    assert panther.is_named(pool().named("Gemini Elf").code)
    assert panther.is_effect_monster()
    assert not duel.a.may_activate(PANTHER)


def test_it_cannot_be_used_without_a_face_up_monster_of_theirs() -> None:
    duel = Scenario()
    duel.a.monsters(PANTHER, "Cannon Soldier")
    duel.b.face_down("Gemini Elf")
    assert not duel.a.may_activate(PANTHER)


def test_a_target_that_is_turned_face_down_is_not_copied() -> None:
    duel = Scenario()
    duel.a.monsters(PANTHER)
    duel.b.monsters("Cannon Soldier").set("Book of Moon")
    duel.a.activates(PANTHER)
    duel.b.activates("Book of Moon", "Cannon Soldier")
    duel.all_pass()
    assert duel.b.card("Cannon Soldier").is_face_down()
    panther = duel.a.card(PANTHER)
    assert panther.is_named(pool().named(PANTHER).code)
    assert panther.location == c.LOCATION_MZONE
    assert not duel.a.may_activate(PANTHER)


def test_copied_continuous_and_trigger_effects_work_on_it() -> None:
    duel = Scenario()
    duel.a.monsters(PANTHER)
    duel.b.monsters("Airknight Parshath").defending("Mokey Mokey")
    duel.a.activates(PANTHER, "Airknight Parshath")
    duel.a.battle_phase()
    duel.a.attacks(PANTHER, "Mokey Mokey")
    duel.all_pass()
    assert duel.b.lp == 8000 - (1000 - 100)  # piercing
    assert len(duel.a.hand_names) == 1  # and the draw for battle damage


def test_copied_effects_that_need_no_activation_work_on_it() -> None:
    duel = Scenario()
    duel.a.monsters(PANTHER)
    duel.b.monsters("Goblin Attack Force", "Mokey Mokey")
    duel.a.activates(PANTHER, "Goblin Attack Force")
    duel.a.battle_phase()
    duel.a.attacks(PANTHER, "Mokey Mokey")
    duel.all_pass()
    duel.a.main_phase_2()
    assert duel.a.card(PANTHER).is_in(c.POS_FACEUP_DEFENSE)
