"""Mystic Tomato."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_it_calls_a_small_dark_monster() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.monsters("Mystic Tomato").deck_top("Mystic Tomato", "Vorse Raider", "Giant Rat", "Lord of D.")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Mystic Tomato")
    duel.b.activates("Mystic Tomato")
    duel.b.picks("Lord of D.")
    duel.all_pass()
    assert duel.b.field_names == ["Lord of D."]
    assert duel.b.card("Lord of D.", c.LOCATION_MZONE).position == c.POS_FACEUP_ATTACK


def test_not_when_destroyed_by_an_effect() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki")
    duel.b.monsters("Mystic Tomato").deck_top("Lord of D.")
    duel.a.activates("Raigeki")
    assert not duel.b.could_respond("Mystic Tomato")
