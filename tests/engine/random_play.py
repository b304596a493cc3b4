"""Random duels with every invariant checked at every decision: used by tests and by hand.

python -m tests.engine.random_play 5000                  # over all sample decks and all rule eras
python -m tests.engine.random_play --pairs 200 NAME...   # each of these decks against each other one
"""

from __future__ import annotations

import itertools
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from app.ai.random_agent import RandomAgent
from app.data.decks import load_ydk
from app.engine.carddata import CardPool
from app.engine.duel import DeckList, Duel, Setup
from app.engine.events import ScriptFault
from app.engine.kernel import Kernel
from app.engine.resample import resample
from app.engine.rng import Rng, seed_words
from app.engine.rules import rules_named
from app.engine.viewing import view_for
from tests.scenario import pool

DECKS = Path(__file__).resolve().parents[2] / "decks"
RULES = ("mr3", "mr4", "mr5")
ERAS = ("mr1", "mr2", *RULES)


def deck_names() -> list[str]:
    """Names of the decks that ship."""
    return [path.stem for path in sorted(DECKS.glob("*.ydk"))]


def sample_decks() -> list[DeckList]:
    """The decks that ship, Main and Extra."""
    found = []
    for path in sorted(DECKS.glob("*.ydk")):
        deck = load_ydk(path)
        found.append(DeckList(tuple(deck.main), tuple(deck.extra)))
    return found


def check(duel: Duel, rng: Rng, *, deep: bool) -> None:
    """Everything that must hold while a question is open."""
    decision = duel.decision
    assert decision is not None
    problems = duel.problems()
    assert not problems, problems
    for choice in itertools.islice(decision.choices(), 8):
        assert decision.accepts(choice), (decision, choice)
    if not deep:
        return
    twin = duel.clone()
    assert twin.decision == decision
    assert twin.digest() == duel.digest()
    player = rng.below(2)
    other = resample(duel.kernel.state, pool(), player, rng)
    seen = view_for(Kernel(other, pool(), duel.setup.rules), player)
    assert seen == duel.view(player), f"the view of player {player} tells of hidden cards"


def play(setup: Setup, card_pool: CardPool, seed: int, *, every: int = 1, most: int = 20_000) -> Duel:
    """One random duel; invariants are checked deeply at each ``every``-th decision."""
    duel = Duel(setup, card_pool)
    agents = (RandomAgent(seed * 2 + 1), RandomAgent(seed * 2 + 2))
    rng = Rng(seed_words(seed))
    steps = 0
    while (decision := duel.decision) is not None and steps < most:
        check(duel, rng, deep=steps % every == 0)
        answer = agents[decision.player].choose(duel.view(decision.player), decision)
        assert decision.accepts(answer), (decision, answer)
        duel.respond(answer)
        faults = [event for event in duel.take_events() if isinstance(event, ScriptFault)]
        assert not faults, faults
        steps += 1
    return duel


def era_of(*names: str) -> tuple[str, ...]:
    """Rule eras in which both sample decks do what they are for."""
    if "link" in names:
        return ("mr4", "mr5")
    return RULES


def _pair(job: tuple[str, str, int]) -> tuple[str, str, Counter[str], int]:
    """``count`` duels of two sample decks, in the eras both are for."""
    a, b, count = job
    decks = dict(zip(deck_names(), sample_decks(), strict=True))
    eras = era_of(a, b)
    ends: Counter[str] = Counter()
    decisions = 0
    for n in range(count):
        sides = (decks[a], decks[b]) if n % 2 else (decks[b], decks[a])
        setup = Setup(rules_named(eras[n % len(eras)]), n, sides, None)
        duel = play(setup, pool(), n, every=25)
        ends[duel.win_reason or "unfinished"] += 1
        decisions += len(duel.responses)
    return a, b, ends, decisions


def pairs(count: int, *names: str) -> None:
    """Every sample deck (of ``names``, if given) against every other, ``count`` duels each, as a table."""
    jobs = [(a, b, count) for a, b in itertools.combinations(names or deck_names(), 2)]
    with ProcessPoolExecutor(2) as workers:
        for a, b, ends, decisions in workers.map(_pair, jobs):
            words = ", ".join(f"{reason} {number}" for reason, number in sorted(ends.items()))
            print(f"{a:<20}{b:<20}{count:>5} duels {decisions:>8} decisions   {words}", flush=True)
    print(f"{count * len(jobs)} random duels ended without a problem, exception or view leak.")


def _some(job: tuple[int, int]) -> tuple[Counter[str], int, int]:
    """Duels number ``first`` to ``last`` (not with it) over all pairs of sample decks and all eras."""
    decks = sample_decks()
    both = [(a, b) for a in decks for b in decks]
    ends: Counter[str] = Counter()
    decisions = turns = 0
    for n in range(*job):
        rules = rules_named(ERAS[n % len(ERAS)])
        duel = play(Setup(rules, n, both[n % len(both)], None), pool(), n, every=5)
        ends[duel.win_reason or "unfinished"] += 1
        decisions += len(duel.responses)
        turns += duel.turn
    return ends, decisions, turns


def main(count: int, step: int = 50) -> None:
    """Play ``count`` duels and print what came of them."""
    jobs = [(first, min(count, first + step)) for first in range(0, count, step)]
    ends: Counter[str] = Counter()
    decisions = turns = 0
    with ProcessPoolExecutor(2) as workers:
        for (_, last), (some_ends, some_decisions, some_turns) in zip(
            jobs, workers.map(_some, jobs), strict=True
        ):
            ends += some_ends
            decisions += some_decisions
            turns += some_turns
            if last % 250 == 0 or last == count:
                print(f"{last} duels, {decisions} decisions, {turns} turns, ends: {dict(ends)}", flush=True)
    print(f"{count} random duels ended without a problem, exception or view leak.")


if __name__ == "__main__":
    if "--pairs" in sys.argv:
        pairs(int(sys.argv[2]), *sys.argv[3:])
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
