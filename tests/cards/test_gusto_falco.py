"""Gusto Falco."""

from app.engine import constants as c
from tests.rulings.summoning import told_of
from tests.scenario import Scenario


def test_sent_face_up_by_an_effect_it_calls_a_gusto_face_down() -> None:
    duel = Scenario()
    duel.a.monsters("Gusto Falco").hand("Dark Hole").deck("Luster Dragon", "Gusto Gulldo")
    duel.a.activates("Dark Hole")
    duel.a.activates("Gusto Falco")
    duel.all_pass()
    assert duel.a.card("Gusto Gulldo").position == c.POS_FACEDOWN_DEFENSE


def test_not_when_face_down() -> None:
    duel = Scenario()
    duel.a.face_down("Gusto Falco").hand("Dark Hole").deck("Luster Dragon", "Gusto Gulldo")
    duel.a.activates("Dark Hole")
    assert not duel.a.could_respond("Gusto Falco")


def test_not_by_battle() -> None:
    duel = Scenario()
    duel.a.monsters("Gusto Falco").deck("Luster Dragon", "Gusto Gulldo")
    duel.b.monsters("Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks("Gusto Falco", "Vorse Raider")
    assert not duel.a.could_respond("Gusto Falco")


def test_the_opponent_sees_which_one_comes() -> None:
    duel = Scenario()
    duel.a.monsters("Gusto Falco").hand("Dark Hole").deck("Luster Dragon", "Gusto Gulldo")
    duel.a.activates("Dark Hole")
    duel.a.activates("Gusto Falco")
    duel.all_pass()
    assert told_of(duel, duel.b, "Gusto Gulldo")
