"""Duels that begin at a position, with a goal, and with cards dealt anew on the way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.ai.random_agent import RandomAgent
from app.engine import constants as c
from app.engine.decisions import ACT_ATTACK, ACT_BATTLE_PHASE, ACT_END, BattleCommand, IdleCommand
from app.engine.duel import DeckList, Duel, Redeal, Setup
from app.engine.errors import BadNotation, BadSetup
from app.engine.notation import from_text, to_text
from app.engine.rules import rules_named
from tests.engine.random_play import ERAS, sample_decks
from tests.scenario import pool

NOTHING = (DeckList(()), DeckList(()))
PUZZLE = """
ketto 1
rules mr5
turn 3 A main1
lp 100 2000
goal A 3
A hand 53129443      # Dark Hole
A monster 2 attack 14898066 new
A spell 1 set 44095762
A deck 11091375 11091375
B monster 0 set 13039848
B gy 70781052*
B deck 11091375 11091375
"""


def puzzle(text: str = PUZZLE, seed: int = 1) -> Duel:
    return Duel(Setup(rules_named("mr5"), seed, NOTHING, position=text), pool())


def command(duel: Duel, kind: int) -> tuple[int, ...]:
    decision = duel.decision
    assert isinstance(decision, IdleCommand | BattleCommand)
    return next(choice for choice in decision.choices() if choice[:1] == (kind,))


def pass_on(duel: Duel) -> None:
    """Pass windows until a player may act again."""
    while (decision := duel.decision) is not None and not isinstance(decision, IdleCommand | BattleCommand):
        duel.respond(() if decision.accepts(()) else next(iter(decision.choices())))


def test_a_duel_begins_at_a_position() -> None:
    duel = puzzle()
    decision = duel.decision
    assert isinstance(decision, IdleCommand)
    assert decision.player == 0
    view = duel.view(0)
    assert view.turn == 3
    assert (view.me.lp, view.foe.lp) == (100, 2000)
    assert view.me.monsters[2] is not None
    assert view.foe.monsters[0] is not None
    assert view.foe.monsters[0].code == 0
    assert to_text(duel.kernel.state) == to_text(from_text(PUZZLE, pool(), 1))
    assert Duel(duel.setup, pool()).digest() == duel.digest()


def test_a_goal_is_missed_when_its_turn_is_over() -> None:
    duel = puzzle()
    duel.respond(command(duel, ACT_END))
    pass_on(duel)
    assert (duel.winner, duel.win_reason) == (1, "goal")


def test_a_goal_is_reached_by_winning_in_time() -> None:
    duel = puzzle(PUZZLE.replace("B monster 0 set 13039848", "").replace("lp 100 2000", "lp 100 1900"))
    duel.respond(command(duel, ACT_BATTLE_PHASE))
    pass_on(duel)
    duel.respond(command(duel, ACT_ATTACK))
    pass_on(duel)
    assert (duel.winner, duel.win_reason) == (0, "lp")


def test_without_a_goal_the_duel_goes_on() -> None:
    duel = puzzle(PUZZLE.replace("goal A 3", ""))
    duel.respond(command(duel, ACT_END))
    pass_on(duel)
    assert duel.winner is None
    assert duel.turn == 4


def test_the_order_of_a_shuffled_deck_is_the_seeds() -> None:
    codes = " ".join(str(code) for deck in sample_decks()[:2] for code in deck.main)
    text = f"rules mr5\nturn 1 A main1\nA deck shuffled {codes}\nB deck {codes}\n"
    orders = {tuple(puzzle(text, seed).kernel.state.deck[0]) for seed in range(5)}
    assert len(orders) == 5
    assert len({tuple(puzzle(text, seed).kernel.state.deck[1]) for seed in range(5)}) == 1
    assert not puzzle(text).problems()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("A hand 44508094", "belongs in the Extra Deck"),
        ("A extra 14898066", "does not belong in the Extra Deck"),
        ("A monster 9 attack 14898066", "'9' is not a number from 0 to 6"),
        ("A monster 0 sideways 14898066", "'sideways'"),
        ("A monster 0 attack", "something is missing"),
        ("C hand 14898066", "'C' is not a player"),
        ("A monster 0 attack 14898066 counter=0x1", "is not a number from 1"),
        ("lp 100 -3", "'-3' is not a number"),
        ("turn 3 A main1", "must stand before the cards"),
        ("rules mr4", "the rules stand there twice"),
        ("A spell 2 up 5318639 to=A9", "empty zone A9"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(line: str, words: str) -> None:
    with pytest.raises(BadNotation, match=words):
        puzzle(PUZZLE + line)


def test_a_position_of_other_rules_is_refused() -> None:
    with pytest.raises(BadSetup, match="of mr5, not of mr3"):
        Duel(Setup(rules_named("mr3"), 1, NOTHING, position=PUZZLE), pool())


def test_face_up_extra_deck_and_face_down_banished_cards_stay_so() -> None:
    text = "rules mr5\nturn 2 B main2\nlp 8000 8000\nA extra 16178681^ 44508094\nB banished 70781052_\n"
    state = from_text(text, pool())
    assert to_text(state) == "ketto 1\n" + text
    face_up, face_down = (state.cards[uid] for uid in state.extra[0])
    assert face_up.position == c.POS_FACEUP_ATTACK
    assert face_down.position == c.POS_FACEDOWN_DEFENSE


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(
    seed=st.integers(0, 10_000),
    rules=st.sampled_from(ERAS),
    pair=st.tuples(*[st.integers(0, len(sample_decks()) - 1)] * 2),
    steps=st.integers(20, 120),
)
def test_a_position_of_any_duel_survives_as_text(
    seed: int, rules: str, pair: tuple[int, int], steps: int
) -> None:
    decks = sample_decks()
    duel = Duel(Setup(rules_named(rules), seed, (decks[pair[0]], decks[pair[1]]), 0), pool())
    agents = (RandomAgent(seed), RandomAgent(seed + 1))
    while (decision := duel.decision) is not None and (steps > 0 or not duel.is_open):
        duel.respond(agents[decision.player].choose(duel.view(decision.player), decision))
        steps -= 1
    if duel.decision is None:
        return
    text = to_text(duel.kernel.state)
    again = Duel(Setup(rules_named(rules), seed, NOTHING, position=text), pool())
    assert to_text(again.kernel.state) == text
    assert not again.problems()
    for player in (0, 1):
        one, other = duel.view(player), again.view(player)
        assert (one.turn, one.phase, one.me.lp, one.foe.lp) == (
            other.turn,
            other.phase,
            other.me.lp,
            other.foe.lp,
        )
        assert len(one.me.hand) == len(other.me.hand)
    # And it can be played on.
    for _ in range(10):
        if (decision := again.decision) is None:
            break
        again.respond(agents[decision.player].choose(again.view(decision.player), decision))
        assert not again.problems()


def open_duel(steps: int) -> tuple[Setup, list[tuple[int, ...]]]:
    """A random duel up to an open game state of player 0, after at least ``steps`` answers."""
    decks = sample_decks()
    setup = Setup(rules_named("mr5"), 5, (decks[0], decks[1]), 0)
    duel = Duel(setup, pool())
    agent = RandomAgent(3)
    while (decision := duel.decision) is not None:
        if len(duel.responses) >= steps and duel.is_open and decision.player == 0:
            break
        duel.respond(agent.choose(duel.view(decision.player), decision))
    return setup, duel.responses


def replayed(setup: Setup, responses: list[tuple[int, ...]]) -> Duel:
    duel = Duel(setup, pool())
    for response in responses:
        duel.respond(response)
    duel.decision  # noqa: B018  # a duel starts when it is asked
    return duel


@pytest.mark.parametrize("steps", [0, 40])
def test_cards_dealt_anew_change_only_what_the_player_cannot_know(steps: int) -> None:
    setup, responses = open_duel(steps)
    old = replayed(setup, responses)
    hands = set()
    for seed in range(8):
        dealt = replace(setup, redeals=(Redeal(len(responses), 0, seed),))
        new = replayed(dealt, responses)
        assert new.view(0) == old.view(0)
        assert new.decision == old.decision
        assert not new.problems()
        hands.add(tuple(card.code for card in new.view(1).me.hand))
        # The same set-up and answers give the same duel, copied or not.
        assert replayed(dealt, responses).digest() == new.digest()
        assert new.clone().decision == new.decision
        assert new.clone().digest() == new.digest()
        assert Duel.from_bytes(new.to_bytes(), pool()).digest() == new.digest()
    assert len(hands) > 3


def test_a_duel_with_cards_dealt_anew_plays_on_the_same_from_a_copy() -> None:
    setup, responses = open_duel(30)
    duel = replayed(replace(setup, redeals=(Redeal(len(responses), 1, 9),)), responses)
    agent = RandomAgent(8)
    for _ in range(40):
        if (decision := duel.decision) is None:
            break
        duel.respond(agent.choose(duel.view(decision.player), decision))
        assert duel.clone().digest() == duel.digest()
    assert replayed(duel.setup, duel.responses).digest() == duel.digest()
