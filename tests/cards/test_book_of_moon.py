"""Book Of Moon."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_an_attacker_is_hidden_and_its_attack_ends() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.set("Book of Moon")
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    duel.b.activates("Book of Moon")
    duel.all_pass()
    assert duel.a.card("Vorse Raider").is_in(c.POS_FACEDOWN_DEFENSE)
    assert duel.b.lp == 8000


def test_it_needs_a_face_up_monster() -> None:
    duel = Scenario()
    duel.a.hand("Book of Moon").face_down("Vorse Raider")
    assert not duel.a.may_activate("Book of Moon")
