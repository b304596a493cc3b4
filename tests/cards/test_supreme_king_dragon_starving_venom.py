"""Supreme King Dragon Starving Venom."""

from app.engine import constants as c
from tests.scenario import Scenario, pool

DRAGON = "Supreme King Dragon Starving Venom"
SCALE = "Odd-Eyes Pendulum Dragon"


def test_it_is_summoned_by_tributing_2_dark_pendulum_monsters() -> None:
    duel = Scenario()
    duel.a.monsters(SCALE, SCALE).extra(DRAGON)
    assert duel.a.may_special_summon(DRAGON)
    duel.a.special_summons(DRAGON)
    duel.a.picks(SCALE, SCALE)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [DRAGON]
    assert duel.a.names(c.LOCATION_EXTRA) == [SCALE, SCALE]


def test_other_monsters_do_not_do() -> None:
    duel = Scenario()
    duel.a.monsters(SCALE, "Mystic Tomato").extra(DRAGON)
    assert not duel.a.may_special_summon(DRAGON)


def test_it_copies_a_monster_in_a_graveyard_and_your_monsters_pierce() -> None:
    duel = Scenario()
    duel.a.monster_in(2, DRAGON).monsters("Gemini Elf").graveyard("Cannon Soldier")
    duel.b.defending("Mokey Mokey")
    duel.a.activates(DRAGON, "Cannon Soldier")
    duel.all_pass()
    mine = duel.a.card(DRAGON)
    assert mine.is_named(pool().named("Cannon Soldier").code)
    assert mine.attack == 2800
    assert duel.a.may_activate(DRAGON)
    duel.a.battle_phase()
    duel.a.attacks("Gemini Elf", "Mokey Mokey")
    duel.all_pass()
    assert duel.b.lp == 8000 - (1900 - 100)
    duel.a.ends_turn()
    duel.all_pass()
    assert mine.is_named(pool().named(DRAGON).code)


def test_it_does_not_target_itself_or_face_down_monsters() -> None:
    duel = Scenario()
    duel.a.monster_in(2, DRAGON)
    duel.b.face_down("Gemini Elf")
    assert not duel.a.may_activate(DRAGON)
