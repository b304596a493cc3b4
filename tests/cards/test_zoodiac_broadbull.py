"""Zoodiac Broadbull."""

from tests.rulings.extra_deck import held, xyz
from tests.scenario import Scenario

BULL = "Zoodiac Broadbull"
WHIP = "Zoodiac Whiptail"


def test_it_goes_on_top_of_another_zoodiac_once_a_turn() -> None:
    duel = Scenario()
    duel.a.monsters(WHIP, WHIP).extra(BULL, BULL)
    duel.a.special_summons(BULL)
    duel.a.picks(WHIP)
    duel.all_pass()
    bull = duel.a.card(BULL, 4)
    assert held(bull) == [WHIP]
    assert (bull.attack, bull.defense) == (1200, 400), "its own 0/0 and those of Whiptail"
    assert not duel.a.may_special_summon(BULL), "once a turn, and one Level 4 monster is not enough"


def test_the_ordinary_way_is_not_limited() -> None:
    duel = Scenario()
    duel.a.monsters(WHIP, "Luster Dragon", "Celtic Guardian").extra(BULL, BULL)
    duel.a.special_summons(BULL)
    duel.a.picks(WHIP)
    duel.all_pass()
    duel.a.special_summons(BULL)
    duel.a.picks("Luster Dragon", "Celtic Guardian")
    duel.all_pass()
    assert duel.a.names(4) == [BULL, BULL]


def test_it_finds_a_beast_warrior() -> None:
    duel = Scenario()
    xyz(duel.a, BULL, "Luster Dragon")
    duel.a.deck("Luster Dragon", WHIP)
    duel.a.activates(BULL)
    duel.all_pass()
    assert duel.a.hand_names == [WHIP]
