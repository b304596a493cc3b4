"""T.G. Warwolf."""

from app.engine import constants as c
from tests.scenario import Scenario

WARWOLF = "T.G. Warwolf"


def test_it_joins_a_small_monster() -> None:
    duel = Scenario()
    duel.a.hand(WARWOLF, "Monster Reborn").graveyard("Luster Dragon")
    duel.a.activates("Monster Reborn")
    duel.a.activates(WARWOLF)
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == ["Luster Dragon", WARWOLF]


def test_not_a_big_one() -> None:
    duel = Scenario()
    duel.a.hand(WARWOLF, "Monster Reborn").graveyard("Summoned Skull")
    duel.a.activates("Monster Reborn")
    assert not duel.a.could_respond(WARWOLF)


def test_it_calls_a_comrade() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).deck("Mystical Elf", "T.G. Striker", WARWOLF)
    duel.b.monsters("Luster Dragon")
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, "Luster Dragon")
    duel.all_pass()
    duel.a.ends_turn()
    duel.a.activates(WARWOLF)
    duel.all_pass()
    assert duel.a.hand_names == ["T.G. Striker"]
