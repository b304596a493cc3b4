"""Instant Fusion."""

from app.engine import constants as c
from tests.scenario import Scenario

KNIGHT = "Ojama Knight"


def test_it_brings_a_small_fusion_monster_for_a_turn() -> None:
    duel = Scenario()
    duel.a.hand("Instant Fusion", "Instant Fusion").extra(KNIGHT, "Gaia the Dragon Champion")
    duel.a.activates("Instant Fusion")
    duel.a.chooses(0)  # it closes no zone
    duel.all_pass()
    assert duel.a.lp == 7000
    assert duel.a.card(KNIGHT).was_summoned_by(c.SUMMON_TYPE_FUSION)
    assert not duel.a.may_activate("Instant Fusion"), "once a turn"
    duel.a.battle_phase()
    assert not duel.a.may_attack(KNIGHT)
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.place_of(KNIGHT) == "GY"


def test_a_bigger_one_will_not_come() -> None:
    duel = Scenario()
    duel.a.hand("Instant Fusion").extra("Gaia the Dragon Champion")
    assert not duel.a.may_activate("Instant Fusion")
