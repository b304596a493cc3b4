"""Short ways through the engine find what the long way finds: who is asked for effects, views kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.ai.random_agent import RandomAgent
from app.engine import chain, legality, modifiers
from app.engine.duel import Duel, Setup
from app.engine.heard import ACTIVATION_PLACES
from app.engine.kernel import Kernel
from app.engine.rules import rules_named
from app.engine.viewing import view_for
from tests.engine.random_play import sample_decks
from tests.scenario import pool

SEEDS = range(6)


def positions(seed: int, every: int = 3, most: int = 150) -> Iterator[Duel]:
    """A random duel of two sample decks, shown at each ``every``-th decision."""
    decks = sample_decks()
    sides = (decks[seed % len(decks)], decks[(seed * 5 + 3) % len(decks)])
    duel = Duel(Setup(rules_named(("mr3", "mr4", "mr5")[seed % 3]), seed, sides), pool())
    agent = RandomAgent(seed)
    while (decision := duel.decision) is not None and len(duel.responses) < most:
        view = duel.view(decision.player)
        if len(duel.responses) % every == 0:
            yield duel
        duel.respond(agent.choose(view, decision))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_effect_is_overlooked(seed: int) -> None:
    asked = 0
    for duel in positions(seed):
        kernel = duel.kernel
        heard = kernel.heard
        for player in (0, 1):
            fast, starters = [], []
            for place in ACTIVATION_PLACES:
                for card in kernel.cards_in(player, place):
                    index = kernel.index(card)
                    if index is None:
                        continue
                    for each in index.modifiers:
                        if modifiers.in_force_at(card, each):
                            assert card.uid in heard.modifiers[place], (card, each.effect)
                    for each in index.quicks + index.activations:
                        if legality.why_not_activate(kernel, player, card, each, fast=True) is None:
                            fast.append((card, each))
                    for each in index.ignitions + index.quicks + index.activations:
                        if legality.why_not_activate(kernel, player, card, each, fast=False) is None:
                            starters.append((card, each))
            found = chain.fast_effects(kernel, player)
            assert [pair for pair in fast if not pair[1].mandatory] == found
            assert [pair for pair in starters if not pair[1].mandatory] == [
                pair
                for pair in chain.activations_at_open_state(kernel, player)
                if pair[0].data.controller == player and not pair[1].given
            ]
            asked += len(fast) + len(starters)
    assert asked > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_view_is_what_a_fresh_kernel_shows(seed: int) -> None:
    seen = 0
    for duel in positions(seed, every=2):
        fresh = Kernel(duel.kernel.state.clone(), duel.pool, duel.setup.rules)
        for player in (0, 1):
            assert duel.view(player) == view_for(fresh, player)
            seen += 1
    assert seen > 20
