"""Ancient Gear Golem."""

from tests.scenario import Scenario

GOLEM = "Ancient Gear Golem"


def test_pierces() -> None:
    duel = Scenario()
    duel.a.monsters(GOLEM)
    duel.b.defending("Mystical Elf")
    duel.a.battle_phase()
    duel.a.attacks(GOLEM, "Mystical Elf")
    duel.all_pass()
    assert duel.b.lp == 7000


def test_cannot_be_special_summoned() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard(GOLEM)
    assert not duel.a.may_activate("Monster Reborn")


def test_its_owner_and_other_attacks_are_not_bound() -> None:
    duel = Scenario()
    duel.a.monsters(GOLEM, "Gene-Warped Warwolf")
    duel.b.set("Sakuretsu Armor")
    duel.a.battle_phase()
    duel.a.attacks_directly("Gene-Warped Warwolf")
    assert duel.b.could_respond("Sakuretsu Armor")
