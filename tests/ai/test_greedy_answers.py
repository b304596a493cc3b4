"""The greedy player's small answers: zones, positions, options, declarations, costs."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine import prompts
from app.engine.decisions import CardRef, Text, place_key
from tests.ai.players import greedy
from tests.ai.shapes import SHAPES
from tests.scenario import Scenario, pool

MAIN_ZONES = tuple(place_key(0, c.LOCATION_MZONE, n) for n in range(5))
EXTRA_ZONES = tuple(place_key(0, c.LOCATION_MZONE, n) for n in (5, 6))


def code(name: str) -> int:
    return pool().named(name).code


def hand_ref(name: str, key: int = 900) -> CardRef:
    return CardRef(key, code(name), 0, c.LOCATION_HAND, 0, c.POS_FACEDOWN_DEFENSE)


def answer(decision: d.Decision, duel: Scenario | None = None) -> d.Response:
    duel = duel or Scenario()
    response = greedy().choose(duel.duel.view(decision.player), decision)
    assert decision.accepts(response)
    return response


@pytest.mark.parametrize("shape", SHAPES)
def test_every_kind_of_question_gets_a_legal_answer(shape: str) -> None:
    answer(SHAPES[shape])


def test_main_deck_monsters_stay_out_of_the_extra_monster_zones() -> None:
    decision = d.SelectPlace(0, Text("zone"), EXTRA_ZONES + MAIN_ZONES, 1, hand_ref("Gemini Elf"))
    assert answer(decision)[0] in MAIN_ZONES


def test_spells_leave_the_pendulum_zones_free() -> None:
    zones = tuple(place_key(0, c.LOCATION_SZONE, n) for n in range(5))
    decision = d.SelectPlace(0, Text("zone"), zones, 1, hand_ref("Mirror Force"))
    assert answer(decision)[0] & 0xFF not in (0, 4)


def test_attack_position_when_it_is_the_strongest_else_defense() -> None:
    duel = Scenario()
    duel.b.monsters("Vorse Raider")
    both = (c.POS_FACEUP_ATTACK, c.POS_FACEUP_DEFENSE)
    strong = d.SelectPosition(0, Text("position"), hand_ref("Blue-Eyes White Dragon"), both)
    weak = d.SelectPosition(0, Text("position"), hand_ref("Giant Soldier of Stone"), both)
    assert answer(strong, duel) == (c.POS_FACEUP_ATTACK,)
    assert answer(weak, duel) == (c.POS_FACEUP_DEFENSE,)


def test_the_highest_number_is_declared() -> None:
    assert answer(d.AnnounceNumber(0, Text("declare_number"), (1, 2, 3))) == (3,)


def test_the_most_frequent_own_type_is_declared() -> None:
    duel = Scenario()
    duel.a.hand("Luster Dragon", "Blue-Eyes White Dragon", "Gemini Elf")
    decision = d.AnnounceType(0, Text("declare_type"), (c.RACE_WARRIOR, c.RACE_DRAGON, c.RACE_SPELLCASTER))
    assert answer(decision, duel) == (c.RACE_DRAGON,)


@pytest.mark.parametrize("prompt", [prompts.DISCARD, prompts.HAND_LIMIT, prompts.TO_GRAVE, prompts.BANISH])
def test_costs_are_paid_with_the_least_valuable_card(prompt: str) -> None:
    duel = Scenario()
    duel.a.hand("Dark Hole", "Mokey Mokey", "Gene-Warped Warwolf")
    refs = tuple(duel.kernel.ref(0, card) for card in duel.kernel.cards_in(0, c.LOCATION_HAND))
    chosen = answer(d.SelectCards(0, Text(prompt), refs, 1, 2), duel)
    assert [duel.kernel.by_key(key).name for key in chosen] == ["Mokey Mokey"]


@pytest.mark.parametrize("prompt", [prompts.DESTROY, prompts.BANISH, prompts.CONTROL, prompts.TO_DECK])
def test_removal_takes_their_best_and_nothing_of_its_own(prompt: str) -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon")
    duel.b.monsters("Celtic Guardian", "Gene-Warped Warwolf")
    refs = tuple(
        duel.kernel.ref(0, card) for who in (0, 1) for card in duel.kernel.cards_in(who, c.LOCATION_MZONE)
    )
    one = answer(d.SelectCards(0, Text(prompt), refs, 1, 1), duel)
    up_to_three = answer(d.SelectCards(0, Text(prompt), refs, 1, 3), duel)
    assert [duel.kernel.by_key(key).name for key in one] == ["Gene-Warped Warwolf"]
    assert {duel.kernel.by_key(key).name for key in up_to_three} == {"Gene-Warped Warwolf", "Celtic Guardian"}


def test_materials_are_the_cheapest_that_reach_the_total() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Celtic Guardian", "Vorse Raider")
    refs = tuple(duel.kernel.ref(0, card) for card in duel.kernel.cards_in(0, c.LOCATION_MZONE))
    chosen = answer(d.SelectSum(0, Text(prompts.MATERIAL), refs, ((4,), (4,), (4,)), 4, True), duel)
    assert [duel.kernel.by_key(key).name for key in chosen] == ["Celtic Guardian"]


def test_upkeep_is_paid_only_while_there_are_life_points_to_spare() -> None:
    rich, poor = Scenario(), Scenario()
    poor.a.life(1500)
    decision = d.YesNo(0, Text(prompts.PAY_TO_KEEP, code("Imperial Order"), 0, 700))
    assert answer(decision, rich) == (1,)
    assert answer(decision, poor) == (0,)


def test_goes_first_when_it_may_choose() -> None:
    assert answer(d.FirstPlayer(0, Text(prompts.FIRST_PLAYER))) == (0,)
