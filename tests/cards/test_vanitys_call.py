"""Vanity's Call."""

from tests.scenario import Scenario


def test_a_card_in_the_hand_is_destroyed_too() -> None:
    duel = Scenario()
    duel.a.hand("Trickstar Lycoris").monsters("Trickstar Candina").set("Jar of Greed", "Jar of Greed")
    duel.b.set("Vanity's Call")
    duel.a.activates("Jar of Greed")
    duel.a.activates("Jar of Greed")
    duel.a.activates("Trickstar Lycoris")
    duel.b.activates("Vanity's Call")
    duel.all_pass()
    assert duel.b.lp == 4000 - 200  # Trickstar Candina
    assert sorted(duel.a.graveyard_names) == ["Jar of Greed", "Jar of Greed", "Trickstar Lycoris"]
