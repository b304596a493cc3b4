"""A fault inside a card script is reported, skipped, and never ends the duel."""

from __future__ import annotations

from types import FunctionType

import pytest

from app.engine import authoring as ygo
from app.engine.carddata import CardData, CardPool
from app.engine.definitions import EffectDef
from app.engine.duel import DeckList, Duel, Setup
from app.engine.effects import Script
from app.engine.events import Event, ScriptFault
from app.engine.rules import rules_named

BAD, PLAIN = 1001, 1002


def _boom(*_: object) -> bool:
    raise ZeroDivisionError("planted")


async def _boom_body(fx: ygo.Effect) -> None:
    """Fails."""
    _boom()


async def _fine(fx: ygo.Effect) -> None:
    """Does nothing."""


def _script(kind: str) -> Script:
    card = Script(BAD, "Bad Card")
    if kind == "body":
        card.ignition()(_boom_body)
    elif kind == "when":
        card.ignition(when=_boom)(_fine)
    elif kind == "cost":
        card.ignition(cost=ygo.custom(lambda fx: True, _boom))(_fine)
    elif kind == "payable":
        card.ignition(cost=ygo.custom(_boom, lambda fx: None))(_fine)
    elif kind == "target":
        card.ignition(target=ygo.target_one(lambda fx: [fx.this] if fx.link is None else _boom()))(_fine)  # type: ignore[arg-type, return-value]  # planted
    elif kind == "modifier value":
        card.modifier(ygo.EFFECT_UPDATE_ATTACK)(_boom)
    elif kind == "modifier affects":
        card.modifier(ygo.EFFECT_UPDATE_ATTACK, affects=_boom)(lambda fx: 100)
    elif kind == "hook":
        card.continuous(ygo.EVENT_SUMMON_SUCCESS)(_boom_body)
    elif kind == "hook when":
        card.continuous(ygo.EVENT_SUMMON_SUCCESS, when=_boom)(_fine)
    elif kind == "trigger":
        card.trigger(ygo.EVENT_SUMMON_SUCCESS, mandatory=True)(_boom_body)
    elif kind == "replacement":
        card.replacement(optional=False)(_boom_body)
    else:
        card.replacement(when=_boom)(_fine)
    return card


KINDS = (
    "body",
    "when",
    "cost",
    "payable",
    "target",
    "modifier value",
    "modifier affects",
    "hook",
    "hook when",
    "trigger",
    "replacement",
    "replacement when",
)


def _played(script: Script) -> list[ScriptFault]:
    """The faults of a duel in which one Deck is full of the card."""
    monster = ygo.TYPE_MONSTER
    pool = CardPool(
        [
            CardData(BAD, "Bad Card", monster | ygo.TYPE_EFFECT, 1000, 1000, 4),
            CardData(PLAIN, "Plain Card", monster | ygo.TYPE_NORMAL, 1500, 1000, 4),
        ],
        {BAD: script},
    )
    decks = (DeckList((BAD,) * 40), DeckList((PLAIN,) * 40))
    duel = Duel(Setup(rules_named("mr5"), 1, decks, 0, lp=4000), pool)
    events: list[Event] = []
    for step in range(400):
        decision = duel.decision
        if decision is None:
            break
        choices = list(decision.choices())
        duel.respond(choices[step % len(choices)])
        events += duel.take_events()
    assert duel.winner is not None or len(duel.responses) == 400
    assert duel.problems() == []
    return [event for event in events if isinstance(event, ScriptFault)]


@pytest.mark.parametrize("kind", KINDS)
def test_the_duel_goes_on(kind: str) -> None:
    faults = _played(_script(kind))
    assert len(faults) == 1, "reported once"
    assert faults[0].card.card.code == BAD
    assert faults[0].message == "ZeroDivisionError: planted"


def test_the_report_says_where_in_the_script_it_was() -> None:
    card = Script(BAD, "Bad Card")
    module = {**globals(), "__name__": "app.cards.monsters.effect.bad_card"}
    body = FunctionType(_boom_body.__code__, module, "body")
    body.__doc__ = "Fails."
    card.ignition()(body)
    (fault,) = _played(card)
    line = _boom_body.__code__.co_firstlineno + 2
    assert fault.message == f"ZeroDivisionError: planted (bad_card, line {line})"


def test_every_decorator_is_planted() -> None:
    kinds = {definition.kind for kind in KINDS for definition in _script(kind).effects}
    assert kinds == {"ignition", "modifier", "continuous", "trigger", "replacement"}
    assert all(isinstance(definition, EffectDef) for definition in _script("body").effects)
