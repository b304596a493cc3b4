"""Reckless Greed."""

from tests.scenario import Scenario


def test_two_cards_and_two_draw_phases_less() -> None:
    duel = Scenario()
    duel.a.set("Reckless Greed", "Reckless Greed")
    duel.a.activates("Reckless Greed")
    duel.all_pass()
    duel.a.activates("Reckless Greed")  # both skip the same two Draw Phases
    duel.all_pass()
    counts = [len(duel.a.hand_names)]
    for _ in range(3):
        duel.a.ends_turn()
        duel.b.ends_turn()
        duel.all_pass()
        counts.append(len(duel.a.hand_names))
    assert counts == [4, 4, 4, 5]
    assert len(duel.b.hand_names) == 3
