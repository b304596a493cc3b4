"""The course of a Duel and its turns (TURN)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.duel import DeckList, Duel, Setup
from app.engine.events import DuelStarted, Event, PhaseStarted, TurnStarted
from app.engine.rules import rules_named
from tests.scenario import FILLER, Scenario, pool

WARWOLF = "Gene-Warped Warwolf"


def fresh_duel(*, seed: int = 5, first: int | None = 0) -> Duel:
    """A Duel between two 40-card Decks of Normal Monsters."""
    code = pool().named(FILLER).code
    deck = DeckList((code,) * 40)
    return Duel(Setup(rules_named("mr5"), seed, (deck, deck), first), pool())


def end_turn(duel: Duel) -> None:
    """The turn player ends the turn at once; nobody responds."""
    assert isinstance(duel.decision, d.IdleCommand)
    duel.respond((d.ACT_END, 0, 0))
    while isinstance(duel.decision, d.SelectCards):
        duel.respond(tuple(card.key for card in duel.decision.cards[: duel.decision.min]))


def phases(events: list[Event]) -> list[int]:
    """Phases in the order of their announcement."""
    return [event.phase for event in events if isinstance(event, PhaseStarted)]


@pytest.mark.ruling("TURN-001")
def test_turns_alternate_and_are_counted() -> None:
    duel = fresh_duel()
    assert duel.decision is not None
    assert (duel.turn, duel.view(0).turn_player) == (1, 0)
    end_turn(duel)
    assert (duel.turn, duel.view(0).turn_player) == (2, 1)
    end_turn(duel)
    assert (duel.turn, duel.view(0).turn_player) == (3, 0)
    started = [(e.player, e.turn) for e in duel.take_events() if isinstance(e, TurnStarted)]
    assert started == [(0, 1), (1, 2), (0, 3)]


@pytest.mark.ruling("TURN-002")
def test_the_winner_of_the_toss_may_choose_to_go_second() -> None:
    seeds = [seed for seed in range(20) if _asked_first(seed) == 0]
    assert 0 < len(seeds) < 20, "the toss must be able to go either way"
    duel = fresh_duel(seed=seeds[0], first=None)
    assert isinstance(duel.decision, d.FirstPlayer)
    duel.respond((1,))
    assert duel.turn == 1
    assert duel.view(0).turn_player == 1
    assert duel.decision is not None and duel.decision.player == 1


def _asked_first(seed: int) -> int:
    decision = fresh_duel(seed=seed, first=None).decision
    assert isinstance(decision, d.FirstPlayer)
    return decision.player


@pytest.mark.ruling("TURN-004")
def test_shuffled_decks_and_opening_hands() -> None:
    codes = tuple(pool().named(name).code for name in (WARWOLF, FILLER) for _ in range(20))
    deck = DeckList(codes)
    orders = set()
    for seed in range(4):
        duel = Duel(Setup(rules_named("mr5"), seed, (deck, deck), 0), pool())
        assert duel.decision is not None and duel.turn == 1
        view = duel.view(0)
        for side in view.sides:
            assert (len(side.hand), side.deck_count, side.lp) == (5, 35, 8000)
        started = [event for event in duel.take_events() if isinstance(event, (DuelStarted, TurnStarted))]
        assert isinstance(started[0], DuelStarted) and started[0].decks == (40, 40)
        order = tuple(duel.kernel.card(uid).code for uid in duel.kernel.state.deck[0])
        assert sorted(order) != list(order)
        orders.add(order)
    assert len(orders) == 4


@pytest.mark.ruling("TURN-005")
def test_no_draw_in_the_first_turn_but_a_draw_phase() -> None:
    duel = fresh_duel()
    assert isinstance(duel.decision, d.IdleCommand)
    side = duel.view(0).me
    assert (len(side.hand), side.deck_count) == (5, 35)
    assert phases(duel.take_events())[:2] == [c.PHASE_DRAW, c.PHASE_STANDBY]


@pytest.mark.ruling("TURN-006")
def test_the_second_player_draws_in_turn_two() -> None:
    duel = fresh_duel()
    assert duel.decision is not None
    assert len(duel.view(1).me.hand) == 5
    end_turn(duel)
    assert duel.turn == 2
    side = duel.view(1).me
    assert (len(side.hand), side.deck_count) == (6, 34)


@pytest.mark.ruling("TURN-007")
def test_no_battle_phase_in_the_first_turn() -> None:
    duel = Scenario(turn=1)
    duel.a.hand(WARWOLF)
    duel.a.summons(WARWOLF)
    duel.all_pass()
    assert duel.find(WARWOLF).position == c.POS_FACEUP_ATTACK
    assert not duel.a.may_enter_battle_phase()
    decision = duel.decision
    assert isinstance(decision, d.IdleCommand)
    leaving = {x.kind for x in decision.commands} & {d.ACT_BATTLE_PHASE, d.ACT_MAIN2, d.ACT_END}
    assert leaving == {d.ACT_END}


@pytest.mark.ruling("TURN-008")
def test_no_main_phase_2_in_the_first_turn() -> None:
    duel = Scenario(turn=1)
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.turn == 2
    assert phases(duel.events)[0] == c.PHASE_END


@pytest.mark.ruling("TURN-009")
def test_the_second_player_may_attack_in_turn_two() -> None:
    duel = Scenario(turn=2, player="B")
    duel.b.hand(WARWOLF)
    duel.b.summons(WARWOLF)
    duel.all_pass()
    assert duel.b.may_enter_battle_phase()
    duel.b.battle_phase()
    duel.b.attacks_directly(WARWOLF)
    duel.all_pass()
    assert duel.a.lp == 6000


@pytest.mark.ruling("TURN-010")
def test_the_order_of_the_phases() -> None:
    duel = Scenario(turn=2, player="B")
    duel.b.ends_turn()
    duel.all_pass()
    assert (duel.turn, duel.turn_player) == (3, "A")
    duel.a.battle_phase()
    duel.a.main_phase_2()
    duel.a.ends_turn()
    duel.all_pass()
    # The Battle Phase is announced by its steps: Start Step, Battle Step, End Step.
    own = [e.phase for e in duel.happened(PhaseStarted) if e.player == 0]
    assert own == [
        c.PHASE_DRAW,
        c.PHASE_STANDBY,
        c.PHASE_MAIN1,
        c.PHASE_BATTLE_START,
        c.PHASE_BATTLE_STEP,
        c.PHASE_BATTLE,
        c.PHASE_MAIN2,
        c.PHASE_END,
    ]
