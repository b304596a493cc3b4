"""Starlight Road."""

from tests.scenario import Scenario


def test_not_for_a_single_card() -> None:
    duel = Scenario(player="B")
    duel.a.set("Starlight Road").monsters("Wattkid")
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    assert not duel.a.could_respond("Starlight Road")
    duel = Scenario(player="B")
    duel.a.set("Starlight Road").monsters("Wattkid", "Vorse Raider")
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.a.activates("Starlight Road")
    duel.all_pass()
    assert duel.place_of("Wattkid") == "Monster Zone"
    assert duel.b.graveyard_names == ["Raigeki"]
