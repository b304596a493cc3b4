"""A duel that is not over is on the disk after every answer, and goes on as if it had never been left."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from app.ai.greedy import GreedyAgent
from app.ai.random_agent import RandomAgent
from app.controller.live import Origin, from_moment
from app.controller.preferences import answers_events
from app.controller.session import LAST, Chooser, DuelSession
from app.data import saved_duel
from app.data.decks import Deck, load_ydk
from app.data.errors import FileError
from app.data.file_lock import FileLock, LockHeld, is_held
from app.data.paths import sample_decks_dir
from app.data.recorder import Recorder, verify
from app.data.saved_duel import Journal, discard, list_unfinished, read_journal, resume
from app.engine.duel import Duel
from app.gui.table.start import (
    RecordedDuel,
    make_agents,
    make_duel,
    make_live,
    plain_request,
    rebuilding,
    request_of,
    resume_duel,
)
from tests.data.played import library, plain_setup

SEED = 5


@dataclass(frozen=True)
class Wanted:
    """A request of the duel set-up."""

    player_deck: Deck
    opponent_deck: Deck
    rules: str = "mr5"
    first: int | None = 0
    ai: str = "greedy"
    lp: int = 8000
    seed: int | None = SEED
    match: bool = False


def wanted() -> Wanted:
    decks = [load_ydk(sample_decks_dir() / f"{name}.ydk") for name in ("dark_magician", "monarchs")]
    return Wanted(decks[0], decks[1])


def played_on(duel: RecordedDuel, foe: object, human: RandomAgent, most: int) -> None:
    """Play up to ``most`` answers."""
    assert isinstance(foe, GreedyAgent)
    while (decision := duel.decision) is not None and len(duel.responses) < most:
        agent = foe if decision.player else human
        duel.respond(agent.choose(duel.view(decision.player), decision))
        duel.take_events()


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("KETTO_HOME", str(tmp_path))
    return tmp_path / "unfinished"


CHILD = """
import sys
from app.ai.random_agent import RandomAgent
from app.gui.table.start import make_duel
from tests.data.played import library
from tests.data.test_saved_duel import played_on, wanted
duel, agents = make_duel(library(), wanted(), ("You", "AI"), journal=True)
played_on(duel, agents[1], RandomAgent(3), 30)
print("thirty", flush=True)
played_on(duel, agents[1], RandomAgent(4), 100000)
print("over", flush=True)
"""


def test_a_killed_program_loses_nothing(folder: Path) -> None:
    """The program is killed in the middle of a duel, at whatever point; the resumed duel is the same."""
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD],
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        cwd=Path(__file__).resolve().parents[2],
    )
    assert child.stdout is not None
    assert child.stdout.readline().strip() == b"thirty"
    child.kill()
    child.communicate()
    (saved,) = list_unfinished()
    count = len(saved.responses)
    assert count >= 30
    resumed = resume_duel(library(), saved)
    duel, agents = resumed.duel, resumed.agents
    assert (resumed.sentence, resumed.live) == ("", None)
    assert resumed.request is not None
    assert resumed.request.player_deck.main == wanted().player_deck.main

    straight, foes = make_duel(library(), wanted(), ("You", "AI"))
    played_on(straight, foes[1], RandomAgent(3), 30)
    played_on(straight, foes[1], human := RandomAgent(4), count)
    assert duel.responses == straight.responses
    assert duel.record() == straight.record()
    assert duel.record().final_digest == straight.record().final_digest
    # And on to the end: the AI remembers what it did before.
    twin = human.twin()
    played_on(straight, foes[1], human, 100_000)
    played_on(duel, agents[1], twin, 100_000)
    assert duel.record() == straight.record()
    assert duel.winner is not None
    assert verify(duel.record(), library().pool).ok
    assert list_unfinished() == [], "a duel that is over is not offered again"


def journaled(answers: int = 0) -> RecordedDuel:
    duel, agents = make_duel(library(), wanted(), ("You", "AI"), journal=True)
    played_on(duel, agents[1], RandomAgent(3), answers)
    return duel


def test_each_answer_is_on_the_disk_at_once(folder: Path) -> None:
    duel = journaled()
    agents = (RandomAgent(1), RandomAgent(2))
    (saved,) = list_unfinished()
    for _ in range(20):
        decision = duel.decision
        assert decision is not None
        duel.respond(agents[decision.player].choose(duel.view(decision.player), decision))
        (saved,) = list_unfinished()
        assert saved.responses == tuple(duel.responses)
    assert (saved.names, saved.turn) == (("You", "AI"), duel.record().turn)
    assert abs(saved.saved_at - time.time()) < 600
    assert saved.app_version


def test_a_step_back_is_noted(folder: Path) -> None:
    duel = journaled(25)
    back = duel.played_again(duel.responses[:10])
    (saved,) = list_unfinished()
    assert saved.responses == tuple(duel.responses[:10])
    other = back.played_again(duel.responses[:14])
    (saved,) = list_unfinished()
    assert saved.responses == tuple(duel.responses[:14])
    other.keep()
    assert resume_duel(library(), saved).duel.record() == other.record()


def test_leaving_the_table_is_no_accident(folder: Path) -> None:
    """Only a duel that was broken off by accident is offered without being asked for."""
    duel = journaled(8)
    assert not list_unfinished()[0].left
    duel.keep()
    (saved,) = list_unfinished()
    assert (saved.left, len(saved.responses)) == (True, 8)
    resumed = resume_duel(library(), saved)
    assert not list_unfinished()[0].left, "it runs again"
    played_on(resumed.duel, resumed.agents[1], RandomAgent(3), 10)
    assert len(list_unfinished()[0].responses) == 10


def test_a_resumed_duel_can_be_left_and_resumed_again(folder: Path) -> None:
    journaled(20).keep()
    (saved,) = list_unfinished()
    resumed = resume_duel(library(), saved)
    duel = resumed.duel
    played_on(duel, resumed.agents[1], RandomAgent(3), 33)
    duel.keep()
    (again,) = list_unfinished()
    assert (again.path, len(again.responses)) == (saved.path, 33)
    assert resume_duel(library(), again).duel.record() == duel.record()


def test_giving_up_or_leaving_for_good_removes_it(folder: Path) -> None:
    first, second = journaled(5), journaled(6)
    assert len(list_unfinished()) == 2
    first.surrender(0)
    second.drop()
    assert list_unfinished() == []


def test_a_line_cut_off_in_the_middle_is_left_out(folder: Path) -> None:
    duel = journaled(20)
    (path,) = folder.glob("*.unfinished")
    content = path.read_bytes()
    lines = content.splitlines(keepends=True)
    for cut in (2, 5, len(lines[-1]) - 1):
        path.write_bytes(content[:-cut])
        assert read_journal(path).responses == tuple(duel.responses[:19])
    middle = sum(map(len, lines[:8]))
    path.write_bytes(content[:middle] + b"x" + content[middle + 1 :])
    assert read_journal(path).responses == tuple(duel.responses[:7])


def test_damaged_and_foreign_files_are_told_and_do_not_stop_the_list(folder: Path) -> None:
    journaled(5).keep()
    (good,) = folder.glob("*.unfinished")
    head = good.read_bytes().splitlines(keepends=True)[0]
    (folder / "a.unfinished").write_bytes(b"")
    (folder / "b.unfinished").write_bytes(b"\x00\xff" * 100)
    (folder / "c.unfinished").write_bytes(head.replace(b'"mr5"', b'"mr9"'))
    (folder / "d.unfinished").write_bytes(head[: len(head) // 2])
    (folder / "e.txt").write_bytes(b"no duel")
    (folder / "f.unfinished").mkdir()
    found = list_unfinished()
    assert {saved.path.name for saved in found if saved.problem} == {f"{x}.unfinished" for x in "abcd"}
    assert [saved.path for saved in found if not saved.problem] == [good]
    for saved in found:
        if saved.problem:
            assert saved.problem.endswith(".")
            assert saved.path.name in saved.problem
            with pytest.raises(FileError):
                resume(saved, library().pool)


def test_other_scripts_since_cut_it_at_the_last_certain_position(folder: Path) -> None:
    journaled(30).keep()
    (saved,) = list_unfinished()
    place = len(saved.digests) // 2
    step = saved.digests[place][0]
    digests = (*saved.digests[:place], (step, "0" * 16), *saved.digests[place + 1 :])
    changed = saved_duel.Unfinished(
        saved.path, saved.setup, saved.names, saved.request, saved.responses, digests
    )
    recorder, kept, sentence = resume(changed, library().pool)
    good = saved.digests[place - 1][0]
    assert len(recorder.responses) == len(kept.responses) == good < step
    assert recorder.duel.digest() == saved.digests[place - 1][1]
    assert f"the last {30 - good} answers do not count any more" in sentence
    Journal.going_on(changed).close()  # that is on the disk now
    resumed = resume_duel(library(), changed)
    assert resumed.sentence == sentence
    (rewritten,) = list_unfinished()
    assert rewritten.responses == tuple(resumed.duel.responses) == kept.responses


def test_a_duel_taken_up_in_the_middle_is_recorded_from_there(folder: Path) -> None:
    """Played on from a replay: the answers before are not part of its line."""
    setup = plain_setup()
    source = Duel(setup, library().pool)
    chance = RandomAgent(1)
    while len(source.responses) < 12 and (decision := source.decision) is not None:
        source.respond(chance.choose(source.view(decision.player), decision))
    source.take_events()
    before = source.responses[:]
    origin = Origin("x.ketto", -1, 12, "From here")
    live = from_moment(setup, tuple(before), 1, "greedy", origin, ("A", "B"))
    duel, agents = make_live(library(), live, journal=True)
    assert list(agents) == [0]
    assert duel.take_events() == []
    for _ in range(8):
        decision = duel.decision
        assert decision is not None
        duel.respond(agents.get(decision.player, chance).choose(duel.view(decision.player), decision))
    (saved,) = list_unfinished()
    assert (saved.first, len(saved.responses)) == (12, 20)
    duel.keep()
    resumed = resume_duel(library(), saved)
    assert resumed.live == live
    assert list(resumed.agents) == [0]
    assert resumed.duel.branch(-1, "x") == duel.branch(-1, "x")
    assert duel.branch(-1, "x").step == 12


def test_a_disk_that_refuses_does_not_stop_the_duel(folder: Path, tmp_path: Path) -> None:
    folder.parent.mkdir(exist_ok=True)
    folder.write_text("in the way")
    duel = journaled(10)
    assert duel.journal is not None
    assert "cannot be kept on the disk" in duel.journal.problem
    assert len(duel.responses) == 10
    assert list_unfinished() == []
    duel.drop()


@pytest.mark.parametrize(
    "change",
    [
        {"ai": 3},
        {"rules": "mr9"},
        {"player_deck": None},
        {"opponent_deck": {"name": "x", "main": ["y"], "extra": [], "side": []}},
        {"match": "no"},
    ],
)
def test_requests_are_checked(change: dict[str, object]) -> None:
    plain = plain_request(wanted())
    assert plain_request(request_of(plain)) == plain
    with pytest.raises(FileError, match="no usable set-up"):
        request_of(plain | change)


def test_a_duel_that_cannot_begin_any_more_is_told(folder: Path) -> None:
    setup = plain_setup()
    Journal(setup, ("A", "B"), {}).close()
    (path,) = folder.glob("*.unfinished")
    saved = read_journal(path)
    assert isinstance(resume(saved, library().pool)[0], Recorder)
    empty = type(library().pool)([], {})
    with pytest.raises(FileError, match="cannot be resumed: "):
        resume(saved, empty)


def test_every_own_answer_of_a_resumed_duel_can_be_taken_back(folder: Path) -> None:
    """Back through all that was played before it was left; the AI thinks as it did then."""
    duel, agents = make_duel(library(), wanted(), ("You", "AI"), journal=True)
    session = session_of(duel, agents)
    human = RandomAgent(3)
    steps: list[int] = []
    while len(steps) < 25:
        while session.settle():
            pass
        decision = session.decision
        if decision is not None:
            steps.append(len(session.duel.responses))
            session.answer(human.choose(session.view(), decision))
        else:
            think(session)
    answers = list(session.duel.responses)
    duel.keep()

    (saved,) = list_unfinished()
    resumed = resume_duel(library(), saved)
    session = session_of(resumed.duel, resumed.agents)
    session.remember(resumed.past)
    found = []
    while session.can_take_back:
        session.take_back()
        found.append(len(session.duel.responses))
    assert found[::-1] == steps
    # The same answers once more lead to the same answers of the AI.
    while (step := len(session.duel.responses)) < len(answers):
        if session.settle():
            continue
        if session.decision is not None:
            session.answer(answers[step])
        else:
            think(session)
    assert session.duel.responses == answers


def session_of(duel: RecordedDuel, agents: dict[int, Chooser]) -> DuelSession:
    again = rebuilding(duel, lambda: make_agents(library(), "greedy", duel.setup.seed))
    return DuelSession(duel, (0,), agents, answers=answers_events(library().pool), rebuild=again)


def think(session: DuelSession) -> None:
    thought = session.thought()
    assert thought is not None
    session.answer_thought(thought, thought.think())


def played_by_hand(answers: int) -> tuple[RecordedDuel, DuelSession]:
    """A duel in which the human gave so many answers."""
    duel, agents = make_duel(library(), wanted(), ("You", "AI"), journal=True)
    session = session_of(duel, agents)
    play_by_hand(session, answers)
    return duel, session


def play_by_hand(session: DuelSession, answers: int, human: RandomAgent | None = None) -> None:
    human, given = human or RandomAgent(3), 0
    while given < answers:
        if session.settle():
            continue
        decision = session.decision
        if decision is not None:
            session.answer(human.choose(session.view(), decision))
            given += 1
        else:
            think(session)


def resumed_session(session: DuelSession) -> DuelSession:
    """The program is killed and resumes the duel."""
    duel = session.duel
    assert isinstance(duel, RecordedDuel)
    assert duel.journal is not None
    duel.journal.close()
    (saved,) = list_unfinished()
    assert saved.responses == tuple(duel.responses)
    resumed = resume_duel(library(), saved)
    again = session_of(resumed.duel, resumed.agents)
    again.remember(resumed.past, resumed.forward)
    return again


def test_what_was_taken_back_before_the_end_can_be_done_again_after_it(folder: Path) -> None:
    """Forward step by step, also when the program is killed in between; the AI knows what it knew."""
    duel, session = played_by_hand(14)
    places = [list(session.duel.responses)]
    digests = {len(places[0]): duel.record().final_digest}
    for _ in range(4):
        session.take_back()
        places.append(list(session.duel.responses))
        digests[len(places[-1])] = session.duel.record().final_digest  # type: ignore[attr-defined]  # recorded
    session = resumed_session(session)
    for n in (3, 2):
        assert session.can_redo
        session.redo()
        assert session.duel.responses == places[n]
    session = resumed_session(session)
    for n in (1, 0):
        session.redo()
        assert session.duel.responses == places[n]
        found = session.duel
        assert isinstance(found, RecordedDuel)
        assert found.record().final_digest == digests[len(places[n])]
    assert not session.can_redo
    # From here both go on alike.
    straight = played_by_hand(14)[1]
    play_by_hand(straight, 8, RandomAgent(9))
    play_by_hand(session, 8, RandomAgent(9))
    assert session.duel.responses == straight.duel.responses
    # And all of it can be taken back again.
    while session.can_take_back:
        session.take_back()
    assert len(session.duel.responses) <= len(places[-1])


def test_another_answer_ends_what_could_be_done_again(folder: Path) -> None:
    _, session = played_by_hand(10)
    for _ in range(3):
        session.take_back()
    before = len(session.duel.responses)
    decision = session.decision
    assert decision is not None
    (saved,) = list_unfinished()
    assert len(saved.forward) == 3
    other = next(answer for answer in decision.choices() if answer != saved.undone[0])
    session.answer(other)
    (saved,) = list_unfinished()
    assert (saved.undone, saved.forward, len(saved.responses)) == ((), (), before + 1)
    assert not resumed_session(session).can_redo


def test_taking_back_once_is_once_also_after_resuming(folder: Path) -> None:
    _, session = played_by_hand(12)
    session.take_backs = LAST
    session.take_back()
    again = resumed_session(session)
    again.take_backs = LAST
    assert not again.can_take_back
    again.redo()
    assert again.can_take_back


def test_what_was_taken_back_is_dropped_where_the_cards_have_changed(folder: Path) -> None:
    _, session = played_by_hand(12)
    session.take_back()
    duel = session.duel
    assert isinstance(duel, RecordedDuel)
    duel.keep()
    (saved,) = list_unfinished()
    digests = tuple((step, "0" * 16) for step, _ in saved.undone_digests)
    assert digests
    Journal.going_on(replace(saved, undone_digests=digests)).close()
    resumed = resume_duel(library(), saved)
    assert (resumed.sentence, resumed.forward) == ("", ())
    assert list(saved.responses) == resumed.duel.responses


# --- two programs at once -----------------------------------------------------------------------------

HOLDER = """
import sys, time
from pathlib import Path
from app.gui.table.start import resume_duel
from app.data.saved_duel import list_unfinished
from tests.data.played import library
(saved,) = list_unfinished()
resumed = resume_duel(library(), saved)
print("held", flush=True)
time.sleep(600)
"""


def test_a_duel_that_another_program_plays_is_not_resumed_or_discarded(folder: Path) -> None:
    journaled(12).keep()
    (saved,) = list_unfinished()
    assert not saved.running
    child = subprocess.Popen(
        [sys.executable, "-c", HOLDER],
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
        cwd=Path(__file__).resolve().parents[2],
    )
    try:
        assert child.stdout is not None
        assert child.stdout.readline().strip() == b"held"
        (there,) = list_unfinished()
        assert there.running
        content = saved.path.read_bytes()
        with pytest.raises(FileError, match=r"is being played in another window of Ketto; .*\.$"):
            resume_duel(library(), saved)
        discard(saved.path)
        assert saved.path.read_bytes() == content
    finally:
        child.kill()
        child.communicate()
    # Killed, it holds nothing any more: the duel is offered again, and goes on.
    (again,) = list_unfinished()
    assert not again.running
    assert len(resume_duel(library(), again).duel.responses) == 12


def test_a_duel_that_went_on_since_it_was_listed_goes_on_from_there(folder: Path) -> None:
    journaled(10).keep()
    (listed,) = list_unfinished()
    elsewhere = resume_duel(library(), listed)
    played_on(elsewhere.duel, elsewhere.agents[1], RandomAgent(3), 18)
    elsewhere.duel.keep()
    resumed = resume_duel(library(), listed)
    assert resumed.duel.responses == elsewhere.duel.responses
    resumed.duel.drop()
    with pytest.raises(FileError, match="There is no duel file"):
        resume_duel(library(), listed)


def test_a_lock_is_free_again_when_it_is_released_forgotten_or_removed(folder: Path) -> None:
    path = folder / "x.unfinished"
    folder.mkdir()
    assert not is_held(path)
    lock = FileLock(path)
    assert [found.name for found in folder.iterdir()] == ["x.unfinished.lock"]
    assert lock.held
    assert is_held(path)
    with pytest.raises(LockHeld):
        FileLock(path, 0.01)
    lock.release()
    lock.release()
    assert not is_held(path)
    lock = FileLock(path)
    assert is_held(path)
    del lock
    gc.collect()
    assert not is_held(path)
    FileLock(path).remove()
    assert list(folder.iterdir()) == []
    # A disk without locks, or without the folder: nobody is kept out.
    assert not FileLock(folder / "none" / "x").held


def test_a_duel_that_cannot_be_resumed_is_not_held(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journaled(4).keep()
    (saved,) = list_unfinished()
    monkeypatch.setattr("app.gui.table.start.resume", lambda *_: pytest.fail("on purpose"))
    with pytest.raises(pytest.fail.Exception):
        resume_duel(library(), saved)
    assert not is_held(saved.path)
