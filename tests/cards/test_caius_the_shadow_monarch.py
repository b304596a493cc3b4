"""Caius the Shadow Monarch."""

from tests.scenario import Scenario


def summoned(target: str) -> Scenario:
    duel = Scenario()
    duel.a.hand("Caius the Shadow Monarch").monsters("Treeborn Frog")
    duel.b.monsters("Vorse Raider", "Luster Dragon").set("Mirror Force")
    duel.a.summons("Caius the Shadow Monarch", ["Treeborn Frog"])
    duel.a.picks(target)
    duel.all_pass()
    return duel


def test_a_dark_monster_is_banished_for_1000_damage() -> None:
    duel = summoned("Vorse Raider")
    assert duel.place_of("Vorse Raider") == "banished"
    assert duel.b.lp == 7000


def test_anything_else_only_is_banished() -> None:
    duel = summoned("Luster Dragon")
    assert duel.place_of("Luster Dragon") == "banished"
    assert duel.b.lp == 8000
    assert summoned("Mirror Force").place_of("Mirror Force") == "banished"


def test_alone_he_must_banish_himself() -> None:
    duel = Scenario()
    duel.a.hand("Caius the Shadow Monarch").monsters("Treeborn Frog")
    duel.a.summons("Caius the Shadow Monarch", ["Treeborn Frog"])
    duel.all_pass()
    assert duel.place_of("Caius the Shadow Monarch") == "banished"
    assert duel.b.lp == 7000
