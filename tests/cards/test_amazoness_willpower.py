"""Amazoness Willpower."""

from tests.scenario import Scenario

WILL, PALADIN = "Amazoness Willpower", "Amazoness Paladin"


def revived() -> Scenario:
    """A revived Amazoness Paladin this turn."""
    duel = Scenario()
    duel.a.set(WILL).graveyard(PALADIN, "Skull Servant").hand(
        "Offerings to the Doomed", "Mystical Space Typhoon"
    )
    duel.a.activates(WILL)
    duel.all_pass()
    assert duel.find(PALADIN).attack == 1800
    return duel


def test_the_monster_goes_with_the_card() -> None:
    duel = revived()
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of(PALADIN) == "GY"


def test_the_card_goes_with_the_monster() -> None:
    duel = revived()
    duel.a.activates("Offerings to the Doomed")
    duel.all_pass()
    assert duel.place_of(WILL) == "GY"
