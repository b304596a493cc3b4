"""Good Goblin Housekeeping."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_draws_more_with_copies_in_the_gy() -> None:
    duel = Scenario()
    duel.a.set("Good Goblin Housekeeping").graveyard("Good Goblin Housekeeping").hand("Skull Servant")
    duel.a.activates("Good Goblin Housekeeping")
    duel.a.picks("Skull Servant")
    duel.all_pass()
    assert len(duel.a.hand_names) == 2
    assert duel.a.names(c.LOCATION_DECK)[0] == "Skull Servant"
