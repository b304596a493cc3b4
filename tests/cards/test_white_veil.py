"""White Veil."""

from tests.scenario import Scenario


def veiled() -> Scenario:
    """A's Warwolf wears White Veil, B has Skull Servant and two Set cards."""
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf").equipped("White Veil", "Gene-Warped Warwolf")
    duel.b.monsters("Skull Servant").set("Sakuretsu Armor", "Mystical Space Typhoon")
    return duel


def test_no_answer_to_its_battle_and_a_sweep_after_it() -> None:
    duel = veiled()
    duel.a.battle_phase()
    duel.a.attacks("Gene-Warped Warwolf", "Skull Servant")
    assert not duel.b.could_respond("Sakuretsu Armor")
    duel.a.activates("White Veil")
    duel.all_pass()
    assert duel.place_of("Sakuretsu Armor") == "GY"
    assert duel.place_of("Mystical Space Typhoon") == "GY"


def test_its_loss_hurts() -> None:
    duel = veiled()
    duel.a.ends_turn()
    duel.b.activates("Mystical Space Typhoon", "White Veil")
    duel.all_pass()
    assert duel.a.lp == 5000
