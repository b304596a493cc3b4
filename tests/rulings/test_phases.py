"""The phases of a turn (PH)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded, Drawn, LpChanged, Moved, PhaseStarted
from tests.scenario import FILLER, Scenario

WARWOLF = "Gene-Warped Warwolf"
CELTIC = "Celtic Guardian"


def before_turn_of_a() -> Scenario:
    """Turn 2, Main Phase 1 of B; when B ends the turn, A's turn 3 begins."""
    return Scenario(turn=2, player="B")


def phases(duel: Scenario, player: int = 0) -> list[int]:
    """Phases announced for a player so far."""
    return [event.phase for event in duel.happened(PhaseStarted) if event.player == player]


def kinds(duel: Scenario) -> set[int]:
    """Kinds of command in the open question."""
    decision = duel.settled_decision()
    assert isinstance(decision, (d.IdleCommand, d.BattleCommand))
    return {command.kind for command in decision.commands}


def to_end_phase(duel: Scenario) -> list[d.Decision]:
    """A ends the turn; all questions of the End Phase that are not windows."""
    duel.a.ends_turn()
    duel.all_pass()
    asked: list[d.Decision] = []
    while duel.turn_player == "A":
        decision = duel.decision
        assert isinstance(decision, d.SelectCards)
        asked.append(decision)
        duel.respond(tuple(ref.key for ref in decision.cards[: decision.min]))
        duel.all_pass()
    return asked


# -- Draw Phase ----------------------------------------------------------------------------------------


@pytest.mark.ruling("PH-001")
def test_the_normal_draw_is_mandatory() -> None:
    duel = before_turn_of_a()
    duel.a.hand(*[FILLER] * 4).deck_top(WARWOLF)
    duel.b.ends_turn()
    # Not a single question lies between the end of B's turn and A's Main Phase.
    assert isinstance(duel.decision, d.IdleCommand) and duel.turn_player == "A"
    assert duel.a.hand_names == [FILLER] * 4 + [WARWOLF]


@pytest.mark.ruling("PH-002")
def test_the_drawn_card_is_hidden_from_the_opponent() -> None:
    duel = before_turn_of_a()
    duel.a.deck_top(WARWOLF)
    before = len(duel.duel.view(1).foe.hand)
    duel.b.ends_turn()
    hand = duel.duel.view(1).foe.hand
    assert len(hand) == before + 1
    assert all(card.code == 0 for card in hand)
    (drawn,) = (event for event in duel.happened(Drawn) if event.player == 0)
    seen = drawn.seen_by(1)
    assert isinstance(seen, Drawn)
    assert [card.card.code for card in seen.cards] == [0]
    assert [card.code for card in duel.duel.view(0).me.hand] == [duel.find(WARWOLF).code]
    uid = duel.find(WARWOLF).uid
    moves = [event.seen_by(1) for event in duel.happened(Moved)]
    assert all(uid not in (m.before.card.key, m.after.card.key) for m in moves if isinstance(m, Moved))


@pytest.mark.ruling("PH-003")
def test_an_empty_deck_loses_at_the_normal_draw() -> None:
    duel = before_turn_of_a()
    duel.a.deck()
    duel.b.set("Mystical Space Typhoon", "Mirror Force")
    duel.a.set("Mystical Space Typhoon")
    duel.b.ends_turn()
    while duel.turn == 2:  # windows of B's own End Phase
        assert duel.phase in (c.PHASE_MAIN1, c.PHASE_END)
        duel.respond(())
    assert duel.decision is None
    assert duel.winner == "B"
    assert phases(duel)[-1] == c.PHASE_DRAW


# -- Main Phases ----------------------------------------------------------------------------------------


@pytest.mark.ruling("PH-021")
def test_one_normal_summon_for_both_main_phases() -> None:
    duel = Scenario()
    duel.a.hand(WARWOLF, CELTIC)
    assert duel.a.may_summon(CELTIC) and duel.a.may_set(CELTIC)
    duel.a.summons(WARWOLF)
    duel.a.battle_phase()
    duel.a.main_phase_2()
    assert duel.phase == c.PHASE_MAIN2
    assert not duel.a.may_summon(CELTIC)
    assert not duel.a.may_set(CELTIC)


@pytest.mark.ruling("PH-022")
def test_the_normal_summon_may_wait_for_main_phase_2() -> None:
    duel = Scenario()
    duel.a.hand(WARWOLF)
    duel.a.battle_phase()
    duel.a.main_phase_2()
    assert duel.phase == c.PHASE_MAIN2
    assert duel.a.may_summon(WARWOLF)
    assert duel.a.may_set(WARWOLF)


@pytest.mark.ruling("PH-025")
def test_the_battle_phase_is_optional() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    assert {d.ACT_BATTLE_PHASE, d.ACT_END} <= kinds(duel)
    duel.a.ends_turn()
    assert phases(duel) == [c.PHASE_END]
    assert (duel.turn_player, duel.b.lp) == ("B", 8000)


@pytest.mark.ruling("PH-026")
def test_no_main_phase_2_without_battle_phase() -> None:
    duel = Scenario()
    assert d.ACT_MAIN2 not in kinds(duel)
    duel.a.ends_turn()
    assert phases(duel) == [c.PHASE_END]


@pytest.mark.ruling("PH-027")
def test_the_battle_phase_needs_no_monster() -> None:
    duel = Scenario()
    assert duel.a.may_enter_battle_phase()
    duel.a.battle_phase()
    assert isinstance(duel.decision, d.BattleCommand)
    assert d.ACT_ATTACK not in kinds(duel)
    duel.a.main_phase_2()
    assert duel.phase == c.PHASE_MAIN2


# -- End Phase -------------------------------------------------------------------------------------------


@pytest.mark.ruling("PH-038")
def test_the_hand_is_cut_to_six() -> None:
    duel = Scenario()
    duel.a.hand(*[FILLER] * 8)
    (asked,) = to_end_phase(duel)
    assert isinstance(asked, d.SelectCards) and asked.player == 0
    assert (asked.min, asked.max, asked.cancelable) == (2, 2, False)
    assert len(duel.a.hand_names) == 6
    assert len(duel.a.graveyard_names) == 2


@pytest.mark.ruling("PH-039")
def test_six_cards_stay() -> None:
    duel = Scenario()
    duel.a.hand(*[FILLER] * 6)
    assert to_end_phase(duel) == []
    assert len(duel.a.hand_names) == 6
    assert duel.turn_player == "B"


@pytest.mark.ruling("PH-040")
def test_only_the_turn_player_adjusts_the_hand() -> None:
    duel = Scenario()
    duel.a.hand(*[FILLER] * 3)
    duel.b.hand(*[FILLER] * 9)
    assert to_end_phase(duel) == []
    assert duel.b.graveyard_names == []
    assert len(duel.b.hand_names) == 10  # with the draw of B's own turn
    assert len(duel.a.hand_names) == 3


@pytest.mark.ruling("PH-041")
def test_the_surplus_is_discarded_at_once_by_choice() -> None:
    duel = Scenario()
    duel.a.hand(*[FILLER] * 6, WARWOLF, CELTIC, "Skull Servant")
    duel.a.ends_turn()
    decision = duel.decision
    assert isinstance(decision, d.SelectCards)
    assert (decision.player, decision.min, decision.max, len(decision.cards)) == (0, 3, 3, 9)
    duel.a.picks(WARWOLF, "Skull Servant", CELTIC)
    assert sorted(duel.a.graveyard_names) == sorted([WARWOLF, CELTIC, "Skull Servant"])
    assert duel.a.hand_names == [FILLER] * 6
