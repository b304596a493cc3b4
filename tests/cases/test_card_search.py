"""Cases about the card catalogue and its search (83, 106, 122 to 124)."""

from pathlib import Path

import pytest

from app.data.carddb import find_sources, open_catalog
from app.data.carddb.strings_conf import load_setnames
from app.data.type_words import RACE_WORDS
from tests.data.card_folder import DARK_MAGICIAN, DARK_MAGICIAN_ART, UNKNOWN_ATK, WYVERN, write_folder
from tests.data.played import library

VEILER, CALCULATOR = 97268402, 51196174


@pytest.mark.parametrize("number", [DARK_MAGICIAN, DARK_MAGICIAN_ART])
def test_case_83_search_treats_both_artworks_as_one_card(tmp_path: Path, number: int) -> None:
    catalog = open_catalog(library(), (), (), tmp_path)
    assert set(catalog.search(f"id:{number}").codes) == {DARK_MAGICIAN, DARK_MAGICIAN_ART}
    assert catalog.search("name:dark-magician id:46986414 limit:1", limits={DARK_MAGICIAN: 1}).total == 2
    assert catalog.original(number) == DARK_MAGICIAN
    assert [code for code in catalog.search('"dark magician"').codes if code == DARK_MAGICIAN_ART] == []
    catalog.close()


def test_case_106_a_last_line_without_an_end(tmp_path: Path) -> None:
    path = tmp_path / "strings.conf"
    path.write_bytes(b"!setname 0x1 First\r\n!setname 0x2 Last")
    assert load_setnames([path]) == ({1: ["First"], 2: ["Last"]}, [])


def test_case_122_zero_and_question_mark(tmp_path: Path) -> None:
    catalog = open_catalog(library(), (), (), tmp_path)
    assert VEILER in catalog.search("atk=0 def=0").codes
    assert CALCULATOR in catalog.search("atk=?").codes
    assert CALCULATOR not in catalog.search("atk=0").codes
    zero = [card.code for card in library().pool if card.left_scale == 0 and card.type & 0x1000000]
    assert set(zero) == set(catalog.search("scale=0").codes)
    catalog.close()


def test_case_123_any_is_no_filter(tmp_path: Path) -> None:
    catalog = open_catalog(library(), (), (), tmp_path)
    assert catalog.search("kind:monster race:").codes == catalog.search("kind:monster").codes
    for bit, (english, japanese, chinese) in RACE_WORDS.items():
        own = {card.code for card in library().pool if card.race == bit and not card.type & 0x4000}
        for word in (english.lower().replace(" ", "-"), japanese, chinese):
            assert set(catalog.search(f"race:{word} art:all").codes) == own, word
    catalog.close()


def test_case_124_names_of_folders_in_any_script(tmp_path: Path) -> None:
    folder = tmp_path / "遊戯王 プログラム é 卡" / "game #1 50%"
    folder.mkdir(parents=True)
    sources = find_sources(write_folder(folder))
    catalog = open_catalog(library(), sources.databases, sources.strings, folder / "キャッシュ")
    assert catalog.problems == ()
    assert WYVERN in catalog
    assert UNKNOWN_ATK in catalog.search("atk=?").codes
    catalog.close()
