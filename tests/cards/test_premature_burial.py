"""Premature Burial."""

from app.engine import constants as c
from tests.scenario import Scenario


def buried() -> Scenario:
    duel = Scenario()
    duel.a.hand("Premature Burial", "Mystical Space Typhoon").graveyard("Vorse Raider")
    duel.a.activates("Premature Burial")
    duel.all_pass()
    return duel


def test_800_lp_for_a_revival() -> None:
    duel = buried()
    assert duel.a.lp == 7200
    assert duel.a.card("Vorse Raider").position == c.POS_FACEUP_ATTACK
    assert duel.a.card("Premature Burial").equipped_to is duel.a.card("Vorse Raider")


def test_its_destruction_destroys_the_monster() -> None:
    duel = buried()
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "GY"


def test_returning_it_leaves_the_monster() -> None:
    duel = Scenario()
    duel.a.hand("Premature Burial", "Raiza the Storm Monarch").graveyard("Vorse Raider").monsters(
        "Mystical Elf"
    )
    duel.a.activates("Premature Burial")
    duel.all_pass()
    duel.a.summons("Raiza the Storm Monarch", ["Mystical Elf"])
    duel.a.picks("Premature Burial")
    duel.all_pass()
    assert duel.place_of("Premature Burial") == "Deck"
    assert duel.place_of("Vorse Raider") == "Monster Zone"
