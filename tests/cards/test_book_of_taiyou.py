"""Book Of Taiyou."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_a_face_down_monster_is_turned_to_attack_and_its_flip_effect_follows() -> None:
    duel = Scenario()
    duel.a.hand("Book of Taiyou").face_down("Man-Eater Bug")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Book of Taiyou")
    duel.a.picks("Vorse Raider")
    duel.all_pass()
    assert duel.a.card("Man-Eater Bug").is_in(c.POS_FACEUP_ATTACK)
    assert duel.place_of("Vorse Raider") == "GY"


def test_it_needs_a_face_down_monster() -> None:
    duel = Scenario()
    duel.a.hand("Book of Taiyou").monsters("Vorse Raider")
    assert not duel.a.may_activate("Book of Taiyou")
