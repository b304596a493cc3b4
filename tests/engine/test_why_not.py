"""Every refusal has a reason, and nothing that is offered is refused."""

from __future__ import annotations

import itertools
import random

import pytest

from app.ai.random_agent import RandomAgent
from app.engine import constants as c
from app.engine import terms
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_FLIP,
    ACT_MSET,
    ACT_POSITION,
    ACT_SUMMON,
    BattleCommand,
    ChainResponse,
    IdleCommand,
    place_key,
)
from app.engine.duel import Duel, Setup
from app.engine.rules import rules_named
from tests.engine.random_play import RULES, sample_decks
from tests.scenario import pool


def positions(seed: int, most: int) -> list[Duel]:
    """Copies of a random duel at its command decisions."""
    decks = sample_decks()
    rng = random.Random(seed)
    setup = Setup(rules_named(RULES[seed % 3]), seed, (rng.choice(decks), rng.choice(decks)))
    duel = Duel(setup, pool())
    agents = (RandomAgent(seed * 2 + 1), RandomAgent(seed * 2 + 2))
    found: list[Duel] = []
    while (decision := duel.decision) is not None and len(found) < most:
        commands = isinstance(decision, IdleCommand | BattleCommand | ChainResponse)
        if commands and rng.random() < 0.25:
            found.append(duel.clone())
        duel.respond(agents[decision.player].choose(duel.view(decision.player), decision))
    return found


@pytest.mark.parametrize("seed", range(25))
def test_no_reason_for_what_is_offered_and_one_for_what_is_not(seed: int) -> None:
    seen = positions(seed, 20)
    assert len(seen) == 20
    for duel in seen:
        decision = duel.decision
        assert isinstance(decision, IdleCommand | BattleCommand | ChainResponse)
        view = duel.view(decision.player)
        before = duel.digest()
        side = view.me
        for card in itertools.chain(side.hand, side.monsters, side.spells, side.graveyard, side.extra):
            if card is None or card.controller != decision.player or not card.code:
                continue
            attempts = duel.why_not(decision.player, card.key)
            offered = {(o.kind, o.effect) for o in decision.commands if o.card.key == card.key}
            assert {(a.kind, a.effect) for a in attempts if a.reason is None} == offered
            if not offered:
                assert attempts
            assert len({(a.kind, a.effect) for a in attempts}) == len(attempts)
        assert duel.digest() == before
        assert duel.decision == decision


def test_hidden_and_foreign_cards_have_no_answer() -> None:
    for duel in positions(3, 8):
        decision = duel.decision
        assert decision is not None
        foe = duel.view(1 - decision.player).me
        for card in itertools.chain(foe.hand, foe.monsters, foe.spells):
            if card is not None:
                assert duel.why_not(decision.player, card.key) == ()
        assert duel.why_not(decision.player, place_key(1 - decision.player, c.LOCATION_HAND, 0)) == ()
        deck = duel.kernel.state.deck[decision.player]
        assert duel.why_not(decision.player, deck[0]) == ()
        assert duel.why_not(decision.player, 9999) == ()


def reasons(duel: Duel, key: int) -> dict[int, terms.Reason | None]:
    return {attempt.kind: attempt.reason for attempt in duel.why_not(0, key)}


def pass_windows(duel: Duel) -> None:
    """Pass until the turn player may act."""
    while not isinstance(decision := duel.decision, IdleCommand):
        assert isinstance(decision, ChainResponse)
        duel.respond(())


def test_the_reasons_of_a_first_turn() -> None:
    main = ("Dark Magician", "Mystical Elf", "Mirror Force", "Mystical Space Typhoon", "Gemini Elf")
    codes = tuple(pool().named(name).code for name in main)
    decks = sample_decks()
    deck = type(decks[0])(codes, ())
    duel = Duel(Setup(rules_named("mr5"), 5, (deck, decks[0])), pool())
    assert isinstance(duel.decision, IdleCommand)
    hand = {pool().data(card.code).name: card.key for card in duel.view(0).me.hand}
    assert set(hand) == set(main)
    big = reasons(duel, hand["Dark Magician"])
    assert big[ACT_SUMMON] == big[ACT_MSET] == terms.NOT_ENOUGH_TRIBUTES
    assert reasons(duel, hand["Mirror Force"])[ACT_ACTIVATE] == terms.WRONG_PLACE
    assert reasons(duel, hand["Mystical Space Typhoon"])[ACT_ACTIVATE] == terms.NO_TARGET
    elf = hand["Mystical Elf"]
    assert reasons(duel, elf) == {ACT_SUMMON: None, ACT_MSET: None}
    duel.respond((ACT_SUMMON, elf, 0))
    duel.respond((place_key(0, c.LOCATION_MZONE, 2),))
    pass_windows(duel)
    assert reasons(duel, hand["Gemini Elf"])[ACT_SUMMON] == terms.NO_NORMAL_SUMMON_LEFT
    on_field = reasons(duel, elf)
    assert on_field == {ACT_POSITION: terms.POSITION_USED, ACT_ATTACK: terms.NOT_BATTLE_STEP}
    assert ACT_FLIP not in on_field


def test_all_reasons_are_listed_once() -> None:
    assert len({reason.id for reason in terms.ALL_REASONS}) == len(terms.ALL_REASONS) > 25
    assert terms.NOTHING_TO_USE in terms.ALL_REASONS
