"""Question."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import put
from tests.scenario import Scenario, pool

QUESTION, ELF, RAIDER = "Question", "Gemini Elf", "Vorse Raider"


def test_the_bottom_monster_counts_not_the_bottom_card() -> None:
    duel = Scenario()
    duel.a.hand(QUESTION).graveyard("Raigeki", ELF, RAIDER)
    duel.a.activates(QUESTION)
    duel.b.chooses(pool().named(ELF).code)
    duel.all_pass()
    assert duel.a.banished_names == [ELF]
    assert duel.a.field_names == []


def test_a_wrong_answer_brings_the_monster() -> None:
    duel = Scenario()
    duel.a.hand(QUESTION).graveyard(ELF, RAIDER)
    duel.a.activates(QUESTION)
    duel.b.chooses(pool().named(RAIDER).code)
    duel.all_pass()
    assert duel.a.field_names == [ELF]
    assert duel.a.banished_names == []


def test_any_monster_may_be_named_but_no_spell() -> None:
    duel = Scenario()
    duel.a.hand(QUESTION).graveyard(ELF)
    duel.a.activates(QUESTION)
    decision = duel.expect(1, (d.AnnounceCard,))
    assert isinstance(decision, d.AnnounceCard)
    assert pool().named(RAIDER).code in decision.options
    assert pool().named("Raigeki").code not in decision.options


@pytest.mark.parametrize(("grave", "legal"), [((ELF,), True), (("Raigeki",), False), ((), False)])
def test_it_needs_a_monster_in_the_gy(grave: tuple[str, ...], legal: bool) -> None:
    duel = Scenario()
    duel.a.hand(QUESTION).graveyard(*grave)
    assert duel.a.may_activate(QUESTION) == legal


def test_it_needs_a_monster_that_could_come() -> None:
    duel = Scenario()
    duel.a.hand(QUESTION)
    put(duel.a, "Judgment Dragon", c.LOCATION_GRAVE)
    duel.kernel.state.cards[-1].status = 0  # never properly Summoned
    duel.a.graveyard(ELF)
    assert not duel.a.may_activate(QUESTION)
