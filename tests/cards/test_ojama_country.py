"""Ojama Country."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.scenario import Scenario


def test_an_ojama_token_is_an_ojama_monster() -> None:
    duel = Scenario()
    duel.a.face_up("Ojama Country").monsters("Vorse Raider")
    put(duel.a, "Ojama Token", c.LOCATION_MZONE)
    assert (duel.a.card("Vorse Raider").attack, duel.a.card("Vorse Raider").defense) == (1200, 1900)
