"""Number 107: Galaxy-Eyes Tachyon Dragon."""

from app.engine import decisions as d
from tests.scenario import Scenario

DRAGON = "Number 107: Galaxy-Eyes Tachyon Dragon"


def test_turns_time_back_and_grows() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon", "Blue-Eyes White Dragon").extra(DRAGON)
    duel.b.monsters("Amazoness Paladin").set("Jar of Greed")
    duel.a.special_summons(DRAGON)
    duel.a.picks("Blue-Eyes White Dragon", "Blue-Eyes White Dragon")
    duel.all_pass()
    dragon, paladin = duel.find(DRAGON), duel.find("Amazoness Paladin")
    assert len(dragon.materials()) == 2
    assert paladin.attack == 1800
    duel.a.battle_phase()
    duel.a.activates(DRAGON)
    duel.a.picks("Blue-Eyes White Dragon")
    duel.b.passes()
    assert len(dragon.materials()) == 1
    assert (paladin.attack, paladin.is_negated()) == (1700, True)
    duel.b.activates("Jar of Greed")
    duel.all_pass()
    assert dragon.attack == 4000
    duel.a.attacks(DRAGON, "Amazoness Paladin")
    duel.all_pass()
    duel.a.attacks_directly(DRAGON)
    duel.all_pass()
    assert duel.b.lp == 8000 - 2300 - 4000
    assert not duel.a.may_attack(DRAGON)
    duel.a.main_phase_2()
    assert dragon.attack == 3000


def test_nothing_without_materials() -> None:
    duel = Scenario()
    duel.a.monsters(DRAGON)
    duel.a.battle_phase()
    assert isinstance(duel.decision, d.BattleCommand)
