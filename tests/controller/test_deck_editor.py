"""Editing a deck: adding, moving, undo, history, unsaved changes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.controller import deck_editor
from app.controller.deck_editor import SORTS, DeckEditor, HistoryStep
from app.data.banlists import Banlist
from app.data.decks import Deck
from app.engine.carddata import CardPool
from app.engine.rules import rules_named
from tests.data.played import library, plain_deck

POOL: CardPool = library().pool
BLUE_EYES, MAGICIAN, OTHER_ART = 89631139, 46986414, 36996508
STARDUST = POOL.named("Stardust Dragon").code
UTOPIA = POOL.named("Number 39: Utopia").code
RAIGEKI = POOL.named("Raigeki").code
REBORN = POOL.named("Monster Reborn").code
TRAP = POOL.named("Mirror Force").code
UNKNOWN = 99999998
A, B, C_, D = plain_deck()[::3][:4]


def editor(main: tuple[int, ...] = (), extra: tuple[int, ...] = (), side: tuple[int, ...] = ()) -> DeckEditor:
    return DeckEditor(Deck("x", main, extra, side), POOL)


def test_a_fresh_editor() -> None:
    edited = editor((A, B), (STARDUST,), (C_,))
    assert (edited.main, edited.extra, edited.side, edited.name) == ((A, B), (STARDUST,), (C_,), "x")
    assert [edited.dirty, edited.can_undo, edited.can_redo] == [False] * 3
    assert edited.history == (HistoryStep("open", {"name": "x"}),)
    assert [edited.undo(), edited.redo(), edited.go_to(5)] == [False] * 3


def test_cards_go_where_they_belong() -> None:
    edited = editor()
    for code in (A, STARDUST, UNKNOWN):
        assert edited.add(code) is None
    assert edited.add(STARDUST, "main") is None
    assert edited.add(A, "extra", 0) is None
    assert edited.add(STARDUST, "side") is None
    assert edited.add(B, "main", 0) is None
    assert edited.add(UNKNOWN, "extra", 1) is None
    assert edited.parts == {
        "main": (B, A, UNKNOWN, A),
        "extra": (STARDUST, UNKNOWN, STARDUST),
        "side": (STARDUST,),
    }
    assert edited.history[-1] == HistoryStep("add", {"code": UNKNOWN, "part": "extra", "count": 1})


def test_every_way_of_adding_uses_one_check() -> None:
    edited = editor((BLUE_EYES,) * 2, (), (BLUE_EYES,))
    for part in (None, "main", "side", "extra"):
        problem = edited.add(BLUE_EYES, part)
        assert problem is not None
        assert problem == edited.refusal(BLUE_EYES, part)
        assert problem.kind == "too_many_copies"
    assert not edited.dirty
    assert edited.move("side", [0], "main") is None, "a move adds no copy"
    edited.banlist = Banlist("L", limits={REBORN: 1, RAIGEKI: 0})
    assert edited.add(REBORN) is None
    assert edited.add(REBORN, "side") is not None
    assert edited.add(RAIGEKI) is not None
    assert edited.add(RAIGEKI, force=True) is None
    assert [problem.kind for problem in edited.problems] == ["main_too_small", "forbidden"]
    assert edited.marks[RAIGEKI].over == 1


def test_parts_are_full_at_60_15_15() -> None:
    edited = editor((UNKNOWN,) * 60, (UTOPIA,) * 15, (A,) * 14)
    assert edited.add(B) is not None
    assert edited.add(STARDUST) is not None
    assert edited.add(B, "side") is None
    assert edited.add(B, "side") is not None
    assert edited.move("side", [0], "main") is not None
    assert edited.move("main", [0], "side") is not None
    assert edited.add(B, force=True) is None
    assert len(edited.main) == 61
    sheep = 73915052
    assert edited.add(sheep, force=True) is not None, "a Token is in no deck"


def test_removing() -> None:
    edited = editor((A, B, A, C_))
    edited.remove("main", [2, 0, 17, -1])
    assert edited.main == (B, C_)
    edited.remove("side", [0])
    assert len(edited.history) == 2
    assert edited.history[-1] == HistoryStep("remove", {"codes": (A, A), "part": "main"})


@pytest.mark.parametrize(
    ("indexes", "to", "after"),
    [
        ([0], 4, "BCDA"),
        ([0], None, "BCDA"),
        ([3], 0, "DABC"),
        ([0, 2], 2, "BACD"),
        ([1, 2], 0, "BCAD"),
        ([0, 3], 2, "BADC"),
        ([1], 1, "ABCD"),
        ([1], 99, "ACDB"),
        ([7], 0, "ABCD"),
    ],
)
def test_moving_inside_a_part(indexes: list[int], to: int | None, after: str) -> None:
    edited = editor((A, B, C_, D))
    edited.move("main", indexes, "main", to)
    letters = {A: "A", B: "B", C_: "C", D: "D"}
    assert "".join(letters[code] for code in edited.main) == after


def test_moving_between_parts_keeps_the_order() -> None:
    edited = editor((A, B, C_), (STARDUST,), (D,))
    assert edited.move("main", [0, 2], "side", 0) is None
    assert (edited.main, edited.side) == ((B,), (A, C_, D))
    assert edited.move("extra", [0], "side", 1) is None
    assert (edited.extra, edited.side) == ((), (A, STARDUST, C_, D))
    assert edited.move("side", [0, 1], "main", 0) is None, "each goes home"
    assert edited.parts == {"main": (A, B), "extra": (STARDUST,), "side": (C_, D)}
    before = edited.position
    assert edited.move("main", [0], "extra") is None, "it is at home already"
    assert (edited.main, edited.position) == ((A, B), before)


def test_all_or_none_are_moved() -> None:
    edited = editor((A, B), (UTOPIA,) * 15, (C_, STARDUST, D))
    problem = edited.move("side", [0, 1, 2], "main")
    assert problem is not None
    assert (problem.kind, problem.part) == ("part_too_big", "extra")
    assert not edited.dirty
    assert edited.move("side", [0, 1, 2], "main", 1, force=True) is None
    assert edited.main == (A, C_, D, B)
    assert edited.extra[-1] == STARDUST
    huge = editor((UNKNOWN, A) * 35)
    assert huge.move("main", [1], "extra") is None, "too many, but nothing is added"


def main_of(edited: DeckEditor) -> list[int]:
    return list(edited.main)


def test_undo_redo_and_the_history() -> None:
    edited = editor((A,))
    edited.add(B)
    edited.add(C_)
    edited.remove("main", [0])
    assert edited.undo()
    assert edited.undo()
    assert main_of(edited) == [A, B]
    assert edited.redo()
    assert main_of(edited) == [A, B, C_]
    assert edited.go_to(0)
    assert main_of(edited) == [A]
    assert not edited.dirty
    assert edited.go_to(3)
    assert main_of(edited) == [B, C_]
    edited.go_to(1)
    edited.add(D)
    assert [step.kind for step in edited.history] == ["open", "add", "add"]
    assert main_of(edited) == [A, B, D]
    assert not edited.can_redo


def test_the_history_keeps_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_editor, "MAX_HISTORY", 5)
    edited = editor((A,))
    for _ in range(10):
        edited.shuffle()
        edited.add(UNKNOWN, force=True)
        edited.remove("main", [0])
    assert len(edited.history) == 5
    assert edited.history[0].kind == "open"
    edited.go_to(0)
    assert edited.main == (A,)


@pytest.mark.parametrize(
    "change",
    [lambda edited: edited.shuffle(seed=1), lambda edited: edited.sort(how="code"), DeckEditor.clear],
    ids=["shuffle", "sort", "clear"],
)
def test_order_and_emptiness_are_changes_too(change: Callable[[DeckEditor], None]) -> None:
    edited = editor((C_, A, B))
    change(edited)
    assert edited.main != (C_, A, B)
    assert edited.dirty
    edited.undo()
    assert not edited.dirty


def is_dirty(edited: DeckEditor) -> bool:
    return edited.dirty


def test_saving_under_a_name_makes_that_file_the_reference(tmp_path: Path) -> None:
    edited = editor((A, B, C_))
    edited.add(D)
    edited.mark_saved(tmp_path / "new name.ydk")
    assert not is_dirty(edited)
    assert (edited.name, edited.path) == ("new name", tmp_path / "new name.ydk")
    edited.undo()
    assert is_dirty(edited)
    edited.redo()
    assert not is_dirty(edited)
    edited.mark_unsaved()
    assert is_dirty(edited)


def test_listeners_hear_every_change_and_nothing_else() -> None:
    edited = editor((A,))
    heard: list[int] = []
    edited.on_change.append(lambda: heard.append(edited.position))
    edited.add(B)
    edited.undo()
    edited.undo()
    edited.redo()
    edited.remove("side", [0])
    edited.move("main", [0], "main", 0)
    assert heard == [1, 0, 1]


def test_sorting_by_type() -> None:
    edited = editor((TRAP, RAIGEKI, A, BLUE_EYES, UNKNOWN, REBORN, MAGICIAN), (UTOPIA, STARDUST))
    edited.sort()
    assert edited.main[:2] == (BLUE_EYES, MAGICIAN)
    assert edited.main[-4:] == (REBORN, RAIGEKI, TRAP, UNKNOWN)
    assert edited.extra == (STARDUST, UTOPIA)
    names = DeckEditor(edited.deck, POOL, name_of=lambda code: library().name(code, "ja"))
    names.sort("main", "name")
    assert names.main[-1] == UNKNOWN
    assert list(names.main[:-1]) == sorted(
        names.main[:-1], key=lambda code: library().name(code, "ja").casefold()
    )
    with pytest.raises(ValueError, match="not sorted by 'colour'"):
        edited.sort(how="colour")


def test_replacing_all() -> None:
    edited = editor((A,))
    edited.replace_all(Deck("pasted", (B,), (STARDUST,), (C_,)), "clipboard")
    assert edited.parts == {"main": (B,), "extra": (STARDUST,), "side": (C_,)}
    assert edited.name == "x"
    assert edited.history[-1] == HistoryStep("replace", {"label": "clipboard"})
    edited.undo()
    assert edited.main == (A,)


def test_the_deck_for_a_duel() -> None:
    edited = DeckEditor(Deck("x", plain_deck()), POOL, rules=rules_named("mr3"))
    assert edited.deck.problems == ()
    assert edited.problems == ()
    edited.add(UNKNOWN)
    assert len(edited.deck.problems) == 1


CODES = st.sampled_from([A, B, STARDUST, MAGICIAN, OTHER_ART, RAIGEKI, UNKNOWN])
PARTS = st.sampled_from(["main", "extra", "side"])
PLACES = st.lists(st.integers(-1, 8), max_size=3)
STEPS = st.one_of(
    st.tuples(st.just("add"), CODES, st.none() | PARTS, st.none() | st.integers(0, 8)),
    st.tuples(st.just("remove"), PARTS, PLACES),
    st.tuples(st.just("move"), PARTS, PLACES, PARTS, st.none() | st.integers(0, 8)),
    st.tuples(st.just("sort"), st.none() | PARTS, st.sampled_from(SORTS)),
    st.tuples(st.just("shuffle"), st.none() | PARTS, st.integers(0, 3)),
    st.tuples(st.just("undo")),
    st.tuples(st.just("redo")),
)


@settings(max_examples=80)
@given(st.lists(STEPS, max_size=25))
def test_whatever_is_done_can_be_undone(steps: list[tuple[object, ...]]) -> None:
    edited = editor((A, MAGICIAN), (STARDUST,), (RAIGEKI,))
    start = edited.parts
    for name, *arguments in steps:
        before = sorted(code for part in edited.parts.values() for code in part)
        getattr(edited, str(name))(*arguments)
        after = sorted(code for part in edited.parts.values() for code in part)
        if name in ("move", "sort", "shuffle"):
            assert after == before, "no card is lost or doubled"
        assert STARDUST not in edited.main
        assert A not in edited.extra
        assert sum(code in (MAGICIAN, OTHER_ART) for code in after) <= 3
        assert edited.dirty == (edited.parts != start)
    end, last = edited.parts, edited.position
    edited.go_to(0)
    assert edited.parts == start
    edited.go_to(last)
    assert edited.parts == end
