"""Night Assailant."""

from tests.scenario import Scenario


def test_flip_destroys_a_monster_of_the_opponent_only() -> None:
    duel = Scenario()
    duel.a.face_down("Night Assailant").monsters("Vorse Raider")
    duel.b.monsters("Gene-Warped Warwolf")
    duel.a.flips("Night Assailant")
    duel.all_pass()
    assert duel.place_of("Gene-Warped Warwolf") == "GY"
    assert duel.place_of("Vorse Raider") == "Monster Zone"


def test_sent_from_the_hand_it_recovers_another_flip_monster() -> None:
    duel = Scenario()
    duel.a.hand("Night Assailant", "Lightning Vortex")
    duel.a.graveyard("Hane-Hane", "Vorse Raider", "Night Assailant")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Lightning Vortex")
    duel.all_pass()
    assert duel.a.hand_names == ["Hane-Hane"]
    assert duel.a.graveyard_names.count("Night Assailant") == 2
