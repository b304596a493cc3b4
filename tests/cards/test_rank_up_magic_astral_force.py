"""Rank-Up-Magic Astral Force."""

from app.engine import constants as c
from tests.rulings.extra_deck import UTOPIA, xyz
from tests.scenario import Scenario

FORCE = "Rank-Up-Magic Astral Force"


def test_it_needs_the_highest_rank_and_a_fitting_monster() -> None:
    duel = Scenario()
    xyz(duel.a, UTOPIA)
    duel.a.hand(FORCE).extra("Number C39: Utopia Ray")
    assert not duel.a.may_activate(FORCE), "Rank 4 is not 2 higher"
    duel = Scenario()
    xyz(duel.a, UTOPIA)
    xyz(duel.a, "Tiras, Keeper of Genesis")
    duel.a.hand(FORCE).extra("Number 39: Utopia Beyond")
    assert not duel.a.may_activate(FORCE), "Tiras has the highest Rank"


def test_it_replaces_the_draw() -> None:
    duel = Scenario(player="B")
    duel.a.graveyard(FORCE).hand("Cyber Dragon").deck("Luster Dragon")
    duel.b.monsters("Vorse Raider")
    duel.b.ends_turn()
    duel.a.activates(FORCE)
    duel.all_pass()
    assert sorted(duel.a.hand_names) == ["Cyber Dragon", FORCE]
    assert not duel.a.may_special_summon("Cyber Dragon")
    assert duel.phase == c.PHASE_MAIN1
