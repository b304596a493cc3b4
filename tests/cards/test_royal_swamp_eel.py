"""Royal Swamp Eel."""

from tests.rulings.extra_deck import GAIA
from tests.scenario import Scenario


def test_its_partners_must_be_fish() -> None:
    duel = Scenario()
    duel.a.monsters("Royal Swamp Eel", "Medusa Worm").extra(GAIA)
    assert not duel.a.may_special_summon(GAIA)
