"""Destiny HERO - Diamond Dude."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine import terms
from tests.scenario import Scenario

DUDE, KETO = "Destiny HERO - Diamond Dude", "Dian Keto the Cure Master"


def foreseen(spell: str) -> Scenario:
    """A's Diamond Dude has sent the Spell from the Deck to the GY; now it is A's next turn."""
    duel = Scenario()
    duel.a.monsters(DUDE).deck_top(spell).life(3000)
    duel.b.monsters("Gemini Elf", "Vorse Raider")
    duel.a.activates(DUDE)
    duel.all_pass()
    assert duel.a.graveyard_names == [spell]
    assert not duel.a.may_activate(spell)
    duel.a.ends_turn()
    assert not duel.a.could_respond(spell)
    duel.b.ends_turn()
    return duel


def test_the_spell_is_applied_from_the_gy_in_the_next_turn_once() -> None:
    duel = foreseen(KETO)
    duel.a.activates(KETO)
    duel.all_pass()
    assert duel.a.lp == 4000
    assert duel.a.graveyard_names == [KETO]
    assert not duel.a.may_activate(KETO)


def test_the_right_is_gone_after_that_turn() -> None:
    duel = foreseen(KETO)
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert not duel.a.may_activate(KETO)


def test_the_cost_of_the_spell_is_not_paid_and_its_targets_are_chosen() -> None:
    doomed = "Tribute to The Doomed"
    duel = foreseen(doomed)
    hand = duel.a.hand_names
    duel.a.activates(doomed, "Vorse Raider")
    duel.all_pass()
    assert duel.b.field_names == ["Gemini Elf"]
    assert duel.a.hand_names == hand
    assert duel.a.graveyard_names == [doomed]


def test_without_a_target_it_is_not_offered() -> None:
    duel = Scenario()
    duel.a.monsters(DUDE).deck_top("Monster Reborn")
    duel.a.activates(DUDE)
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert not duel.a.may_activate("Monster Reborn")


@pytest.mark.parametrize("top", ["Mystical Space Typhoon", "Gemini Elf", "Black Whirlwind", "Jar of Greed"])
def test_anything_but_a_normal_spell_goes_under_the_deck(top: str) -> None:
    duel = Scenario()
    duel.a.monsters(DUDE).deck("Wattkid", top)
    duel.a.activates(DUDE)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_DECK) == [top, "Wattkid"]
    assert not duel.a.may_activate(DUDE)


def test_it_stays_possible_without_diamond_dude() -> None:
    duel = Scenario()
    duel.a.monsters(DUDE).deck_top(KETO).life(3000)
    duel.b.hand("Raigeki")
    duel.a.activates(DUDE)
    duel.a.ends_turn()
    duel.b.activates("Raigeki")
    duel.b.ends_turn()
    duel.a.activates(KETO)
    duel.all_pass()
    assert duel.a.lp == 4000


def test_a_spell_that_left_the_gy_meanwhile_is_forgotten() -> None:
    duel = Scenario()
    duel.a.monsters(DUDE).deck_top(KETO)
    duel.b.hand("D.D. Crow")
    duel.a.activates(DUDE)
    duel.a.ends_turn()
    duel.b.activates("D.D. Crow")
    duel.all_pass()
    assert duel.a.banished_names == [KETO]
    duel.a.ends_turn()  # what happened as the Main Phase ended led back into it
    duel.b.ends_turn()
    assert not duel.a.may_activate(KETO)


def test_it_is_the_effect_of_a_spell_but_no_spell_card_activation() -> None:
    duel = Scenario()
    duel.a.monsters(DUDE).deck_top(KETO)
    duel.b.set("Magic Jammer").hand("Wattkid")
    duel.a.activates(DUDE)
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.activates(KETO)
    assert not duel.b.could_respond("Magic Jammer")
    duel.all_pass()
    assert isinstance(duel.decision, d.IdleCommand)
    assert duel.a.lp == 9000


def test_why_not_tells_of_the_spell_in_the_gy() -> None:
    duel = foreseen(KETO)
    spell = duel.a.card(KETO)
    offered = [each for each in duel.duel.why_not(0, spell.uid) if each.kind == d.ACT_ACTIVATE]
    assert [each.reason for each in offered] == [None]
    duel.a.activates(KETO)
    duel.all_pass()
    used = [each for each in duel.duel.why_not(0, spell.uid) if each.kind == d.ACT_ACTIVATE]
    assert [each.reason for each in used] == [terms.LIMIT_USED]
