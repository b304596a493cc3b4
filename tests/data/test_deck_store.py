"""The player's deck files: folders, names, tags, trash, search."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.data import deck_store
from app.data.deck_info import DeckInfo, load_info, sidecar
from app.data.deck_names import checked_name, free_path, natural_key
from app.data.deck_store import DeckStore
from app.data.decks import Deck, load_ydk
from app.data.errors import FileError
from tests.data.played import library, plain_deck


@pytest.fixture
def store(tmp_path: Path) -> DeckStore:
    """Three decks in two folders."""
    store = DeckStore(tmp_path / "decks")
    store.save_new(Deck("", plain_deck()), "Dragons")
    store.new_folder("Old")
    store.new_folder("Very old", "Old")
    store.save_new(Deck("", (46986414, 99999998)), "Magicians", "Old")
    store.save_new(Deck("", plain_deck(5)), "Café", "Old/Very old")
    store.set_tags(store.path_of("Magicians", "Old"), ["fun", "  to   test "])
    return store


def places(store: DeckStore) -> list[str]:
    return [f"{deck.folder}/{deck.name}" for deck in store.decks()]


def everything(folder: Path) -> dict[str, bytes]:
    """All files under ``folder`` with their content, without what the store keeps for itself."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and ".ketto" not in path.parts
    }


def test_numbers_in_names_are_sorted_as_numbers(tmp_path: Path) -> None:
    store = DeckStore(tmp_path)
    for name in ("Deck 10", "deck 2", "Deck 1", "Alpha", "Deck", "2 fast", "10 slow", "Deck 2b"):
        store.save_new(Deck("", plain_deck()), name)
    assert [deck.name for deck in store.decks()] == [
        "2 fast", "10 slow", "Alpha", "Deck", "Deck 1", "deck 2", "Deck 2b", "Deck 10",
    ]  # fmt: skip


@given(st.lists(st.text()))
def test_any_names_can_be_sorted(names: list[str]) -> None:
    assert sorted(sorted(names, key=natural_key, reverse=True), key=natural_key) == sorted(
        names, key=natural_key
    )


def test_an_empty_store(tmp_path: Path) -> None:
    store = DeckStore(tmp_path / "none")
    assert not any((store.decks(), store.folders(), store.tags(), store.recent(), store.trash()))
    assert not (tmp_path / "none").exists()
    with pytest.raises(FileError, match="Nothing was deleted"):
        store.restore()


def test_the_tree(store: DeckStore) -> None:
    assert places(store) == ["/Dragons", "Old/Magicians", "Old/Very old/Café"]
    assert store.folders() == ("Old", "Old/Very old")
    tree = store.tree()
    assert [folder.name for folder in tree.folders] == ["Old"]
    assert [deck.name for deck in tree.decks] == ["Dragons"]
    assert tree.folders[0].decks[0].tags == ("fun", "to test")
    assert store.tags() == ("fun", "to test")


def test_saving(store: DeckStore) -> None:
    path = store.path_of("New", "Old")
    deck = store.save(Deck("x", (5, 6), (7,), (8,)), path)
    assert (deck.name, deck.path) == ("New", path)
    assert load_ydk(path).main == (5, 6)
    assert store.save(deck).path == path
    with pytest.raises(FileError, match="already a 'New'"):
        store.save_new(deck, "New", "Old")
    with pytest.raises(FileError, match="no file yet"):
        store.save(Deck("x", ()))


def test_renaming_takes_tags_and_recent_along(store: DeckStore) -> None:
    old = store.path_of("Magicians", "Old")
    store.mark_used(old)
    new = store.rename(old, "Wizards")
    assert places(store) == ["/Dragons", "Old/Wizards", "Old/Very old/Café"]
    assert store.file(new).tags == ("fun", "to test")
    assert [deck.path for deck in store.recent()] == [new]
    assert not sidecar(old).exists()
    with pytest.raises(FileError, match="already a 'Wizards'"):
        store.rename(store.duplicate(new), "Wizards")
    assert store.rename(new, "wizards").name == "wizards.ydk", "only other capitals"
    assert store.rename(store.root / "Old", "Older").name == "Older"
    assert [deck.path for deck in store.recent()] == [store.path_of("wizards", "Older")]


def test_duplicates(store: DeckStore) -> None:
    first = store.duplicate(store.path_of("Magicians", "Old"))
    second = store.duplicate(first)
    assert [first.stem, second.stem] == ["Magicians (2)", "Magicians (3)"]
    assert load_ydk(second).main == (46986414, 99999998)
    assert store.file(second).tags == ("fun", "to test")


def test_moving(store: DeckStore) -> None:
    path = store.move(store.path_of("Magicians", "Old"), "Old/Very old")
    assert store.file(path).folder == "Old/Very old"
    assert store.file(path).tags == ("fun", "to test")
    assert store.move(path, "Old/Very old") == path
    assert store.file(store.move(path, "")).folder == ""
    with pytest.raises(FileError, match="into itself"):
        store.move(store.root / "Old", "Old/Very old")
    store.save_new(Deck("", (1,)), "Dragons", "Old")
    with pytest.raises(FileError, match="already a 'Dragons'"):
        store.move(store.path_of("Dragons"), "Old")


def test_delete_and_restore_give_everything_back(store: DeckStore) -> None:
    before = everything(store.root)
    deleted = [
        store.delete(store.path_of("Magicians", "Old")),
        store.delete(store.root / "Old"),
        store.delete(store.path_of("Dragons")),
    ]
    assert store.decks() == ()
    assert [each.name for each in store.trash()] == ["Dragons", "Old", "Magicians"]
    again = DeckStore(store.root)  # a new start of the program remembers
    assert again.restore() == store.path_of("Dragons")
    assert again.restore(deleted[1]) == store.root / "Old"
    assert again.restore() == store.path_of("Magicians", "Old")
    assert everything(store.root) == before
    assert again.trash() == ()
    with pytest.raises(FileError, match="no longer in the trash"):
        again.restore(deleted[0])


def test_a_restored_deck_replaces_nothing(store: DeckStore) -> None:
    path = store.path_of("Dragons")
    store.delete(path)
    store.save_new(Deck("", (1,)), "Dragons")
    restored = store.restore()
    assert restored.stem == "Dragons (2)"
    assert load_ydk(path).main == (1,)
    assert load_ydk(restored).main == plain_deck()


def test_a_deck_comes_back_into_a_folder_that_is_gone(store: DeckStore) -> None:
    path = store.path_of("Café", "Old/Very old")
    store.delete(path)
    store.delete(store.root / "Old")
    store.empty_trash()
    assert store.trash() == ()
    dragons = store.path_of("Dragons")
    moved = store.move(dragons, "New")
    store.delete(moved)
    (store.root / "New").rmdir()
    assert store.restore() == moved


def test_the_trash_does_not_grow_for_ever(store: DeckStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deck_store, "MAX_TRASH", 3)
    for number in range(5):
        store.delete(store.save_new(Deck("", (1,)), f"D{number}").path or Path())
    assert [each.name for each in store.trash()] == ["D4", "D3", "D2"]


def test_roles_and_what_newer_versions_wrote(store: DeckStore) -> None:
    path = store.path_of("Dragons")
    sidecar(path).write_text(json.dumps({"tags": ["a", 5], "roles": {"x": [1, "2"]}, "cover": 7}), "utf-8")
    assert load_info(path) == DeckInfo(("a",), {"x": (1,)}, "", {"cover": 7})
    store.set_roles(path, {"starter": [5, 6], "brick": ()})
    info = store.info(path)
    assert info.roles == {"starter": (5, 6), "brick": ()}
    assert (info.tags, info.unknown) == (("a",), {"cover": 7})
    store.set_info(path, DeckInfo())
    assert not sidecar(path).exists()
    sidecar(path).write_text("{", "utf-8")
    assert store.info(path) == DeckInfo()


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", ["Dragons", "Magicians", "Café"]),
        ("name:drag", ["Dragons"]),
        ("cafe", ["Café"]),
        ("folder:OLD", ["Magicians", "Café"]),
        ("tag:fun", ["Magicians"]),
        ("fun folder:old", ["Magicians"]),
        ("tag:old", []),
        ('folder:"very old"', ["Café"]),
        ("card:magician", ["Magicians"]),
        ("黑魔导", ["Magicians"]),
        ("99999998", ["Magicians"]),
        ("name:magicians", ["Magicians"]),
        ("nothing", []),
        ('"', ["Dragons", "Magicians", "Café"]),
    ],
)
def test_search(store: DeckStore, query: str, found: list[str]) -> None:
    assert [deck.name for deck in store.search(query, library())] == found


def test_search_notices_changed_files(store: DeckStore) -> None:
    assert store.search("card:kuriboh", library()) == ()
    kuriboh = library().pool.named("Kuriboh").code
    store.save(Deck("", (*plain_deck(), kuriboh)), store.path_of("Dragons"))
    assert [deck.name for deck in store.search("card:kuriboh", library())] == ["Dragons"]
    store.path_of("Dragons").write_bytes(b"\x00")
    assert store.search("card:kuriboh", library()) == ()


def test_recent(store: DeckStore) -> None:
    for deck in store.decks():
        store.mark_used(deck.path)
    store.mark_used(store.path_of("Dragons"))
    assert [deck.name for deck in store.recent()] == ["Dragons", "Café", "Magicians"]
    store.delete(store.path_of("Café", "Old/Very old"))
    assert [deck.name for deck in store.recent()] == ["Dragons", "Magicians"]
    (store.root / ".ketto" / "recent.json").write_text('{"decks": ["../../x.ydk", 5]}', "utf-8")
    assert store.recent() == ()


@pytest.mark.parametrize("place", ["../x.ydk", "a/../../x.ydk", "", "."])
def test_nothing_outside_of_the_root_is_touched(store: DeckStore, place: str) -> None:
    outside = store.root.parent / "x.ydk"
    outside.write_text("5\n", "utf-8")
    for act in (store.delete, store.duplicate, store.mark_used, store.info):
        with pytest.raises(FileError, match="not in the deck folder"):
            act(store.root / place)
    with pytest.raises(FileError, match="not in the deck folder"):
        store.path_of("x", "../..")
    assert outside.read_text("utf-8") == "5\n"


def test_a_deck_that_is_gone(store: DeckStore) -> None:
    for act in (store.delete, store.duplicate):
        with pytest.raises(FileError, match="There is no deck or folder"):
            act(store.path_of("None"))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "empty"),
        (" . ", "empty"),
        ("a/b", "cannot hold /"),
        ("a\\b", "cannot hold"),
        ("a\nb", "a control character"),
        ("a?", r"cannot hold \?"),
        (".hidden", "begin or end with a dot"),
        ("end.", "begin or end with a dot"),
        ("NUL", "Windows keeps"),
        ("com1.x", "Windows keeps"),
        ("\ud800", "a control character"),
        ("x" * 101, "longer than 100"),
        ("遊" * 70, "longer than"),
    ],
)
def test_names_no_system_takes(name: str, words: str) -> None:
    with pytest.raises(FileError, match=words):
        checked_name(name)


@given(st.text(max_size=120))
def test_every_other_name_works(tmp_path_factory: pytest.TempPathFactory, name: str) -> None:
    try:
        clean = checked_name(name)
    except FileError:
        return
    store = DeckStore(tmp_path_factory.mktemp("names"))
    deck = store.save_new(Deck("", (5,)), name)
    assert deck.name == clean
    assert [each.name for each in store.decks()] == [clean]


@pytest.mark.parametrize("name", ["決闘 デッキ", "😀 deck", "Ünïcode", "two  spaces", "v1.2"])
def test_names_of_all_the_world(store: DeckStore, name: str) -> None:
    path = store.save_new(Deck("", (5,)), name, "Old").path
    assert path is not None
    assert store.duplicate(path).stem == f"{name} (2)"
    folder = store.new_folder(name)
    store.delete(folder)
    store.new_folder(name)
    assert store.restore().name == f"{name} (2)"
    assert free_path(folder).name == f"{name} (3)"


def test_folders_are_nested_only_so_deep(store: DeckStore) -> None:
    parent = ""
    for depth in range(deck_store.MAX_DEPTH):
        parent = store.new_folder(f"f{depth}", parent).relative_to(store.root).as_posix()
    with pytest.raises(FileError, match="nested 8 deep"):
        store.new_folder("x", parent)
    store.save_new(Deck("", (5,)), "deep", parent)
    assert "deep" in [deck.name for deck in store.decks()]
