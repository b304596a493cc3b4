"""Neo-Spacian Marine Dolphin."""

import pytest

from app.data.decks import check_deck
from app.engine import constants as c
from tests.scenario import Scenario, pool

MARINE, AQUA = "Neo-Spacian Marine Dolphin", "Neo-Spacian Aqua Dolphin"


@pytest.mark.ruling("DECK-018")
def test_both_dolphins_share_one_limit_over_main_and_extra_deck() -> None:
    aqua, marine = pool().named(AQUA).code, pool().named(MARINE).code
    names: set[str] = {AQUA, MARINE}
    others: list[int] = []
    for card in pool():
        right = not (card.is_extra_deck or card.type & c.TYPE_TOKEN or card.alias)
        if right and card.name not in names and pool().is_playable(card.code):
            names.add(card.name)
            others.append(card.code)
    filling = others[:38]
    (refusal,) = check_deck((*filling, aqua, aqua, aqua), (marine,), (), pool(), {})
    assert "4 copies of Neo-Spacian Aqua Dolphin" in refusal
    assert check_deck((*filling, aqua, aqua), (marine,), (), pool(), {}) == ()


def test_it_has_both_names() -> None:
    duel = Scenario()
    duel.a.monster_in(2, MARINE).graveyard(MARINE)
    for location in (c.LOCATION_MZONE, c.LOCATION_GRAVE):
        card = duel.a.card(MARINE, location)
        assert card.is_named(pool().named(AQUA).code)
        assert card.is_named(pool().named(MARINE).code)


def test_it_destroys_a_weaker_monster_in_their_hand() -> None:
    duel = Scenario()
    duel.a.monster_in(2, MARINE).monsters("Gemini Elf").hand("Kuriboh")
    duel.b.hand("Mokey Mokey", "Blue-Eyes White Dragon", "Raigeki")
    duel.a.activates(MARINE)
    duel.a.picks("Mokey Mokey")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Mokey Mokey"]
    assert duel.b.lp == 7500
    assert not duel.a.may_activate(MARINE)


def test_a_stronger_one_stays_and_costs_nothing() -> None:
    duel = Scenario()
    duel.a.monster_in(2, MARINE).hand("Kuriboh")
    duel.b.hand("Mokey Mokey", "Blue-Eyes White Dragon")
    duel.a.activates(MARINE)
    duel.a.picks("Blue-Eyes White Dragon")
    duel.all_pass()
    assert sorted(duel.b.hand_names) == ["Blue-Eyes White Dragon", "Mokey Mokey"]
    assert (duel.a.lp, duel.b.lp) == (8000, 8000)


def test_no_other_effect_can_summon_it() -> None:
    duel = Scenario()
    duel.a.graveyard(MARINE, "Gemini Elf").hand("Monster Reborn")
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf"]
