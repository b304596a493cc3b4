"""A computer player knows what its player may know, and nothing else."""

import ast
import copy
import pickle
from pathlib import Path

import pytest

from app.engine.duel import Duel, Setup
from app.engine.kernel import Kernel
from app.engine.resample import resample
from app.engine.rng import Rng, seed_words
from app.engine.rules import rules_named
from app.engine.viewing import view_for
from tests.ai.players import classic_deck, greedy, mixed_deck
from tests.scenario import pool

_AI = Path(__file__).resolve().parents[2] / "app" / "ai"
_ALLOWED = {
    "carddata", "constants", "costs", "decisions", "definitions", "duel", "effects", "prompts", "rng",
    "rules", "view",
}  # fmt: skip


@pytest.mark.parametrize("path", sorted(_AI.glob("*.py")), ids=lambda path: path.name)
def test_no_module_imports_what_holds_the_state(path: Path) -> None:
    imported: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module}
    engine = {name.split(".")[2] for name in imported if name.startswith("app.engine.")}
    assert engine <= _ALLOWED
    assert not any(name.startswith(("app.gui", "app.data", "app.cli", "app.controller")) for name in imported)


@pytest.mark.parametrize("seed", range(4))
def test_the_same_answer_when_hidden_cards_are_others(seed: int) -> None:
    """The answer to a view of a state resampled from what the player knows is the same."""
    deck = classic_deck() if seed % 2 else mixed_deck(seed)
    setup = Setup(rules_named("mr5"), seed, (deck, deck), 0)
    duel = Duel(setup, pool())
    player, twin = (greedy(1), greedy(2)), (greedy(1), greedy(2))
    rng = Rng(seed_words(seed))
    for _ in range(120):
        decision = duel.decision
        if decision is None:
            break
        who = decision.player
        other = resample(duel.kernel.state, pool(), who, rng)
        imagined = view_for(Kernel(other, pool(), setup.rules), who)
        answer = player[who].choose(duel.view(who), decision)
        assert twin[who].choose(imagined, decision) == answer
        duel.respond(answer)
    assert len(duel.responses) > 20


def test_a_view_and_a_decision_from_another_process_are_enough() -> None:
    """Nothing but plain data reaches the player: packed and unpacked copies give the same answers."""
    duel = Duel(Setup(rules_named("mr5"), 5, (classic_deck(), classic_deck()), 0), pool())
    near, far = (greedy(1), greedy(2)), (greedy(1), greedy(2))
    for _ in range(80):
        decision = duel.decision
        if decision is None:
            break
        view = duel.view(decision.player)
        before = copy.deepcopy(view)
        answer = near[decision.player].choose(view, decision)
        assert view == before
        packed = pickle.loads(pickle.dumps((view, decision)))
        assert far[decision.player].choose(*packed) == answer
        duel.respond(answer)
    assert len(duel.responses) > 20
