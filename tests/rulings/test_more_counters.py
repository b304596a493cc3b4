"""More of counters: which cards count as those that can hold them (CTR)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.card import Card
from tests.rulings.building import choices, counters, monster, put
from tests.scenario import Scenario, Side

ENDYMION = "Endymion, the Mighty Master of Magic"
CITADEL = "Magical Citadel of Endymion"
SERVANT = "Servant of Endymion"
VALKYRIA = "Dark Valkyria"


def in_pendulum_zone(side: Side, name: str) -> Card:
    """A Pendulum Monster face-up in the left Pendulum Zone."""
    return put(side, name, c.LOCATION_SZONE, 0)


def most_destroyed(holder: str, *, drained: bool, full: bool = False) -> int:
    """A uses Endymion's Pendulum Effect beside ``holder`` and the Citadel: how many cards it may destroy."""
    duel = Scenario()
    duel.a.monsters(holder).face_up(CITADEL)
    in_pendulum_zone(duel.a, ENDYMION)
    counters(duel.a.card(CITADEL), c.COUNTER_SPELL, 6)
    if full:
        counters(duel.a.card(holder), c.COUNTER_SPELL, 1)
    if drained:
        duel.b.face_up("Skill Drain")
    duel.b.monsters("Gemini Elf", "Vorse Raider", "Luster Dragon")
    duel.a.activates(ENDYMION)
    while not isinstance(duel.decision, d.SelectCards):
        if isinstance(duel.decision, d.EffectYesNo):
            duel.respond((1,))  # the Citadel pays
        else:
            assert duel._skip_one(), duel.told("unexpected")
    assert duel.place_of(ENDYMION) == "Monster Zone"
    assert duel.a.card(CITADEL).counters(c.COUNTER_SPELL) == 0
    assert duel.a.card(holder).counters(c.COUNTER_SPELL) == (1 if full else 0)
    decision = duel.decision
    assert isinstance(decision, d.SelectCards)
    assert decision.min == 1
    return decision.max


@pytest.mark.ruling("CTR-002")
def test_a_negated_card_still_counts() -> None:
    assert most_destroyed("Mythical Beast Cerberus", drained=True) == 3
    assert most_destroyed("Gemini Elf", drained=True) == 2


@pytest.mark.ruling("CTR-005")
def test_a_negated_gemini_monster_counts() -> None:
    assert most_destroyed(VALKYRIA, drained=True) == 3
    assert most_destroyed(VALKYRIA, drained=False) == 2  # a Normal Monster


@pytest.mark.ruling("CTR-009")
def test_a_full_card_still_counts() -> None:
    assert most_destroyed("Breaker the Magical Warrior", drained=False, full=True) == 3


@pytest.mark.ruling("CTR-003")
def test_the_text_of_the_present_zone_decides() -> None:
    medusa, grasp = "Mythical Beast Medusa", "Spell Power Grasp"
    duel = Scenario()
    in_pendulum_zone(duel.a, medusa)
    duel.a.hand(grasp)
    assert not duel.a.may_activate(grasp)
    variant = Scenario()
    variant.a.monsters(medusa, "Gemini Elf").hand(grasp)
    assert variant.a.may_activate(grasp)
    variant.a.activates(grasp)
    variant.all_pass()
    # One counter of Grasp, one because Medusa was there when that Spell was activated.
    assert variant.a.card(medusa).counters(c.COUNTER_SPELL) == 2


def report(raptinus: bool) -> Scenario:
    """A uses Servant of Endymion's Pendulum Effect with Dark Valkyria in the Deck."""
    duel = Scenario()
    in_pendulum_zone(duel.a, SERVANT)
    counters(duel.a.card(SERVANT), c.COUNTER_SPELL, 3)
    duel.a.deck_top(VALKYRIA, "Gemini Elf")
    if raptinus:
        monster(duel.a, "Superalloy Beast Raptinus")
    duel.a.activates(SERVANT)
    duel.all_pass()
    if isinstance(duel.decision, d.SelectCards):
        assert choices(duel, duel.a) == [VALKYRIA]
        duel.a.picks(VALKYRIA)
        duel.all_pass()
    assert duel.place_of(SERVANT) == duel.place_of(VALKYRIA) == "Monster Zone"
    return duel


@pytest.mark.ruling("CTR-006")
def test_the_printed_text_decides_off_the_field() -> None:
    duel = report(raptinus=False)
    assert duel.a.card(VALKYRIA).is_normal_monster()
    assert duel.a.card(VALKYRIA).counters(c.COUNTER_SPELL) == 0
    assert duel.a.card(SERVANT).counters(c.COUNTER_SPELL) == 1


@pytest.mark.ruling("CTR-007")
def test_a_gemini_monster_that_has_its_effect_on_arrival() -> None:
    duel = report(raptinus=True)
    assert duel.a.card(VALKYRIA).is_effect_monster()
    assert duel.a.card(VALKYRIA).counters(c.COUNTER_SPELL) == 1
    assert duel.a.card(SERVANT).counters(c.COUNTER_SPELL) == 1
    assert duel.a.card(VALKYRIA).attack == 2100
