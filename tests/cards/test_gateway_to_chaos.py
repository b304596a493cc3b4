"""Gateway to Chaos."""

from app.engine import constants as c
from tests.scenario import Scenario

GATEWAY, SOLDIER = "Gateway to Chaos", "Black Luster Soldier"


def test_one_activation_a_turn_finds_a_hero() -> None:
    duel = Scenario()
    duel.a.hand(GATEWAY, GATEWAY).deck(SOLDIER, "Kuriboh")
    duel.a.activates(GATEWAY)
    duel.all_pass()
    assert duel.a.hand_names == [GATEWAY, SOLDIER]
    assert not duel.a.may_activate(GATEWAY)


def test_a_negated_activation_does_not_count() -> None:
    duel = Scenario()
    duel.a.hand(GATEWAY, GATEWAY).deck(SOLDIER, SOLDIER)
    duel.b.set("Magic Jammer").hand("Kuriboh")
    duel.a.activates(GATEWAY)
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert duel.a.hand_names == [GATEWAY]
    assert duel.a.may_activate(GATEWAY)


def test_it_counts_fallen_monster_cards_up_to_6() -> None:
    duel = Scenario()
    duel.a.face_up(GATEWAY).hand("Dark Hole").monsters("Wattkid", "Gemini Elf", "Kuriboh")
    duel.b.monsters("Sangan", "Cannon Soldier", "Dark Magician", "Celtic Guardian").deck("Luster Dragon")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.a.card(GATEWAY).counters(c.COUNTER_SPELL) == 6
