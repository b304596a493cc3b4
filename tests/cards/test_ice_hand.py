"""Ice Hand."""

from tests.scenario import Scenario


def test_answers_destruction_by_the_opponent() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki").set("Jar of Greed")
    duel.b.monsters("Ice Hand").deck_top("Fire Hand")
    duel.a.activates("Raigeki")
    duel.b.activates("Ice Hand")
    duel.b.says(True)
    duel.all_pass()
    assert duel.a.graveyard_names == ["Raigeki", "Jar of Greed"]
    assert duel.b.field_names == ["Fire Hand"]


def test_not_for_your_own_card() -> None:
    duel = Scenario()
    duel.a.hand("Dark Hole").monsters("Ice Hand")
    duel.b.set("Jar of Greed").set("Jar of Greed").monsters("Marshmallon")
    duel.a.activates("Dark Hole")
    assert not duel.a.could_respond("Ice Hand")
