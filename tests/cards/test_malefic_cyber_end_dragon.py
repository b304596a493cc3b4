"""Malefic Cyber End Dragon."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.scenario import Scenario

CYBER_END = "Malefic Cyber End Dragon"


def prepared(field_spell: bool) -> Scenario:
    """Cyber End Dragon is in the Extra Deck."""
    duel = Scenario()
    put(duel.a, "Cyber End Dragon", c.LOCATION_EXTRA, None, c.POS_FACEDOWN_DEFENSE)
    duel.a.hand(CYBER_END).monsters("Vorse Raider")
    if field_spell:
        duel.a.face_up("Yami")
    return duel


def test_banishes_cyber_end_dragon_and_holds_the_others_back() -> None:
    duel = prepared(True)
    duel.a.special_summons(CYBER_END)
    duel.all_pass()
    assert duel.a.banished_names == ["Cyber End Dragon"]
    duel.a.battle_phase()
    assert duel.a.may_attack(CYBER_END)
    assert not duel.a.may_attack("Vorse Raider")


def test_without_a_field_spell_it_is_destroyed() -> None:
    duel = prepared(False)
    duel.a.special_summons(CYBER_END)
    duel.all_pass()
    assert duel.place_of(CYBER_END) == "GY"
