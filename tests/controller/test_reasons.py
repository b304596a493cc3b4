"""Which entries of the rulebook and which cards stand behind what cannot be done."""

import pytest

from app.controller.reasons import reason_lines, rules_of
from app.data.library import load_library
from app.data.paths import resources_dir
from app.engine import constants as c
from app.engine import terms
from app.engine.carddata import CardData
from app.engine.decisions import ACT_ACTIVATE, ACT_MSET, ACT_SPSUMMON, ACT_SSET, ACT_SUMMON
from app.engine.why_not import Attempt
from app.gui.i18n import load_table
from app.gui.wording import WORDS, Wording
from tests.gui.table_fakes import card_view

VANITYS_EMPTINESS = 5851097
MONSTER = card_view(CardData(1, "M", c.TYPE_MONSTER | c.TYPE_NORMAL, 1500, 1000, 4), 11, c.LOCATION_HAND, 0)


def test_each_entry_once_in_the_order_of_the_attempts() -> None:
    attempts = (
        Attempt(ACT_SUMMON, 0, terms.NO_NORMAL_SUMMON_LEFT),
        Attempt(ACT_MSET, 0, terms.NO_NORMAL_SUMMON_LEFT),
        Attempt(ACT_SSET, 0, None),
        Attempt(ACT_ACTIVATE, 0, terms.COST),
    )
    assert rules_of(attempts) == (terms.NO_NORMAL_SUMMON_LEFT.rule, terms.COST.rule)


def test_what_can_be_done_has_no_entry() -> None:
    assert rules_of(()) == ()
    assert rules_of((Attempt(ACT_SSET, 0, None),)) == ()


def test_the_card_whose_effect_forbids_it_is_named() -> None:
    attempts = (
        Attempt(ACT_SUMMON, 0, terms.NOT_ENOUGH_TRIBUTES, VANITYS_EMPTINESS),
        Attempt(ACT_MSET, 0, terms.NOT_ENOUGH_TRIBUTES, VANITYS_EMPTINESS),
        Attempt(ACT_SPSUMMON, 0, terms.SUMMON_FORBIDDEN, VANITYS_EMPTINESS),
        Attempt(ACT_ACTIVATE, 0, terms.SUMMON_FORBIDDEN),
    )
    tributes, special, other = reason_lines(attempts, MONSTER, Wording(load_library()))
    assert tributes == (
        "Normal Summon, Set: You do not control enough monsters to Tribute. "
        "An effect of Vanity's Emptiness is in the way. (TRB-001)"
    )
    assert special == "Special Summon: An effect of Vanity's Emptiness forbids this Summon. (NS-001)"
    assert other.endswith("An effect forbids this Summon. (NS-001)")


@pytest.mark.parametrize("name", [*(key for key in WORDS if key.endswith(".by")), "why.hindered"])
def test_sentences_with_a_card_keep_its_place_in_chinese(name: str) -> None:
    chinese = load_table(resources_dir() / "i18n" / "zh_CN")[WORDS[name]]
    assert "「{card}」" in chinese
    assert ("{reason}" in chinese) == ("{reason}" in WORDS[name])
