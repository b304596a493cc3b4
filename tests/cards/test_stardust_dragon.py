"""Stardust Dragon."""

from tests.scenario import Scenario

STARDUST = "Stardust Dragon"


def test_comes_back_in_the_end_phase_after_negating() -> None:
    duel = Scenario()
    duel.a.monsters(STARDUST, "Skull Servant")
    duel.b.set("Torrential Tribute", "Mirror Force")
    duel.a.battle_phase()
    duel.a.attacks_directly("Skull Servant")
    duel.b.activates("Mirror Force")
    duel.a.activates(STARDUST)
    duel.all_pass()
    assert duel.place_of("Skull Servant") == "Monster Zone"
    duel.a.ends_turn()
    duel.a.activates(STARDUST)
    duel.all_pass()
    assert duel.place_of(STARDUST) == "Monster Zone"


def test_only_against_destruction_on_the_field() -> None:
    duel = Scenario()
    duel.a.monsters(STARDUST)
    duel.b.set("Compulsory Evacuation Device", "Just Desserts")
    duel.a.ends_turn()
    duel.b.activates("Just Desserts")
    assert not duel.a.could_respond(STARDUST)


def test_not_back_when_it_went_to_the_gy_otherwise() -> None:
    duel = Scenario()
    duel.a.graveyard(STARDUST)
    duel.a.ends_turn()
    assert not duel.a.could_respond(STARDUST)
