"""Royal Decree."""

from tests.scenario import Scenario


def test_other_traps_are_negated() -> None:
    duel = Scenario()
    duel.a.set("Royal Decree").hand("Offerings to the Doomed").monsters("Skull Servant")
    duel.b.set("Just Desserts").face_up("Imperial Order")
    duel.a.activates("Royal Decree")
    duel.b.activates("Just Desserts")
    duel.all_pass()
    assert duel.a.lp == 7500  # it resolved before Royal Decree did
    assert duel.b.card("Imperial Order").is_negated()
    assert not duel.a.card("Royal Decree").is_negated()
    duel.a.activates("Offerings to the Doomed")
    duel.all_pass()
    assert duel.place_of("Skull Servant") == "GY"  # Spells work again


def test_a_trap_activated_later_does_nothing() -> None:
    duel = Scenario()
    duel.a.monsters("Skull Servant").face_up("Royal Decree")
    duel.b.set("Just Desserts").hand()
    duel.a.ends_turn()
    duel.b.activates("Just Desserts")
    duel.all_pass()
    assert duel.a.lp == 8000
    assert duel.place_of("Just Desserts") == "GY"


def test_a_trap_monster_goes_back_to_its_zone() -> None:
    apophis = "Embodiment of Apophis"
    duel = Scenario()
    duel.a.set(apophis, "Royal Decree")
    duel.a.activates(apophis)
    duel.all_pass()
    assert duel.place_of(apophis) == "Monster Zone"
    duel.a.activates("Royal Decree")
    duel.all_pass()
    assert duel.place_of(apophis) == "Spell & Trap Zone"
