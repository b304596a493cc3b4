"""The rulebook as data: reading, languages, cards, search, damaged files."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from app.data.errors import RulebookError
from app.data.library import CardLibrary
from app.data.paths import resources_dir
from app.data.rulebook import (
    RULES,
    WORDS,
    CardIndex,
    Entry,
    NamedCard,
    Rulebook,
    ids_in,
    load_card_index,
    load_rulebook,
    read_entries,
    read_translation,
    rulebook,
)
from app.data.rulebook_search import EntriesByCard, RulebookSearch, entries_by_card, original
from app.engine import terms

FOLDER = resources_dir() / "rulebook"
STARDUST = 44508094
ENTRY = """- id: XYZ-901
  rule: "A rule."
  era: all
  given: "A thing."
  when: "It happens."
  then: "So it is."
  cards:
    - {name: "Dark Magician", passcode: 46986414}
"""


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return rulebook()


@pytest.fixture(scope="module")
def search(book: Rulebook, library: CardLibrary) -> RulebookSearch:
    return RulebookSearch(book, library)


def ids(entries: list[Entry]) -> list[str]:
    return [entry.id for entry in entries]


# --- the whole of it ----------------------------------------------------------------------------------


def test_every_entry_is_read_and_whole(book: Rulebook, library: CardLibrary) -> None:
    assert book.problems == ()
    assert len(book) == 1452
    assert max(Counter(entry.id for entry in book.entries).values()) == 1
    for entry in book.entries:
        assert entry.id.startswith(f"{entry.area}-")
        assert entry.era in ("all", "mr3", "mr4")
        assert entry.eras == tuple(sorted(set(entry.eras))), entry.id
        assert entry.era == "all" or entry.era in entry.eras, entry.id
        assert all(entry.texts()[:4]), entry.id
        for card in entry.cards:
            assert library.data(card.code) is not None, (entry.id, card)
            assert library.name(card.code) == card.name, entry.id


def test_parts_and_areas_in_file_order(book: Rulebook) -> None:
    areas = book.areas()
    assert list(areas) == ["basics", "battle", "effects", "summoning"]
    assert list(areas["battle"]) == ["TURN", "PH", "BP", "RPL", "DS", "DMG", "BDES"]
    assert areas["effects"]["CHN"] == sum(entry.area == "CHN" for entry in book.entries)
    assert sum(sum(part.values()) for part in areas.values()) == len(book)


def test_the_index_agrees_with_the_entries(book: Rulebook) -> None:
    index = load_card_index(FOLDER)
    assert index.cards == {entry.id: [card.code for card in entry.cards] for entry in book.entries}


def test_every_reason_of_the_engine_has_an_entry(book: Rulebook) -> None:
    reasons = [value for value in vars(terms).values() if isinstance(value, terms.Reason)]
    assert len(reasons) > 20
    assert [reason for reason in reasons if reason.rule not in book] == []


@pytest.mark.parametrize("part", ["basics", "battle", "effects", "summoning"])
def test_chinese_has_every_sentence(part: str) -> None:
    english = {entry.id: entry for entry in read_entries(FOLDER / f"{part}.yaml")}
    chinese = read_translation(FOLDER / "zh_CN" / f"{part}.json")
    assert list(chinese) == list(english)
    for name, words in chinese.items():
        wanted = {key for key in WORDS if getattr(english[name], key)}
        assert set(words) == wanted, name


def test_words_in_another_language(book: Rulebook) -> None:
    english, chinese = book.entry("CHN-012"), book.entry("CHN-012", "zh_CN")
    assert english is not None
    assert chinese is not None
    assert "连锁" in chinese.rule
    assert (chinese.cards, chinese.era, chinese.part) == (english.cards, english.era, "effects")
    assert book.entry("CHN-012", "ja") == english
    assert book.entry("CHN-999") is None


# --- cards --------------------------------------------------------------------------------------------


def test_entries_by_card(book: Rulebook, library: CardLibrary) -> None:
    found = entries_by_card(library).naming(STARDUST)
    assert found == tuple(
        entry.id for entry in book.entries if STARDUST in [card.code for card in entry.cards]
    )
    assert len(found) > 10
    assert entries_by_card(library) is entries_by_card(library)
    assert entries_by_card(library).naming(0) == ()


def test_another_art_has_the_entries_of_its_card(library: CardLibrary) -> None:
    magician, other_art = 46986414, 36996508
    assert original(library, other_art) == magician
    index = CardIndex({"A-001": [magician], "A-002": [other_art, magician], "A-003": [STARDUST]})
    by_card = EntriesByCard(library, index)
    assert by_card.naming(magician) == by_card.naming(other_art) == ("A-001", "A-002")


def test_a_card_treated_as_another_stays_itself(library: CardLibrary) -> None:
    harpie_lady, harpie_lady_1 = 76812113, 91932350
    assert original(library, harpie_lady_1) == harpie_lady_1
    by_card = EntriesByCard(library, CardIndex({"A-001": [harpie_lady], "A-002": [harpie_lady_1]}))
    assert by_card.naming(harpie_lady) == ("A-001",)
    assert by_card.naming(harpie_lady_1) == ("A-002",)


# --- search -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("query", ["CHN-012", "chn-012", "chn 012", "chn012", "ＣＨＮ－０１２"])
def test_an_id_is_found_however_it_is_written(search: RulebookSearch, query: str) -> None:
    assert ids(search.find(query))[0] == "CHN-012"


@pytest.mark.parametrize(
    "query", ["stardust drag", "STARDUST DRAGON", "星尘龙", "スターダスト・ドラゴン", "44508094"]
)
def test_card_names_are_found_in_every_language(
    search: RulebookSearch, library: CardLibrary, query: str
) -> None:
    assert set(entries_by_card(library).naming(STARDUST)) <= set(ids(search.find(query)))


def test_all_words_must_be_there_and_the_rule_comes_first(search: RulebookSearch) -> None:
    found = search.find("miss timing")
    assert found
    in_rule = ["miss" in entry.rule.lower() and "timing" in entry.rule.lower() for entry in found]
    assert in_rule == sorted(in_rule, reverse=True)
    assert in_rule[0]


def test_a_word_is_found_in_its_other_forms(search: RulebookSearch) -> None:
    missing = search.find("missing the timing")
    assert missing
    assert missing[0].area == "TIM"
    assert set(ids(search.find("chained attacks"))) == set(ids(search.find("chain attack")))


def test_words_nobody_wrote_are_forgiven_up_to_half(search: RulebookSearch) -> None:
    assert search.find("miss timing zzzz") == search.find("miss timing")
    assert search.find("miss zzzz") == search.find("miss")
    assert search.find("miss yyyy zzzz") == []


def test_chinese_words_are_found_within_sentences(search: RulebookSearch, book: Rulebook) -> None:
    found = ids(search.find("错过时点"))
    assert found
    for name in found[:5]:
        entry = book.entry(name, "zh_CN")
        assert entry is not None
        assert "错过时点" in "".join(entry.texts())


def test_signs_alone_find_everything(search: RulebookSearch, book: Rulebook) -> None:
    assert search.find(" - ! ") == list(book.entries)
    assert search.find("x" * 5000) == []


def test_area_era_and_within(search: RulebookSearch, book: Rulebook) -> None:
    chains = search.find(area="CHN")
    assert {entry.area for entry in chains} == {"CHN"}
    for era in RULES:
        found = search.find(era=era)
        assert found == [entry for entry in book.entries if era in entry.eras]
        assert 1000 < len(found) < len(book)
    assert len(search.find(era="")) == len(book)
    assert ids(search.find(within=["TIM-001", "CHN-012", "NONE-001"])) == ["TIM-001", "CHN-012"]
    assert search.find(within=[]) == []


def test_accents_make_no_difference(library: CardLibrary) -> None:
    entry = Entry("A-001", "A", "A déjà vu.", "all", "g", "w", "t", cards=(NamedCard("Ōkami", 5),))
    found = RulebookSearch(Rulebook([entry, replace(entry, id="A-002", rule="x", cards=())]), library)
    assert ids(found.find("deja")) == ids(found.find("okami")) == ["A-001"]


def test_ids_in_a_text() -> None:
    assert ids_in("No zone. (ZONE-001)\nOnce. (OPT-001), (ZONE-001)") == ("ZONE-001", "OPT-001")
    assert ids_in("该区域没有空位。（ZONE-001）") == ("ZONE-001",)
    assert ids_in("My deck ABC-123 is saved.") == ()
    assert ids_in("") == ()


# --- damaged files ------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.yaml").write_text(ENTRY, encoding="utf-8")
    (tmp_path / "zh_CN").mkdir()
    return tmp_path


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('- id: A\n  rule: "x" y\n', "line 2: the rulebook file is damaged"),
        ("a: b", "is no list of entries"),
        ("\x00", "cannot be read"),
        ("- rule: x", "entry 1 has no id"),
        ("- 5", "entry 1 has no id"),
        ("!!python/object/apply:os.getcwd []", "the rulebook file is damaged"),
        (ENTRY.replace("901", "902").replace("era: all", "era: mr9"), "the era 'mr9' of XYZ-902"),
        (ENTRY.replace("901", "902").replace("passcode: 46986414", "passcode: x"), "a card of XYZ-902"),
        (ENTRY.replace("901", "902").replace("  when: ", "  whom: "), "'when' of XYZ-902 is missing"),
        (ENTRY.replace("901", "902") + "  eras: [mr9]\n", "'eras' of XYZ-902"),
        (ENTRY.replace("901", "902") + "  eras: []\n", "'eras' of XYZ-902"),
        (ENTRY.replace("901", "902") + "  since2020: 5\n", "'since2020' of XYZ-902"),
        (ENTRY, "two entries XYZ-901"),
    ],
)
def test_a_damaged_file_is_told_and_the_others_are_read(folder: Path, text: str, said: str) -> None:
    path = folder / "b.yaml"
    path.write_text(text, encoding="utf-8")
    book = load_rulebook(folder)
    assert [entry.id for entry in book.entries] == ["XYZ-901"]
    assert len(book.problems) == 1
    assert str(path) in book.problems[0]
    assert said in book.problems[0]
    assert book.problems[0].endswith(".")


def test_eras_follow_from_the_era_or_are_listed(folder: Path) -> None:
    texts = [ENTRY.replace("901", f"91{n}") for n in range(3)]
    texts[1] = texts[1].replace("era: all", "era: mr4")
    texts[2] = texts[1].replace("911", "912") + '  eras: [mr4, mr5]\n  since2020: "More."\n'
    (folder / "b.yaml").write_text("".join(texts), encoding="utf-8")
    book = load_rulebook(folder)
    assert book.problems == ()
    entries = [entry for entry in book.entries if entry.part == "b"]
    assert [entry.eras for entry in entries] == [RULES, ("mr4",), ("mr4", "mr5")]
    assert entries[2].since2020 == "More."


def test_one_damaged_entry_leaves_the_others_of_its_file(folder: Path) -> None:
    path = folder / "a.yaml"
    path.write_text("- id: XYZ-900\n" + ENTRY, encoding="utf-8")
    assert ids(list(load_rulebook(folder).entries)) == ["XYZ-901"]
    with pytest.raises(RulebookError, match="'rule' of XYZ-900 is missing"):
        read_entries(path)


@pytest.mark.parametrize("text", ["{", "[]", '{"XYZ-901": 5}', '{"XYZ-901": {"rule": 5}}'])
def test_a_damaged_translation_leaves_english(folder: Path, text: str) -> None:
    path = folder / "zh_CN" / "a.json"
    path.write_text(text, encoding="utf-8")
    book = load_rulebook(folder)
    assert book.entry("XYZ-901", "zh_CN") == book.entry("XYZ-901")
    assert len(book.problems) == 1
    assert str(path) in book.problems[0]


def test_a_missing_sentence_is_english(folder: Path) -> None:
    words = {"XYZ-901": {"rule": "规则。", "given": ""}, "XYZ-999": {"rule": "没有。"}}
    (folder / "zh_CN" / "a.json").write_text(json.dumps(words), encoding="utf-8")
    book = load_rulebook(folder)
    found = book.entry("XYZ-901", "zh_CN")
    assert book.problems == ()
    assert found is not None
    assert (found.rule, found.given) == ("规则。", "A thing.")


def test_bytes_that_are_no_text(folder: Path) -> None:
    (folder / "a.yaml").write_bytes(b"\xff\xfe\x00")
    (folder / "zh_CN" / "a.json").write_bytes(b"\xff")
    book = load_rulebook(folder)
    assert len(book) == 0
    assert len(book.problems) == 2
    assert load_card_index(folder).cards == {}


def test_a_missing_folder_is_told(tmp_path: Path) -> None:
    shutil.rmtree(tmp_path)
    book = load_rulebook(tmp_path)
    assert len(book) == 0
    assert "install Ketto again" in book.problems[0]
