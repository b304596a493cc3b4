"""Magical Citadel of Endymion."""

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import counters
from tests.scenario import Scenario

CITADEL, BREAKER = "Magical Citadel of Endymion", "Breaker the Magical Warrior"


def spell_counters(duel: Scenario) -> int:
    """Spell Counters on the Citadel."""
    return duel.a.card(CITADEL).counters(c.COUNTER_SPELL)


def test_gathers_a_counter_for_each_spell() -> None:
    duel = Scenario()
    duel.a.face_up(CITADEL).hand("Pot of Greed")
    duel.b.set("Jar of Greed")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Jar of Greed")
    duel.all_pass()
    assert spell_counters(duel) == 1


def test_inherits_counters_and_wards_itself() -> None:
    duel = Scenario()
    duel.a.face_up(CITADEL).monsters(BREAKER)
    counters(duel.a.card(BREAKER), c.COUNTER_SPELL, 1)
    duel.b.set("Torrential Tribute", "Mystical Space Typhoon")
    duel.a.hand("Wattkid")
    duel.a.summons("Wattkid")
    duel.b.activates("Torrential Tribute")
    duel.all_pass()
    assert spell_counters(duel) == 1
    duel.a.ends_turn()
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert isinstance(duel.decision, d.EffectYesNo)
    duel.respond((1,))
    duel.all_pass()
    assert duel.place_of(CITADEL) == "Spell & Trap Zone"


def test_pays_counters_for_another_card_once_per_turn() -> None:
    duel = Scenario()
    duel.a.face_up(CITADEL).monsters(BREAKER)
    counters(duel.a.card(CITADEL), c.COUNTER_SPELL, 3)
    duel.b.set("Trap Hole", "Jar of Greed")
    duel.a.activates(BREAKER, "Trap Hole")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Trap Hole"]
    assert spell_counters(duel) == 2
    assert not duel.a.may_activate(BREAKER)


def test_the_user_may_pay_with_the_card_itself() -> None:
    duel = Scenario()
    duel.a.face_up(CITADEL).monsters(BREAKER)
    counters(duel.a.card(CITADEL), c.COUNTER_SPELL, 3)
    counters(duel.a.card(BREAKER), c.COUNTER_SPELL, 1)
    duel.b.set("Trap Hole")
    duel.a.activates(BREAKER)
    assert isinstance(duel.decision, d.EffectYesNo)
    duel.respond((0,))
    duel.all_pass()
    assert spell_counters(duel) == 3
    assert duel.a.card(BREAKER).counters(c.COUNTER_SPELL) == 0
