"""Different Dimension Dragon."""

from tests.scenario import Scenario


def test_untargeted_spells_cannot_destroy_it() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki", "Offerings to the Doomed")
    duel.b.monsters("Different Dimension Dragon", "Vorse Raider")
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert duel.b.field_names == ["Different Dimension Dragon"]
    duel.a.activates("Offerings to the Doomed")
    duel.all_pass()
    assert duel.b.field_names == []


def test_monsters_up_to_1900_cannot_destroy_it() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider", "Gene-Warped Warwolf")
    duel.b.monsters("Different Dimension Dragon")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Different Dimension Dragon")
    duel.all_pass()
    assert duel.b.lp == 7300
    assert duel.b.field_names == ["Different Dimension Dragon"]
    duel.a.attacks("Gene-Warped Warwolf", "Different Dimension Dragon")
    duel.all_pass()
    assert duel.b.field_names == []
