"""Seeking in a record: every step equals the duel as it was played straight."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from app.ai.random_agent import RandomAgent
from app.cli import inputs
from app.cli.replay_check import Findings, Moment, check_replay, check_take_back, straight
from app.controller.duel_tree import DuelTree
from app.controller.replay_player import MARK_KINDS, ReplayPlayer
from app.data.decks import Deck
from app.data.errors import RecordError
from app.data.record import MAIN_LINE, Note, Record
from app.data.recorder import Recorder, verify
from app.data.replay_file import pack, unpack
from app.engine import constants as c
from app.engine import events as e
from app.engine.duel import Duel, Redeal, Setup
from app.engine.rules import rules_named
from tests.controller.words_fake import IdWords
from tests.data.played import library, played


@cache
def decks() -> list[Deck]:
    return inputs.sample_decks(library().pool)


@cache
def whole() -> tuple[Record, list[Moment]]:
    """A random duel with effects, and each of its moments."""
    pair = (inputs.deck_list(decks()[2]), inputs.deck_list(decks()[6]))
    recorder, moments = straight(Setup(rules_named("mr5"), 11, pair, first_player=0), library())
    return unpack(pack(recorder.record())), moments


@pytest.fixture
def player() -> ReplayPlayer:
    return ReplayPlayer(whole()[0])


class CardWords(IdWords):
    """Sentences that name the card."""

    def pattern(self, wording: str) -> str:
        return f"{wording} {{card}}" if wording.startswith("log.") else wording

    def card(self, code: int) -> str:
        return library().name(code) if code else "hidden"


# --- seeking -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(4))
def test_each_step_sought_is_that_of_straight_play(number: int) -> None:
    """``ketto check-replays`` does the same with 300 duels."""
    found = Findings()
    seek_ms: list[float] = []
    check_replay(library(), decks(), number, found, seek_ms, [])
    assert found.problems == []
    assert found.seeks == 20
    assert sorted(seek_ms)[18] < 100


def test_taken_back_at_each_step() -> None:
    """``ketto check-replays`` does the same with 50 duels."""
    found = Findings()
    check_take_back(library(), decks(), 14, found)
    assert found.problems == []
    assert found.take_backs > 50


def test_every_step_backward(player: ReplayPlayer) -> None:
    record, moments = whole()
    assert player.steps == record.steps == len(moments) - 1
    for step in reversed(range(player.steps + 1)):
        assert (player.view(step, 0), player.view(step, 1)) == moments[step].views
        assert player.turn_of(step) == moments[step].views[0].turn
        assert player.phase_of(step) == moments[step].views[0].phase


def test_a_step_outside_is_the_first_or_last(player: ReplayPlayer) -> None:
    assert player.view(-5, 0) == player.view(0, 0)
    assert player.view(10_000, 1) == player.view(player.steps, 1)
    assert player.events(10_000, 0) == player.events(player.steps, 0)


def test_positions_in_any_order_are_live_duels(player: ReplayPlayer) -> None:
    _, moments = whole()
    for step in (player.steps, 0, player.steps // 2, 1, player.steps - 1, player.steps // 2 + 1):
        duel = player.position(step, library().pool)
        assert duel.digest() == moments[step].digest
        assert (duel.view(0), duel.view(1)) == moments[step].views
        assert duel.take_events() == []
        assert len(duel.responses) == step
    duel = player.position(5, library().pool)
    assert duel.decision is not None
    duel.respond(next(iter(duel.decision.choices())))
    assert duel.take_events(), "a live duel tells what happens"
    assert player.position(5, library().pool).digest() == moments[5].digest, "it is a copy"


def test_events_of_a_seat_hide_what_it_may_not_know(player: ReplayPlayer) -> None:
    record, _ = whole()
    drawn = [
        (step, event)
        for step in range(player.steps + 1)
        for event in player.events(step, 1)
        if isinstance(event, e.Drawn) and event.player == 0
    ]
    assert drawn
    assert all(seen.card.code == 0 for _, event in drawn for seen in event.cards)
    step = drawn[0][0]
    full = [event for n, event in record.events if n == step]
    assert player.events(step, 1, reveal=True) == full
    assert player.events_until(player.steps, 0, reveal=True) == [event for _, event in record.events]


def test_reveal_shows_both_hands_and_what_is_set(player: ReplayPlayer) -> None:
    _, moments = whole()
    hidden = 0
    for step in range(0, player.steps + 1, 7):
        for seat in (0, 1):
            view = player.view(step, seat, reveal=True)
            mine, theirs = moments[step].views[seat], moments[step].views[1 - seat]
            assert view.me.hand == mine.me.hand
            assert view.foe.hand == theirs.me.hand
            assert all(card.code for card in view.foe.hand)
            cards = [card for card in (*view.foe.monsters, *view.foe.spells) if card is not None]
            assert all(card.code for card in cards)
            hidden += sum(1 for card in mine.foe.monsters if card is not None and not card.code)
            assert view.foe.deck_list == theirs.me.deck_list
            assert view.player == seat
    assert hidden > 0, "there were Set monsters to reveal"


# --- moving along --------------------------------------------------------------------------------------


def test_turn_by_turn(player: ReplayPlayer) -> None:
    step, turns = 0, [player.turn_of(0)]
    while step < player.steps:
        step = player.next_turn(step)
        turns.append(player.turn_of(step))
    assert turns[:-1] == sorted(set(turns)), "each turn once, then the end"
    middle = player.first_step_of_turn(4)
    assert (player.turn_of(middle), player.turn_of(middle - 1)) == (4, 3)
    assert player.previous_turn(middle + 1) == middle
    assert player.previous_turn(middle) == player.first_step_of_turn(3)
    assert player.previous_turn(0) == 0
    assert player.next_turn(player.steps) == player.steps
    assert player.first_step_of_turn(1000) == player.steps


def test_action_by_action(player: ReplayPlayer) -> None:
    step, seen = 0, []
    while step < player.steps:
        step = player.next_action(step)
        seen.append(step)
    assert all(player.events(n, 0) for n in seen[:-1])
    back = [player.steps]
    while back[-1] > 0:
        back.append(player.previous_action(back[-1]))
    assert back[::-1][1:] == seen
    assert player.next_action(player.steps) == player.steps


# --- the timeline --------------------------------------------------------------------------------------


def test_marks(player: ReplayPlayer) -> None:
    record, _ = whole()
    player.set_note(3, "look")
    marks = player.marks()
    assert [mark.step for mark in marks] == sorted(mark.step for mark in marks)
    assert {mark.kind for mark in marks} == set(MARK_KINDS)
    kinds = {kind: [mark for mark in marks if mark.kind == kind] for kind in MARK_KINDS}
    events = [event for _, event in record.events]
    assert len(kinds["summon"]) == sum(isinstance(event, e.Summoned) for event in events)
    turns = [mark.value for mark in kinds["turn"]]
    assert turns == list(range(1, len(turns) + 1))
    assert [mark.text for mark in kinds["note"]] == ["look"]
    assert (kinds["win"][0].player, kinds["win"][0].step) == (record.winner, player.steps)
    lost = [
        event for event in events if isinstance(event, e.LpChanged) and event.kind in ("battle", "effect")
    ]
    assert [mark.value for mark in kinds["damage"]] == [event.before - event.after for event in lost]


def test_density_counts_every_event(player: ReplayPlayer) -> None:
    record, _ = whole()
    for buckets in (1, 7, 500):
        density = player.density(buckets)
        assert len(density) == buckets
        assert sum(density) == len(record.events)
    assert player.density(0) == [len(record.events)]


def test_curves(player: ReplayPlayer) -> None:
    curve = player.lp_curve()
    assert curve[0] == (0, 8000, 8000)
    assert curve[-1] == (player.steps, *player.lp(player.steps))
    for step, mine, theirs in curve:
        assert player.lp(step) == (mine, theirs)
    cards = player.card_curve()
    assert cards[0] == (0, 5, 5)
    for step, mine, _ in cards:
        side = player.view(step, 0).me
        assert mine == len(side.hand) + sum(x is not None for x in (*side.monsters, *side.spells))


def test_search(player: ReplayPlayer) -> None:
    record, _ = whole()
    step, event = next(item for item in record.events if isinstance(item[1], e.ChainLinkResolving))
    assert isinstance(event, e.ChainLinkResolving)
    name = library().name(event.card.card.code)
    words = CardWords()
    found = player.search(name.upper(), words)
    assert all(name in moment.sentence for moment in found)
    assert step in [moment.step for moment in found]
    assert all(moment.turn == player.turn_of(moment.step) for moment in found)
    some = player.search(f"turns where {name} resolved", words)
    assert step in [moment.step for moment in some]
    assert len(some) < len(found)
    assert player.search("no such words", words) == []
    assert player.search("   ", words) == []


# --- notes ---------------------------------------------------------------------------------------------


def test_notes_are_written_changed_and_removed(player: ReplayPlayer) -> None:
    before = player.record
    player.set_note(9, "  second ")
    record = player.set_note(2, "first")
    assert [(note.step, note.text) for note in player.notes] == [(2, "first"), (9, "second")]
    assert player.note_at(9) == Note(9, "second")
    assert player.note_at(3) is None
    assert unpack(pack(record)) == record
    player.set_note(9, "other")
    assert player.set_note(2, "").notes == (Note(9, "other"),)
    assert player.set_note(9, " ") == before


# --- records without frames ----------------------------------------------------------------------------


def test_a_record_without_frames_is_played_again() -> None:
    record, moments = whole()
    bare = replace(record, frames=())
    with pytest.raises(RecordError, match="no positions to show"):
        ReplayPlayer(bare)
    player = ReplayPlayer(bare, library().pool)
    assert player.problem == ""
    assert player.record == record
    assert player.view(17, 1) == moments[17].views[1]


def test_it_stops_where_it_is_no_longer_the_recorded_duel() -> None:
    record, moments = whole()
    place = len(record.digests) // 2
    step = record.digests[place][0]
    digests = (*record.digests[:place], (step, "0" * 16), *record.digests[place + 1 :])
    player = ReplayPlayer(replace(record, frames=(), digests=digests), library().pool)
    assert player.steps == record.digests[place - 1][0] < step
    assert f"Step {step} of {record.steps}" in player.problem
    assert player.view(player.steps, 0) == moments[player.steps].views[0]
    assert max(mark.step for mark in player.marks()) <= player.steps


def test_a_duel_of_nothing_can_be_shown() -> None:
    record = played(answers=0, frames=True).record()
    player = ReplayPlayer(record)
    assert player.steps == 0
    assert player.lp_curve() == [(0, 8000, 8000)]
    assert (player.next_turn(0), player.previous_action(0), player.next_action(0)) == (0, 0, 0)
    assert player.view(0, 0).me.hand


def test_a_surrender_is_at_the_last_step() -> None:
    recorder = played(answers=12, frames=True)
    recorder.surrender(1)
    record = unpack(pack(recorder.record()))
    player = ReplayPlayer(record)
    assert player.view(player.steps, 0).winner == 0
    assert player.view(player.steps - 1, 0).winner == -1
    assert player.marks()[-1].kind == "win"
    assert player.position(12, library().pool).winner == 0
    assert player.position(11, library().pool).winner is None


# --- play from here and lines --------------------------------------------------------------------------


def play_line(duel: Duel, answers: int, seed: int) -> Recorder:
    recorder = Recorder(duel, ("You", "AI"), frames=True)
    agents = (RandomAgent(seed), RandomAgent(seed + 1))
    for _ in range(answers):
        if (decision := recorder.decision) is not None:
            recorder.respond(agents[decision.player].choose(recorder.view(decision.player), decision))
    return recorder


def test_a_line_played_from_here_is_kept_in_the_record(player: ReplayPlayer) -> None:
    record, moments = whole()
    tree = DuelTree(record)
    recorder = play_line(player.position(40, library().pool), 25, 5)
    assert recorder.first == 40
    number = tree.add_branch(recorder.branch(MAIN_LINE, "Attack first"))
    again = DuelTree(unpack(pack(tree.record)))
    assert again.record == tree.record
    main, line = again.lines
    assert (main.number, main.depth, main.end, main.winner) == (MAIN_LINE, 0, record.steps, record.winner)
    assert (line.number, line.name, line.parent, line.step, line.end, line.depth) == (
        number, "Attack first", MAIN_LINE, 40, 65, 1,
    )  # fmt: skip
    flat = again.line(number)
    other = ReplayPlayer(flat)
    assert flat.names == ("You", "AI")
    assert [other.view(n, 0) for n in range(41)] == [moments[n].views[0] for n in range(41)]
    assert other.view(65, 0) == recorder.duel.view(0)
    assert other.position(65, library().pool).digest() == recorder.duel.digest()
    assert verify(flat, library().pool).ok
    assert ReplayPlayer(again.line()).record.responses == record.responses, "the old line stays"


def test_a_duel_taken_up_in_the_middle_can_be_saved_as_a_whole_one(player: ReplayPlayer) -> None:
    record, moments = whole()
    step = next(n for n in range(30, player.steps) if player.is_open(n))
    for redeal in (None, (1, 7)):
        recorder = play_line(player.position(step, library().pool, redeal=redeal), 15, 4)
        made = unpack(pack(recorder.record()))
        assert len(made.frames) == len(made.responses) + 1 == step + 16
        assert made.frames[step - 1] == moments[step - 1].views
        assert made.frames[-1] == (recorder.duel.view(0), recorder.duel.view(1))
        assert [item for item in made.events if item[0] <= step] == [
            item for item in record.events if item[0] <= step
        ]
        assert verify(made, library().pool).ok
        shorter = recorder.wound_back(step + 4).record()
        assert shorter.frames == made.frames[: step + 5]


def test_lines_of_lines_names_and_deleting(player: ReplayPlayer) -> None:
    tree = DuelTree(whole()[0])
    first = tree.add_branch(play_line(player.position(30, library().pool), 20, 1).branch(MAIN_LINE, "A"))
    inner_duel = ReplayPlayer(tree.line(first)).position(45, library().pool)
    inner = tree.add_branch(play_line(inner_duel, 10, 2).branch(first, "A"))
    last = tree.add_branch(play_line(player.position(20, library().pool), 5, 3).branch(MAIN_LINE, " "))
    assert [(line.number, line.name, line.depth) for line in tree.lines] == [
        (MAIN_LINE, "", 0), (last, "Line", 1), (first, "A", 1), (inner, "A 2", 2),
    ]  # fmt: skip
    assert verify(tree.line(inner), library().pool).ok
    assert tree.line(inner).steps == 55
    tree.rename(inner, "  deep\nline ")
    tree.rename(last, "  ")
    assert [line.name for line in tree.lines] == ["", "Line", "A", "deep line"]
    tree.set_notes(inner, (Note(50, "deep"),))
    tree.set_notes(last, (Note(21, "last"),))
    assert tree.line(inner).notes == (Note(50, "deep"),)
    assert tree.line().notes == ()
    assert unpack(pack(tree.record)) == tree.record
    tree.delete(first)
    assert [(line.number, line.name) for line in tree.lines] == [(MAIN_LINE, ""), (0, "Line")]
    assert tree.record.notes == (Note(21, "last", 0),)
    tree.delete(0)
    assert tree.record == whole()[0]
    for action in (lambda: tree.line(0), lambda: tree.delete(3), lambda: tree.rename(0, "x")):
        with pytest.raises(LookupError):
            action()
    with pytest.raises(LookupError):
        tree.add_branch(play_line(player.position(20, library().pool), 1, 3).branch(7, "x"))


def test_unknown_cards_dealt_anew(player: ReplayPlayer) -> None:
    """What the seat saw stays; what it could not know is another deal, the same for the same seed."""
    _, moments = whole()
    step = next(n for n in range(30, player.steps) if player.is_open(n))
    duel = player.position(step, library().pool, redeal=(0, 5))
    assert duel.view(0) == moments[step].views[0]
    assert duel.view(1) != moments[step].views[1]
    assert duel.digest() == player.position(step, library().pool, redeal=(0, 5)).digest()
    assert duel.digest() != player.position(step, library().pool, redeal=(0, 6)).digest()
    assert duel.setup.redeals == (Redeal(step, 0, 5),)
    recorder = play_line(duel, 20, 8)
    tree = DuelTree(whole()[0])
    number = tree.add_branch(recorder.branch(MAIN_LINE, "other cards"))
    assert tree.record.branches[number].redeal == (0, 5)
    flat = unpack(pack(tree.record))
    line = DuelTree(flat).line(number)
    assert verify(line, library().pool).ok
    shown = ReplayPlayer(line)
    assert shown.view(step, 1) == recorder.branch(MAIN_LINE, "x").frames[0][1]
    assert shown.view(step - 1, 1) == moments[step - 1].views[1]
    assert shown.position(step + 20, library().pool).digest() == recorder.duel.digest()


def test_unknown_cards_cannot_be_dealt_anew_in_the_middle_of_something(player: ReplayPlayer) -> None:
    step = next(n for n in range(5, player.steps) if not player.is_open(n))
    with pytest.raises(RecordError, match="dealt anew only between two actions"):
        player.position(step, library().pool, redeal=(0, 5))


# --- verifying -----------------------------------------------------------------------------------------


def test_verifying_says_at_which_step_and_why(player: ReplayPlayer) -> None:
    """One more card in the Deck of the replayed duel: it differs from the first step on, in that card."""
    record, _ = whole()
    mine = record.setup.decks[0]
    other = replace(
        record.setup, decks=(replace(mine, main=(89631139, *mine.main[1:])), record.setup.decks[1])
    )
    report = verify(replace(record, setup=other), library().pool)
    assert (report.ok, report.kind, report.first_difference) == (False, "different", 0)
    assert report.message.startswith(f"Step 0 of {record.steps}: A has ") or "Deck of A" in report.message
    assert report.details


def test_a_position_that_differs_between_two_digests_is_found_at_its_step() -> None:
    record, _ = whole()
    place = next(
        n for n in range(8, len(record.digests)) if record.digests[n][0] - record.digests[n - 1][0] > 2
    )
    step = record.digests[place][0] - 1
    frames = list(record.frames)
    view = frames[step][0]
    side = replace(view.sides[0], lp=view.sides[0].lp + 500)
    frames[step] = (replace(view, sides=(side, view.sides[1])), frames[step][1])
    digests = (*record.digests[:place], (record.digests[place][0], "f" * 16), *record.digests[place + 1 :])
    report = verify(replace(record, frames=tuple(frames), digests=digests), library().pool)
    assert (report.kind, report.first_difference) == ("different", step)
    assert f"A has {side.lp - 500} LP, but {side.lp} in the record." in report.message


def test_changed_scripts_are_named() -> None:
    record, _ = whole()
    assert verify(record, library().pool).scripts_changed is False
    assert verify(replace(record, scripts_version=""), library().pool).scripts_changed is None
    old = replace(record, scripts_version="0123456789.0123456789", winner=2)
    report = verify(old, library().pool)
    assert (report.ok, report.kind, report.scripts_changed) == (False, "result", True)
    assert report.message.endswith("Scripts of its cards have changed since.")
    installed = record.scripts_version.split(".")[0] + ".-"
    assert verify(replace(record, scripts_version=installed), library().pool).scripts_changed is False


def test_phases_are_those_of_the_duel(player: ReplayPlayer) -> None:
    phases = {player.phase_of(n) for n in range(player.steps + 1)}
    assert {c.PHASE_MAIN1, c.PHASE_END} <= phases
