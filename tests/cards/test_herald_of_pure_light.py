"""Herald of Pure Light."""

from tests.rulings.building import choices
from tests.rulings.extra_deck import xyz
from tests.scenario import Scenario

HERALD = "Herald of Pure Light"


def test_it_returns_a_buried_monster_and_shuffles_a_hand_card_back() -> None:
    duel = Scenario()
    xyz(duel.a, HERALD, "Medusa Worm", "Medusa Worm")
    duel.a.graveyard("Luster Dragon", "Dark Hole").hand("Raigeki")
    duel.a.activates(HERALD)
    duel.a.picks("Medusa Worm")
    assert choices(duel, duel.a) == ["Luster Dragon", "Medusa Worm"]
    duel.a.picks("Luster Dragon")
    duel.all_pass()
    duel.a.picks("Raigeki")
    duel.all_pass()
    assert duel.a.hand_names == ["Luster Dragon"]
    assert duel.place_of("Raigeki") == "Deck"
    assert not duel.a.may_activate(HERALD), "once a turn by its name"
