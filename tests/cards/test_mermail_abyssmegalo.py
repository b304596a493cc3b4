"""Mermail Abyssmegalo."""

from tests.scenario import Scenario

MEGALO = "Mermail Abyssmegalo"


def test_two_water_monsters_are_discarded() -> None:
    less = Scenario()
    less.a.hand(MEGALO, "7 Colored Fish", "Luster Dragon")
    assert not less.a.may_activate(MEGALO)
    macro = Scenario()
    macro.a.hand(MEGALO, "7 Colored Fish", "Space Mambo").face_up("Macro Cosmos")
    assert not macro.a.may_activate(MEGALO)
    duel = Scenario()
    duel.a.hand(MEGALO, "7 Colored Fish", "Space Mambo")
    duel.a.activates(MEGALO)
    duel.all_pass()
    assert duel.a.field_names == [MEGALO]


def test_a_second_attack() -> None:
    duel = Scenario()
    duel.a.monsters(MEGALO, "7 Colored Fish")
    duel.a.activates(MEGALO)
    duel.all_pass()
    assert duel.a.graveyard_names == ["7 Colored Fish"]
    duel.a.battle_phase()
    for _ in range(2):
        duel.a.attacks_directly(MEGALO)
        duel.all_pass()
    assert duel.b.lp == 3200
    assert not duel.a.may_attack(MEGALO)
