"""Every decision has a prompt, every prompt's choices are answers, every event a cue or none."""

from __future__ import annotations

import dataclasses

import pytest

from app.controller import cues, log_lines
from app.controller.prompts import COMMAND, prompt_of
from app.controller.selection import Selection
from app.engine import constants as c
from app.engine import decisions as d
from app.engine import events as ev
from app.engine.prompts import ALL_PROMPTS
from tests.controller.words_fake import IdWords
from tests.gui.table_fakes import side, table

WORDS = IdWords()
VIEW = table(side(), side())
CARDS = tuple(d.CardRef(n, 100 + n, 0, c.LOCATION_MZONE, n, c.POS_FACEUP_ATTACK) for n in range(4))
GY = tuple(d.CardRef(20 + n, 100 + n, 0, c.LOCATION_GRAVE, n, c.POS_FACEUP_ATTACK) for n in range(3))
COMMANDS = tuple(d.Command(d.ACT_ACTIVATE, card, 0, d.Text("effect", card.code, 0)) for card in CARDS[:2])
TEXT = d.Text("select", 100)

DECISIONS: tuple[d.Decision, ...] = (
    d.IdleCommand(0, TEXT, COMMANDS),
    d.BattleCommand(0, TEXT, COMMANDS),
    d.AttackTarget(0, TEXT, CARDS[0], CARDS[1:], True),
    d.ChainResponse(0, TEXT, COMMANDS),
    d.YesNo(0, TEXT),
    d.EffectYesNo(0, TEXT, CARDS[0]),
    d.Option(0, TEXT, ((3, d.Text("card_option", 100, -1, 0)), (5, d.Text("heads")))),
    d.SelectCards(0, TEXT, CARDS, 1, 2, True),
    d.SelectUnselect(0, TEXT, CARDS[:2], CARDS[2:], True, 1, 3),
    d.SelectTributes(0, TEXT, CARDS, (1, 1, 2, 1), 2, 2),
    d.SelectSum(0, TEXT, CARDS, ((4,), (3,), (2, 4), (1,)), 7, True),
    d.SelectPlace(0, TEXT, (d.place_key(0, 4, 0), d.place_key(0, 4, 1))),
    d.SelectPosition(0, TEXT, CARDS[0], (1, 4, 8)),
    d.SelectCounters(0, TEXT, 1, 2, CARDS[:2], (1, 3)),
    d.SortCards(0, TEXT, CARDS[:3]),
    d.SortChain(0, TEXT, COMMANDS),
    d.AnnounceType(0, TEXT, c.RACES),
    d.AnnounceAttribute(0, TEXT, c.ATTRIBUTES),
    d.AnnounceCard(0, TEXT, (7, 8, 9)),
    d.AnnounceNumber(0, TEXT, (1, 2, 3)),
    d.FirstPlayer(0, TEXT),
)


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: type(decision).__name__)
def test_each_decision_has_a_prompt_with_words(decision: d.Decision) -> None:
    model = prompt_of(decision, VIEW, WORDS)
    assert model.sentence
    if model.kind != COMMAND:
        assert model.title
        assert model.choices
    for choice in model.choices:
        if choice.response and (model.min, model.max) == (1, 1):
            single = isinstance(decision, d.SelectSum | d.SelectTributes)
            assert single or decision.accepts(choice.response)


def test_all_decision_types_are_covered() -> None:
    covered = {type(decision) for decision in DECISIONS}
    known = {
        kind
        for kind in vars(d).values()
        if isinstance(kind, type) and issubclass(kind, d.Decision) and kind not in (d.Decision, d.Announce)
    }
    assert covered == known


def test_cards_on_the_field_are_picked_on_the_board_and_cards_of_piles_are_not() -> None:
    assert prompt_of(d.SelectCards(0, TEXT, CARDS, 1, 1), VIEW, WORDS).board
    assert not prompt_of(d.SelectCards(0, TEXT, CARDS + GY, 1, 1), VIEW, WORDS).board


@pytest.mark.parametrize(
    "decision",
    [x for x in DECISIONS if isinstance(x, d.SelectCards | d.SelectTributes | d.SelectSum | d.SelectPlace)],
)
def test_a_selection_reaches_every_answer(decision: d.Decision) -> None:
    for answer in decision.choices():
        selection = Selection(decision)
        for key in answer:
            assert selection.toggle(key)
        if answer:
            assert selection.ready
            assert sorted(selection.response) == sorted(answer)
        else:
            assert selection.can_cancel


def test_a_selection_refuses_strangers_and_too_many() -> None:
    selection = Selection(d.SelectCards(0, TEXT, CARDS, 2, 2))
    assert not selection.toggle(99)
    assert selection.toggle(0)
    assert not selection.ready
    assert selection.toggle(1)
    assert selection.complete
    assert not selection.toggle(2)
    assert selection.toggle(0)
    assert not selection.ready


def test_required_cards_stay_in_a_sum() -> None:
    selection = Selection(d.SelectSum(0, TEXT, CARDS, ((4,), (3,), (2,), (1,)), 7, True, required=(0,)))
    assert selection.picked == [0]
    assert not selection.toggle(0)
    assert selection.toggle(1)
    assert selection.complete


def test_a_sum_counts_what_is_reached() -> None:
    selection = Selection(d.SelectSum(0, TEXT, CARDS, ((4,), (3,), (2,), (1,)), 7, True))
    selection.toggle(1)
    assert selection.total == (3, 7)


def sample(kind: type[ev.Event]) -> ev.Event:
    """An event of ``kind`` with plausible values."""
    seen = ev.Seen(CARDS[0])
    moved = kind is ev.Moved
    values: dict[str, object] = {
        "lp": (8000, 8000),
        "decks": (40, 40),
        "extras": (15, 15),
        "first": 0,
        "player": 0,
        "turn": 2,
        "phase": c.PHASE_MAIN1,
        "before": seen if moved else 4,
        "after": seen if moved else 5,
        "reason": "lp" if kind is ev.DuelEnded else c.REASON_DESTROY,
        "cards": (seen, seen),
        "location": 1,
        "card": seen,
        "number": 1,
        "text": TEXT,
        "kind": "type" if kind is ev.Announced else 0x10000000,
        "attacker": seen,
        "target": seen,
        "attacker_value": 1,
        "target_value": 2,
        "counter": 1,
        "change": 1,
        "total": 2,
        "heads": (True, False),
        "results": (3,),
        "value": 1,
        "source": seen,
        "effect": 0,
        "message": "x",
        "winner": 0,
    }
    if kind is ev.LpChanged:
        values |= {"before": 8000, "after": 7000, "kind": "battle"}
    fields = [field.name for field in dataclasses.fields(kind) if field.default is dataclasses.MISSING]
    return kind(**{name: values[name] for name in fields})


SILENT: set[type[ev.Event]] = {
    ev.PhaseStarted, ev.Shuffled, ev.Summoning, ev.ChainLinkResolved, ev.ChainEnded,
    ev.BattleCalculated,
}  # fmt: skip


@pytest.mark.parametrize("kind", ev.ALL_EVENTS, ids=lambda kind: kind.__name__)
def test_each_event_can_be_shown_and_told(kind: type[ev.Event]) -> None:
    event = sample(kind)
    shown = cues.cues_of([event])
    assert shown[0] == cues.Tell(event)
    line = log_lines.log_line(event, 0, WORDS)
    assert (line is None) == (kind in SILENT)
    if line is not None:
        assert line.text


def test_draws_are_shown_together() -> None:
    deck = d.CardRef(1, 0, 0, c.LOCATION_DECK, 0, 0)
    moves: list[ev.Event] = [
        ev.Moved(
            ev.Seen(deck), ev.Seen(deck._replace(key=n, location=c.LOCATION_HAND, sequence=n)), c.REASON_DRAW
        )
        for n in range(3)
    ]
    shown = [cue for cue in cues.cues_of(moves) if not isinstance(cue, cues.Tell)]
    assert len(shown) == 1
    assert isinstance(shown[0], cues.Together)
    assert len(shown[0].moves) == 3


def test_all_prompts_and_names_have_words() -> None:
    from app.gui.wording import WORDS as ENGLISH

    for prompt in ALL_PROMPTS:
        assert f"prompt.{prompt}" in ENGLISH
    for prefix, codes in (("race", c.RACES), ("attribute", c.ATTRIBUTES)):
        for code in codes:
            assert f"{prefix}.{code}" in ENGLISH


@pytest.mark.parametrize(
    ("after", "phase", "wording"),
    [
        (c.EVENT_SUMMON_SUCCESS, c.PHASE_MAIN1, "<prompt.after.summon>"),
        (c.EVENT_ATTACK_ANNOUNCE, c.PHASE_BATTLE_STEP, "<prompt.after.attack>"),
        (c.EVENT_FREE_CHAIN, c.PHASE_END, "<prompt.after.phase>"),
        (c.EVENT_TO_HAND, c.PHASE_MAIN1, "<prompt.window>"),
    ],
)
def test_a_window_says_what_happened(after: int, phase: int, wording: str) -> None:
    decision = d.ChainResponse(0, d.Text("window"), COMMANDS, after=after)
    assert prompt_of(decision, table(side(), side(), phase), WORDS).sentence == wording


@pytest.mark.parametrize(("length", "whole"), [(20, True), (400, False)])
def test_an_activation_without_a_sentence_of_its_own_shows_the_cards_text(length: int, whole: bool) -> None:
    class Silent(IdWords):
        def effect(self, code: int, effect: int) -> str:
            return ""

        def text(self, code: int) -> str:
            return ("word " * length)[:length] + "\nend"

    card = d.CardRef(7, 44095762, 0, c.LOCATION_SZONE, 0, c.POS_FACEDOWN_DEFENSE)
    command = d.Command(d.ACT_ACTIVATE, card, 0, d.Text("activate_card", card.code))
    model = prompt_of(d.ChainResponse(0, d.Text("window"), (command,)), table(side(), side()), Silent())
    detail = model.choices[0].detail
    assert detail.endswith("end" if whole else "word …")
    assert len(detail) < 180
    assert "\n" not in detail
