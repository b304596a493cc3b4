"""The card catalogue: whose facts win, languages, alternate artworks, the cache file."""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from app.data.carddb import (
    STEPS,
    Catalog,
    find_all,
    find_decks,
    find_sources,
    known_library,
    open_catalog,
    open_user_catalog,
    share_last,
)
from app.data.carddb.languages import folder_language, text_language
from app.data.library import CardLibrary, load_library
from app.data.settings import Settings, load_settings, save_settings
from app.engine import constants as c
from app.engine.carddata import CardPool
from tests.data import card_folder as made
from tests.data.card_folder import write_cdb, write_folder


@pytest.fixture(scope="module")
def own() -> CardLibrary:
    return load_library()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_folder(tmp_path_factory.mktemp("game"))


@pytest.fixture(scope="module")
def catalog(own: CardLibrary, folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalog]:
    sources = find_sources(folder)
    catalog = open_catalog(own, sources.databases, sources.strings, tmp_path_factory.mktemp("cache"))
    yield catalog
    catalog.close()


@pytest.fixture
def library(catalog: Catalog) -> CardLibrary:
    library = load_library()
    catalog.share_with(library)
    return library


# --- finding the files ---------------------------------------------------------------------------


def test_an_edopro_folder(folder: Path) -> None:
    found = find_sources(folder)
    japanese = folder / "config" / "languages" / "日本語" / "cards.cdb"
    assert found.databases == (folder / "cards.cdb", japanese)
    assert found.strings == (folder / "config" / "strings.conf",)
    assert found.banlists == (folder / "lflists" / "OCG.lflist.conf",)
    assert found.pics == (folder / "expansions" / "pics", folder / "pics")
    assert found.decks == (folder / "deck",)


def test_repositories_and_expansions_win_in_order(tmp_path: Path) -> None:
    for name in ("repositories/b", "repositories/a/lflists", "expansions/set", ".git", "elsewhere/deep"):
        (tmp_path / name).mkdir(parents=True)
    for name in (
        "cards.cdb",
        "repositories/a/cards.cdb",
        "repositories/b/Extra.CDB",
        "expansions/z.cdb",
        "expansions/a.ypk",
        "expansions/set/s.cdb",
        "elsewhere/deep/no.cdb",
        "notes.zip",
        "lflist.conf",
        "expansions/lflist.conf",
        "repositories/a/lflists/x.conf",
        "expansions/strings.conf",
    ):
        (tmp_path / name).write_bytes(b"")
    found = find_sources(tmp_path)
    assert [path.relative_to(tmp_path).as_posix() for path in found.databases] == [
        "cards.cdb",
        "repositories/a/cards.cdb",
        "repositories/b/Extra.CDB",
        "expansions/a.ypk",
        "expansions/z.cdb",
        "expansions/set/s.cdb",
    ]
    assert [path.relative_to(tmp_path).as_posix() for path in found.banlists] == [
        "lflist.conf",
        "expansions/lflist.conf",
        "repositories/a/lflists/x.conf",
    ]
    assert found.strings == (tmp_path / "expansions" / "strings.conf", tmp_path / "expansions" / "a.ypk")


def test_no_folder_no_sources(tmp_path: Path) -> None:
    assert not find_sources(tmp_path / "missing")
    assert not find_sources(tmp_path)
    (tmp_path / "file").write_bytes(b"")
    assert not find_all([tmp_path / "file", "\0"])


def test_decks_are_found_in_categories(tmp_path: Path) -> None:
    for name in (
        "B.ydk",
        "a.YDK",
        "notes.txt",
        "Old/C.ydk",
        "Old/Deep/D.ydk",
        ".hidden/E.ydk",
        "1/2/3/4/F.ydk",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("#main", encoding="utf-8")
    found = [(path.name, place) for path, place in find_decks(tmp_path)]
    assert found == [("a.YDK", ""), ("B.ydk", ""), ("C.ydk", "Old"), ("D.ydk", "Old/Deep")]
    assert list(find_decks(tmp_path / "missing")) == []
    assert find_sources(tmp_path).decks == (tmp_path,), "a folder of decks alone"
    (tmp_path / "deck").mkdir()
    assert find_sources(tmp_path).decks == (tmp_path / "deck",)


def test_pictures_of_the_later_folder_win(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "pics").mkdir()
    assert find_all([folder, str(tmp_path)]).pics[0] == tmp_path / "pics"


# --- whose facts ---------------------------------------------------------------------------------


def test_own_facts_win_and_the_database_adds_what_they_lack(catalog: Catalog) -> None:
    card = catalog.card(made.DARK_MAGICIAN)
    assert card is not None
    assert (card.attack, card.name(), card.source, card.scripted) == (2500, "Dark Magician", "Ketto", True)
    assert (card.scope, 0x10A2 in card.setcodes) == (3, True)


def test_a_card_of_the_database(catalog: Catalog) -> None:
    card = catalog.card(made.WYVERN)
    assert card is not None
    assert (card.attack, card.defense, card.level, card.race) == (1900, 1400, 4, c.RACE_DRAGON)
    assert (card.scripted, card.source, card.archetypes) == (False, "cards.cdb", ("Blue-Scaled",))
    assert dict(card.names) == {"en": "Blue-Scaled Wyvern", "ja": "青鱗のワイバーン"}
    assert card.text("ja") == "カードを１枚ドローする。"
    assert card.text("zh_CN") == card.text("en") == "Draw 1 card. Blazing winds obey."
    assert card.effects == ("draw",)
    assert catalog.name(made.WYVERN, "ja") == "青鱗のワイバーン"
    assert catalog.name(12) == "#12"
    assert catalog.card(12) is None
    assert made.WYVERN in catalog
    assert 12 not in catalog


def test_later_databases_win(own: CardLibrary, tmp_path: Path) -> None:
    first = write_cdb(tmp_path / "a.cdb", {"id": made.WYVERN, "type": made.MONSTER, "atk": 1, "desc": "Old."})
    later = write_cdb(tmp_path / "b.cdb", {"id": made.WYVERN, "type": made.MONSTER, "atk": 2})
    chinese = {
        "id": made.WYVERN,
        "type": made.MONSTER,
        "name": "青鳞翼龙",
        "desc": "抽一张卡。这张卡攻击。",
        "atk": 3,
    }
    last = write_cdb(tmp_path / "c.cdb", chinese)
    for order, attack in (((first, later), 2), ((later, first), 1), ((first, later, last), 3)):
        catalog = open_catalog(own, order, (), tmp_path / "cache")
        card = catalog.card(made.WYVERN)
        assert card is not None
        assert card.attack == attack
        assert card.names["en"] == f"Card {made.WYVERN}"
        assert card.names.get("zh_CN") == ("青鳞翼龙" if last in order else None)
        catalog.close()


def test_a_language_folder_translates_only(own: CardLibrary, tmp_path: Path) -> None:
    folder = tmp_path / "languages" / "Deutsch"
    folder.mkdir(parents=True)
    base = write_cdb(tmp_path / "a.cdb", {"id": made.WYVERN, "type": made.MONSTER, "atk": 1})
    german = write_cdb(folder / "x.cdb", {"id": made.WYVERN, "type": made.MONSTER, "atk": 2, "name": "Größe"})
    catalog = open_catalog(own, (base, german), (), tmp_path / "cache")
    card = catalog.card(made.WYVERN)
    assert card is not None
    assert (card.attack, card.names["de"]) == (1, "Größe")
    assert catalog.languages() == ["de", "en", "ja", "zh_CN"]
    assert catalog.search("grosse").codes == (made.WYVERN,)
    catalog.close()


def test_languages_by_their_letters() -> None:
    assert text_language("Draw 1 card.") == "en"
    assert text_language("自分はデッキから１枚ドローする。") == "ja"
    assert text_language("自己从卡组抽1张卡。这个效果发动。") == "zh_CN"
    assert text_language("自己從牌組抽1張卡。這個效果發動。") == "zh_TW"
    assert text_language("자신은 덱에서 1장 드로우한다.") == "ko"
    assert folder_language("English") == "en"
    assert folder_language("Klingon") == "klingon"


# --- alternate artworks --------------------------------------------------------------------------


@pytest.mark.parametrize("code", [made.DARK_MAGICIAN_ART, made.NEAR_ART])
def test_another_artwork_is_the_same_card(catalog: Catalog, library: CardLibrary, code: int) -> None:
    card = catalog.card(code)
    assert card is not None
    assert (card.alternate, card.alias, card.attack, card.name()) == (
        True,
        made.DARK_MAGICIAN,
        2500,
        "Dark Magician",
    )
    assert catalog.original(code) == made.DARK_MAGICIAN
    assert library.pool.data(code).alias == made.DARK_MAGICIAN
    assert library.name(code, "ja") == library.name(made.DARK_MAGICIAN, "ja")
    assert library.pool.is_playable(code)


def test_an_artwork_of_a_scripted_card_has_its_script(own: CardLibrary, tmp_path: Path) -> None:
    row = {
        "id": 44095762 + 1,
        "alias": 44095762,
        "type": c.TYPE_TRAP,
        "name": "聖なるバリア －ミラーフォース－",
    }
    catalog = open_catalog(own, [write_cdb(tmp_path / "a.cdb", row)], (), tmp_path / "cache")
    library = load_library()
    catalog.share_with(library)
    assert library.pool.script(44095763) is library.pool.script(44095762)
    assert library.text(44095763) == library.text(44095762)
    card = catalog.card(44095763)
    assert card is not None
    assert card.scripted
    catalog.close()


def test_always_treated_as_is_a_card_of_its_own(catalog: Catalog, library: CardLibrary) -> None:
    card = catalog.card(made.TREATED_AS)
    assert card is not None
    assert (card.alternate, card.alias, card.name()) == (False, made.HARPIE_LADY, "Harpie of Tests")
    assert catalog.original(made.TREATED_AS) == made.TREATED_AS
    assert not library.pool.is_playable(made.TREATED_AS)
    assert catalog.search("harpie of tests").codes == (made.TREATED_AS,)


def test_artworks_are_found_on_demand_and_by_their_number(catalog: Catalog) -> None:
    assert catalog.search("name:scaled-wyvern").codes == (made.WYVERN,)
    assert set(catalog.search("name:scaled-wyvern art:all").codes) == {made.WYVERN, made.ART_OF_WYVERN}
    assert catalog.search("name:scaled-wyvern art:alternate").codes == (made.ART_OF_WYVERN,)
    both = {made.DARK_MAGICIAN, made.DARK_MAGICIAN_ART, made.NEAR_ART}
    for number in (made.DARK_MAGICIAN_ART, made.DARK_MAGICIAN):
        assert set(catalog.search(f"id:{number}").codes) == both
        assert both <= set(catalog.search(f"{number}").codes)


def test_the_same_name_in_the_database_is_another_artwork_too(own: CardLibrary, tmp_path: Path) -> None:
    rows: tuple[dict[str, Any], ...] = (
        {"id": made.DARK_MAGICIAN, "type": made.MONSTER, "name": "黑魔术师"},
        {"id": 5_000_000, "alias": made.DARK_MAGICIAN, "type": made.MONSTER, "name": "黑魔术师"},
        {
            "id": 6_000_000,
            "alias": made.DARK_MAGICIAN,
            "type": made.MONSTER | c.TYPE_TOKEN,
            "name": "黑魔术师",
        },
        {"id": 7_000_000, "alias": 7_000_001, "type": made.MONSTER, "name": "无原型"},
    )
    catalog = open_catalog(own, [write_cdb(tmp_path / "a.cdb", *rows)], (), tmp_path / "cache")
    found = [card.alternate for row in rows if (card := catalog.card(row["id"])) is not None]
    assert found == [False, True, False, False]
    catalog.close()


# --- the library ---------------------------------------------------------------------------------


def test_imported_cards_are_known_everywhere(library: CardLibrary, own: CardLibrary) -> None:
    assert library.name(made.WYVERN) == "Blue-Scaled Wyvern"
    assert library.name(made.WYVERN, "ja") == "青鱗のワイバーン"
    assert library.name(made.WYVERN, "zh_CN") == "Blue-Scaled Wyvern"
    assert library.type_line(made.WYVERN) == "Dragon / Tuner / Effect"
    assert library.text(made.WYVERN, "ja") == "カードを１枚ドローする。"
    assert library.text(made.VANILLA) == "A calm rider."
    assert not library.pool.is_playable(made.WYVERN)
    assert library.pool.is_playable(made.VANILLA)
    link = library.pool.data(made.LINK)
    assert link.markers == c.LINK_TOP | c.LINK_BOTTOM_LEFT
    assert library.pool.data(made.PENDULUM).left_scale == 1
    assert library.pool.data(made.PENDULUM).right_scale == 8
    assert library.pool.data(made.WYVERN).archetypes == ("Blue-Scaled",)
    assert made.WYVERN not in own.pool
    assert made.DARK_MAGICIAN not in library.imported


def test_own_names_stay_the_cards_of_their_names(own: CardLibrary, tmp_path: Path) -> None:
    row = {"id": 5, "type": c.TYPE_MONSTER | c.TYPE_NORMAL, "name": "Dark Magician"}
    catalog = open_catalog(own, [write_cdb(tmp_path / "a.cdb", row)], (), tmp_path / "cache")
    library = load_library()
    catalog.share_with(library)
    assert library.pool.named("Dark Magician").code == made.DARK_MAGICIAN
    assert library.pool.named("dark magician") == own.pool.named("Dark Magician")
    assert catalog.named("ＤＡＲＫ－ｍａｇｉｃｉａｎ") == [5, made.DARK_MAGICIAN, made.DARK_MAGICIAN_ART]
    catalog.close()


def test_sharing_again_replaces_and_a_pool_in_use_stays(catalog: Catalog) -> None:
    library = load_library()
    before = library.pool
    catalog.share_with(library)
    running = library.pool
    catalog.share_with(library)
    assert library.imported
    library.import_cards(())
    assert library.pool is before
    assert made.WYVERN in running
    assert library.name(made.WYVERN) == f"#{made.WYVERN}"


# --- the cache file ------------------------------------------------------------------------------


def _files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_the_file_is_built_once_and_again_when_a_source_changes(own: CardLibrary, tmp_path: Path) -> None:
    source = write_cdb(tmp_path / "a.cdb", {"id": made.WYVERN, "type": made.MONSTER})
    cache = tmp_path / "cache"
    heard: list[tuple[int, int]] = []

    def opened() -> list[str]:
        heard.clear()
        open_catalog(own, [source], (), cache, lambda done, total: heard.append((done, total))).close()
        return _files(cache)

    first = opened()
    assert len(heard) > 3
    assert heard == sorted(heard)
    assert heard[-1] == (STEPS, STEPS)
    assert opened() == first
    assert heard == [(STEPS, STEPS)]
    source.unlink()
    write_cdb(source, {"id": made.WYVERN, "type": made.MONSTER}, {"id": made.VANILLA, "type": made.MONSTER})
    os.utime(source, ns=(1, 1))
    second = opened()
    assert second != first
    assert len(second) == 1
    assert len(heard) > 3


def test_giving_up_leaves_nothing_behind(own: CardLibrary, tmp_path: Path) -> None:
    class GivenUp(Exception):
        pass

    def progress(done: int, total: int) -> None:
        if done > total // 2:
            raise GivenUp

    with pytest.raises(GivenUp):
        open_catalog(own, (), (), tmp_path / "cache", progress)
    assert _files(tmp_path / "cache") == []


@pytest.mark.parametrize("damage", ["empty", "half", "noise", "foreign"])
def test_a_damaged_file_is_built_again(own: CardLibrary, tmp_path: Path, damage: str) -> None:
    cache = tmp_path / "cache"
    open_catalog(own, (), (), cache).close()
    path = next(cache.iterdir())
    content = path.read_bytes()
    path.write_bytes(
        {
            "empty": b"",
            "half": content[: len(content) // 2],
            "noise": content[:3000] + bytes(range(256)) * 300 + content[80_000:],
            "foreign": b"hello" * 1000,
        }[damage]
    )
    catalog = open_catalog(own, (), (), cache)
    assert catalog.search('"Dark Magician"').total >= 1
    assert catalog.card(made.DARK_MAGICIAN) is not None
    catalog.close()


def test_damage_found_while_searching_is_mended(own: CardLibrary, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    catalog = open_catalog(own, (), (), cache)
    everything = catalog.search("destroy").codes
    catalog.close()
    path = next(cache.iterdir())

    def damaged() -> int:
        with closing(sqlite3.connect(path)) as connection:
            rows = connection.execute("SELECT count(*) FROM words_data WHERE block = x'ffffffff'").fetchall()
        return int(rows[0][0])

    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE words_data SET block = x'ffffffff' WHERE id > 10")
        connection.commit()
    assert damaged()
    catalog = open_catalog(own, (), (), cache)
    assert catalog.search("destroy").codes == everything
    assert not damaged()
    assert catalog.search("destroy").codes == everything
    catalog.close()


def test_where_no_file_can_be_written_it_works_in_memory(own: CardLibrary, tmp_path: Path) -> None:
    blocked = tmp_path / "cache"
    blocked.write_bytes(b"a file where the folder should be")
    catalog = open_catalog(own, (), (), blocked)
    assert catalog.search("dark magician", sort="relevance", count=1).codes == (made.DARK_MAGICIAN,)
    catalog.close()


def test_wrong_sources_are_named_and_left_out(own: CardLibrary, folder: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.cdb"
    bad.write_bytes(b"no database")
    catalog = open_catalog(
        own, [bad, folder / "cards.cdb", tmp_path / "gone.cdb"], [tmp_path / "gone.conf"], tmp_path / "cache"
    )
    assert made.WYVERN in catalog
    assert [name for name in ("bad.cdb", "gone.cdb", "gone.conf") if name in " ".join(catalog.problems)] == [
        "bad.cdb",
        "gone.cdb",
        "gone.conf",
    ]
    catalog.close()


def test_the_players_folders(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = Settings(card_folders=[str(folder)])
    path = tmp_path / "settings.json"
    save_settings(chosen, path)
    assert load_settings(path).card_folders == [str(folder)]
    library = load_library()
    share_last(library, chosen, tmp_path / "cache")
    assert not library.imported, "nothing was imported yet"
    catalog = open_user_catalog(library, chosen, None, tmp_path / "cache")
    assert not library.imported
    share_last(library, chosen, tmp_path / "cache")
    assert made.WYVERN in library.imported
    assert library.text(made.WYVERN) == "Draw 1 card. Blazing winds obey."
    monkeypatch.setattr("app.data.paths.cache_dir", lambda: tmp_path / "cache")
    assert known_library(chosen).imported == library.imported
    assert not known_library(Settings()).imported
    again = open_user_catalog(library, chosen, None, tmp_path / "cache")
    assert len(again) == len(catalog), "imported cards of the library are not taken for Ketto's own"
    assert len(_files(tmp_path / "cache")) == 1
    catalog.close()
    again.close()
    gone = Settings(card_folders=[str(folder), str(tmp_path / "unplugged")])
    again = open_user_catalog(library, gone, None, tmp_path / "cache")
    assert made.WYVERN in again
    assert "unplugged is not there" in again.problems[0]
    again.close()
    other = load_library()
    share_last(other, Settings(), tmp_path / "cache")
    assert not other.imported
    next((tmp_path / "cache").iterdir()).write_bytes(b"damaged")
    share_last(other, chosen, tmp_path / "cache")
    assert not other.imported


_values = st.one_of(
    st.integers(-(1 << 63), (1 << 63) - 1),
    st.integers(-5, 5),
    st.floats(allow_nan=False),
    st.text(max_size=5),
    st.binary(max_size=5),
    st.none(),
)
_keys = ("id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute", "category")
_rows = st.fixed_dictionaries(
    {
        "id": st.one_of(st.integers(1, 40), _values),
        "type": st.one_of(st.sampled_from([17, 33, 2, 4]), _values),
    },
    optional={key: _values for key in (*_keys[1:], "name", "desc") if key != "type"},
)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(_rows, max_size=12, unique_by=lambda row: repr(row["id"])))
def test_any_values_make_a_catalogue(tmp_path: Path, rows: list[dict[str, object]]) -> None:
    path, cache = tmp_path / "any.cdb", tmp_path / "cache"
    path.unlink(missing_ok=True)
    try:
        write_cdb(path, *rows)
    except sqlite3.Error:  # a primary key that SQLite itself refuses
        assume(False)
    library = CardLibrary(CardPool([], {}), {}, {})
    catalog = open_catalog(library, [path], (), cache)
    catalog.share_with(library)
    for code in catalog.search("art:all or kind:token or scope:hidden").codes:
        card = catalog.card(code)
        assert card is not None
        assert library.name(code) == card.name() != ""
        library.type_line(code)
        library.text(code, "ja")
        assert library.pool.is_playable(code) == card.scripted
    catalog.close()


@pytest.mark.parametrize("value", ["x", [1], ["x"] * 30, ["x" * 5000]])
def test_wrong_folders_in_the_settings(tmp_path: Path, value: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"card_folders": value}), encoding="utf-8")
    found = load_settings(path)
    assert found.card_folders == []
    assert "'card_folders' must be" in found.warnings[0]
