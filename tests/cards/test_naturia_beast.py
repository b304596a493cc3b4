"""Naturia Beast."""

import pytest

from app.engine import constants as c
from tests.rulings.building import put
from tests.scenario import Scenario

BEAST, KETO = "Naturia Beast", "Dian Keto the Cure Master"


def test_a_spell_card_is_negated_for_the_top_2_cards_of_the_deck() -> None:
    duel = Scenario()
    duel.a.hand(KETO)
    put(duel.b, BEAST, c.LOCATION_MZONE)
    duel.b.deck("Wattkid", "Gemini Elf", "Vorse Raider")
    duel.a.activates(KETO)
    duel.b.activates(BEAST)
    duel.all_pass()
    assert duel.a.lp == 8000
    assert duel.place_of(KETO) == "GY"
    assert sorted(duel.b.graveyard_names) == ["Gemini Elf", "Vorse Raider"]
    assert duel.b.names(c.LOCATION_DECK) == ["Wattkid"]


@pytest.mark.parametrize("card", ["Jar of Greed", "Judgment Dragon"])
def test_traps_and_monster_effects_are_no_spell_cards(card: str) -> None:
    duel = Scenario()
    duel.a.set(card) if card == "Jar of Greed" else duel.a.monsters(card)
    put(duel.b, BEAST, c.LOCATION_MZONE)
    duel.a.activates(card)
    assert not duel.b.could_respond(BEAST)


def test_one_card_in_the_deck_is_too_few() -> None:
    duel = Scenario()
    duel.a.hand(KETO)
    put(duel.b, BEAST, c.LOCATION_MZONE)
    duel.b.deck("Wattkid")
    duel.a.activates(KETO)
    assert not duel.b.could_respond(BEAST)


def test_it_has_to_be_face_up_still_when_it_resolves() -> None:
    duel = Scenario()
    duel.a.hand(KETO).set("Book of Moon")
    put(duel.b, BEAST, c.LOCATION_MZONE)
    duel.a.activates(KETO)
    duel.b.activates(BEAST)
    duel.a.activates("Book of Moon")
    duel.all_pass()
    assert duel.a.lp == 9000


@pytest.mark.parametrize(("partner", "legal"), [("Giant Soldier of Stone", True), ("Gemini Elf", False)])
def test_its_materials_are_an_earth_tuner_and_another_monster(partner: str, legal: bool) -> None:
    duel = Scenario()
    duel.a.monsters("Junk Anchor", partner).extra(BEAST)
    assert duel.a.may_special_summon(BEAST) == legal


def test_a_material_that_is_not_earth_does_not_do() -> None:
    duel = Scenario()
    duel.a.monsters("Junk Anchor", "Giant Soldier of Stone").extra(BEAST)
    stone = duel.a.card("Giant Soldier of Stone")
    target = (stone.uid, stone.data.generation)
    duel.kernel.add_lingering(
        effect=c.EFFECT_CHANGE_ATTRIBUTE, value=c.ATTRIBUTE_FIRE, source=stone, player=0, targets=(target,)
    )
    assert not duel.a.may_special_summon(BEAST)
