"""Darkness Approaches."""

from app.engine import constants as c
from tests.rulings.building import monster, put
from tests.scenario import Scenario


def test_it_hides_a_monster_in_its_battle_position() -> None:
    duel = Scenario()
    duel.a.hand("Darkness Approaches", "Wattkid", "Kuriboh")
    duel.b.monsters("Dark Magician")
    duel.a.activates("Darkness Approaches")
    duel.all_pass()
    assert duel.b.card("Dark Magician").position == c.POS_FACEDOWN_ATTACK
    assert duel.a.hand_names == []


def test_neither_a_token_nor_a_link_monster_can_be_its_target() -> None:
    duel = Scenario()
    duel.a.hand("Darkness Approaches", "Wattkid", "Kuriboh")
    put(duel.b, "Sheep Token", c.LOCATION_MZONE)
    monster(duel.b, "Decode Talker", 1)
    assert not duel.a.may_activate("Darkness Approaches")
