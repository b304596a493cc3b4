"""The words that players read: the rulebook's entries, and the Chinese names in rulebook and card texts."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from app.data.paths import resources_dir
from app.data.rulebook import RULES, WORDS, Entry, rulebook

RESOURCES: Final = resources_dir()
SCRIPTS: Final = Path(__file__).resolve().parents[2] / "app" / "cards"

#: Cards and archetypes that card texts name though no card of the pool has the name, by their Chinese name.
OUTSIDE: Final = {
    "NEX": "NEX",
    "万魔殿": "Pandemonium",
    "动力工具": "Power Tool",
    "千把刀": "Thousand Knives",
    "原始太阳 赫利俄斯": "Helios - The Primordial Sun",
    "变化": "Change",
    "圣兽 塞勒凯特": "Mystical Beast of Serket",
    "外星": "Alien",
    "多莉雅德的祈祷": "Doriado's Blessing",
    "妖刀－不知火": "Shiranui Spectralsword",
    "宝石骑士・红榴": "Gem-Knight Garnet",
    "摩天楼": "Skyscraper",
    "暗黑融合": "Dark Fusion",
    "机械天使的仪式": "Machine Angel Ritual",
    "极神": "Aesir",
    "死亡青蛙": "Des Frog",
    "混沌之黑魔术师": "Dark Magician of Chaos",
    "真龙皇": "True King",
    "神鹰女郎三姐妹": "Harpie Lady Sisters",
    "神鹰的狩猎场": "Harpies' Hunting Ground",
    "红色小工具": "Red Gadget",
    "绿色小工具": "Green Gadget",
    "黄色小工具": "Yellow Gadget",
    "编号6 先史遗产 亚特兰塔": "Number 6: Chronomaly Atlandis",
    "蛇神降临": "Rise of the Snake Deity",
    "传说的渔夫": "The Legendary Fisherman",
    "电子终极龙": "Cyber End Dragon",
    "邪恶－英雄 恶刃": "Evil HERO Malicious Edge",
    "魔玩具": "Frightfur",
    "黑・魔・导": "Dark Magic Attack",
    "黑混沌之魔术师": "Magician of Black Chaos",
    "剑斗兽 斗器猎斗": "Gladiator Beast Laquari",
}

#: What only those who make the program would say.
_WORKSHOP: Final = re.compile(
    r"EDOPro|YGOPro|simulator|\bengine\b|\bthe tests?\b|\btests?\b|\bsources?\b|\bmr[1-5]\b|\b00[0-3]\b"
    r"|validat|database|引擎|模拟器|测试|用例|来源|资料|出处|数据库|读取"
)
_QUOTED: Final = re.compile("「([^」]*)」")


@cache
def pool() -> list[dict[str, Any]]:
    """The facts of all cards."""
    files = [RESOURCES / "cards" / f"{name}.json" for name in ("monsters", "spells", "traps")]
    return [card for path in files for card in json.loads(path.read_text(encoding="utf-8"))]


@cache
def english_by_chinese() -> dict[str, set[str]]:
    """The English names of the pool by the Chinese ones."""
    found: dict[str, set[str]] = defaultdict(set)
    for card in pool():
        found[card["zh_CN"]].add(card["en"])
    return found


@cache
def archetypes() -> dict[str, list[str]]:
    """The Chinese names of an archetype's cards by its English name."""
    found: dict[str, list[str]] = defaultdict(list)
    for card in pool():
        for name in card.get("archetypes", ()):
            found[name].append(card["zh_CN"])
    return found


@cache
def card_texts() -> dict[str, dict[str, Any]]:
    """The Chinese texts of the cards by passcode, Tokens among them."""
    path = RESOURCES / "cards" / "text" / "zh_CN.json"
    texts: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return texts


@cache
def token_names() -> set[str]:
    """The Chinese names of the Tokens."""
    return {text["name"] for text in card_texts().values() if "name" in text}


@cache
def scripts() -> dict[str, str]:
    """The source of each card's script by passcode."""
    found = {}
    for path in SCRIPTS.glob("**/*.py"):
        source = path.read_text(encoding="utf-8")
        for code in re.findall(r"Script\(\s*(\d+),", source):
            found[code] = source
    return found


@cache
def raw_entries() -> dict[str, dict[str, Any]]:
    """The entries as they stand in the files, by id."""
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    files = sorted((RESOURCES / "rulebook").glob("*.yaml"))
    return {
        entry["id"]: entry
        for path in files
        for entry in yaml.load(path.read_text(encoding="utf-8"), Loader=loader)
    }


def entries(language: str = "en") -> list[Entry]:
    """All entries in the words of a language."""
    book = rulebook()
    found = [book.entry(entry.id, language) for entry in book.entries]
    return [entry for entry in found if entry is not None]


def example(entry: Entry) -> str:
    """What names the cards of an entry: all but its note."""
    return "\n".join((entry.rule, entry.given, entry.when, entry.then))


def is_listed(name: str, entry: Entry) -> bool:
    """Whether the entry's cards have this name, or one that it is a short form of."""
    return any(card.name == name or card.name.startswith(f"{name} ") for card in entry.cards)


# --- the rulebook -------------------------------------------------------------------------------------


def test_cards_named_in_english_are_listed() -> None:
    names = sorted((card["en"] for card in pool()), key=len, reverse=True)
    pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, names))})(?![\w-])")
    missing = {
        entry.id: left
        for entry in entries()
        if (left := [name for name in pattern.findall(example(entry)) if not is_listed(name, entry)])
    }
    assert missing == {}


def test_cards_named_in_chinese_are_listed() -> None:
    missing, unknown = {}, {}
    for entry in entries("zh_CN"):
        listed = {card.name for card in entry.cards}
        for name in _QUOTED.findall(example(entry)):
            if name in english_by_chinese():
                if not english_by_chinese()[name] & listed:
                    missing[entry.id] = name
            elif name not in token_names() and not any(
                name in card for names in archetypes().values() for card in names
            ):
                unknown[entry.id] = name
    assert missing == {}
    assert {key: name for key, name in unknown.items() if name not in OUTSIDE} == {}


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_entries_speak_to_players(language: str) -> None:
    assert {
        entry.id: found.group()
        for entry in entries(language)
        if (found := _WORKSHOP.search("\n".join(entry.texts())))
    } == {}


def test_ids_in_the_words_are_entries() -> None:
    known = set(raw_entries())
    for language in ("en", "zh_CN"):
        for entry in entries(language):
            for name in re.findall(r"\b[A-Z]{2,8}-\d{3}\b", "\n".join(entry.texts())):
                assert name in known, (entry.id, name)


def test_eras_are_given_only_where_era_does_not_say_them() -> None:
    usual = {"all": list(RULES), "mr3": ["mr3"], "mr4": ["mr4"]}
    listed = {name: entry for name, entry in raw_entries().items() if "eras" in entry}
    assert len(listed) > 100
    for name, entry in listed.items():
        eras = entry["eras"]
        assert eras == [era for era in RULES if era in eras], name
        assert eras != usual[entry["era"]], name
        if entry["era"] != "all":
            assert entry["era"] in eras, name
    assert raw_entries()["EMZ-010"]["eras"] == ["mr4", "mr5"]
    assert "eras" not in raw_entries()["EMZ-002"]


def test_what_is_different_since_2020() -> None:
    told = {name: entry["since2020"] for name, entry in raw_entries().items() if "since2020" in entry}
    assert {"EMZ-002", "TRM-001", "LNK-010", "XYZ-009"} <= set(told)
    for name, sentence in told.items():
        assert sentence.startswith("Since April 2020 "), name
        assert sentence.endswith("."), name
    for path in (RESOURCES / "rulebook" / "zh_CN").glob("*.json"):
        for name, words in json.loads(path.read_text(encoding="utf-8")).items():
            assert ("since2020" in words) == (name in told), name
            if "since2020" in words:
                assert words["since2020"].startswith("2020年4月以后"), name


# --- one Chinese --------------------------------------------------------------------------------------


def sentences(text: dict[str, Any]) -> Iterator[str]:
    """The sentences of a card's Chinese text."""
    yield from text.get("effects", ())
    yield text.get("note", "")
    yield from text.get("options", ())


def is_named_in(name: str, code: str) -> bool:
    """Whether the script of the card says in English what ``name`` says in Chinese: a card or archetype."""
    source = scripts().get(code, "")
    facts = next(card for card in pool() if str(card["passcode"]) == code)
    alias = {card["en"] for card in pool() if card["passcode"] == facts.get("alias")}
    english = english_by_chinese().get(name, set())
    if any(each in source for each in english) or english & alias:
        return True
    return any(
        archetype in source and any(name in card for card in cards)
        for archetype, cards in archetypes().items()
    )


def test_names_in_card_texts_are_those_of_the_cards() -> None:
    wrong, outside = [], set()
    for code, text in card_texts().items():
        for sentence in sentences(text):
            for name in _QUOTED.findall(sentence):
                if name in OUTSIDE:
                    outside.add(name)
                elif name not in token_names() and not is_named_in(name, code):
                    wrong.append((code, name))
    assert wrong == []
    assert outside == set(OUTSIDE), "take names out of OUTSIDE that no text needs any more"
    assert not set(OUTSIDE) & set(english_by_chinese())


def test_names_have_ordinary_spaces() -> None:
    for card in pool():
        assert "\u00a0" not in card["en"] + card["zh_CN"], card["passcode"]


@pytest.mark.parametrize(
    ("word", "instead"), [("手牌", "手卡"), ("回卷", "卷回"), ("生命值", "基本分"), ("\u00a0", " ")]
)
def test_one_word_for_one_thing(word: str, instead: str) -> None:
    files = [
        *(RESOURCES / "i18n" / "zh_CN").glob("*.json"),
        *(RESOURCES / "rulebook" / "zh_CN").glob("*.json"),
        RESOURCES / "cards" / "text" / "zh_CN.json",
    ]
    assert len(files) > 8
    for path in files:
        # Card names keep their own words.
        text = _QUOTED.sub("", path.read_text(encoding="utf-8"))
        assert word not in text, f"{path}: write {instead!r} instead of {word!r}"


def test_every_sentence_of_the_rulebook_is_a_sentence() -> None:
    for language, ends in (("en", ".?!)\"'"), ("zh_CN", "。？！）”")):
        for entry in entries(language):
            for key in WORDS:
                text = getattr(entry, key)
                assert not text or text[-1] in ends, (entry.id, key, text[-20:])
