"""Banisher of the Radiance."""

from tests.scenario import Scenario


def test_cards_are_banished_instead() -> None:
    duel = Scenario()
    duel.a.monsters("Banisher of the Radiance").hand("Mystical Space Typhoon")
    duel.b.set("Jar of Greed")
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.a.banished_names == ["Mystical Space Typhoon"]
    assert duel.b.banished_names == ["Jar of Greed"]
