"""Mecha Phantom Beast Tetherwolf."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.scenario import Scenario

TETHERWOLF = "Mecha Phantom Beast Tetherwolf"


def test_its_level_counts_the_tokens_of_all_its_kind() -> None:
    duel = Scenario()
    duel.a.hand(TETHERWOLF, "Foolish Burial").deck_top("Mecha Phantom Beast O-Lion")
    duel.a.summons(TETHERWOLF)
    duel.all_pass()
    assert duel.a.card(TETHERWOLF).level == 7
    duel.a.activates("Foolish Burial")
    duel.all_pass()
    duel.a.picks("Mecha Phantom Beast O-Lion")
    duel.a.activates("Mecha Phantom Beast O-Lion")
    duel.all_pass()
    assert duel.a.card(TETHERWOLF).level == 10


def test_once_in_each_battle() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(TETHERWOLF)
    for _ in range(3):
        put(duel.a, "Sheep Token", c.LOCATION_MZONE)
    duel.b.monsters("Gemini Elf", "Luster Dragon")
    duel.b.battle_phase()
    duel.b.attacks("Gemini Elf", TETHERWOLF)
    duel.a.activates(TETHERWOLF, "Sheep Token")
    assert not duel.a.could_respond(TETHERWOLF), "once a battle"
    duel.all_pass()
    assert duel.a.card(TETHERWOLF).attack == 2500
    duel.b.attacks("Luster Dragon", TETHERWOLF)
    duel.a.activates(TETHERWOLF, "Sheep Token")
    duel.all_pass()
    assert duel.a.card(TETHERWOLF).attack == 3300
