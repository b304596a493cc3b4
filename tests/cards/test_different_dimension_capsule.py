"""Different Dimension Capsule."""

from tests.scenario import Scenario


def test_opens_in_the_second_standby_phase() -> None:
    duel = Scenario()
    duel.a.hand("Different Dimension Capsule").deck_top("Vorse Raider")
    duel.a.activates("Different Dimension Capsule")
    duel.a.picks("Vorse Raider")
    duel.all_pass()
    assert duel.a.field_names == ["Different Dimension Capsule"]
    for side in (duel.a, duel.b):
        side.ends_turn()
    assert duel.a.field_names == ["Different Dimension Capsule"]
    for side in (duel.a, duel.b):
        side.ends_turn()
    duel.all_pass()
    assert "Vorse Raider" in duel.a.hand_names
    assert duel.a.graveyard_names == ["Different Dimension Capsule"]


def test_nothing_is_added_when_it_left_before() -> None:
    duel = Scenario()
    duel.a.hand("Different Dimension Capsule", "Mystical Space Typhoon").deck_top("Vorse Raider")
    duel.a.activates("Different Dimension Capsule")
    duel.a.picks("Vorse Raider")
    duel.all_pass()
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    for side in (duel.a, duel.b, duel.a, duel.b):
        side.ends_turn()
    assert duel.a.banished_names == ["Vorse Raider"]
