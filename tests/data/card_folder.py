"""A small folder like EDOPro's, with cards that show each peculiarity of card databases."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from app.data.carddb.made_up import SCHEMA
from app.engine import constants as c

MONSTER = c.TYPE_MONSTER | c.TYPE_EFFECT
DARK_MAGICIAN, DARK_MAGICIAN_ART, HARPIE_LADY = 46986414, 36996508, 76812113
(
    NEAR_ART,
    TREATED_AS,
    VANILLA,
    WYVERN,
    PARENT,
    CHILD,
    LINK,
    XYZ,
    PENDULUM,
    TOKEN,
    HIDDEN,
    UNKNOWN_ATK,
    SPELL,
    ART_OF_WYVERN,
    RUSH,
) = (DARK_MAGICIAN + 1, *range(910000100, 910001500, 100))

DRAGON, LIGHT = c.RACE_DRAGON, c.ATTRIBUTE_LIGHT
CARDS: tuple[dict[str, Any], ...] = (
    {"id": DARK_MAGICIAN, "type": c.TYPE_MONSTER | c.TYPE_NORMAL, "atk": 1, "setcode": 0x10A2, "ot": 3},
    {"id": DARK_MAGICIAN_ART, "alias": DARK_MAGICIAN, "type": MONSTER, "name": "Dark Magician", "ot": 3},
    {"id": NEAR_ART, "alias": DARK_MAGICIAN, "type": MONSTER, "name": "Dark Magician (Arkana)"},
    {"id": TREATED_AS, "alias": HARPIE_LADY, "type": MONSTER, "name": "Harpie of Tests"},
    {
        "id": VANILLA,
        "type": c.TYPE_MONSTER | c.TYPE_NORMAL,
        "name": "Élan Vital’s Ｋnight",
        "desc": "A calm rider.",
        "atk": 0,
        "def": 2000,
        "level": 4,
        "race": c.RACE_WARRIOR,
        "attribute": c.ATTRIBUTE_EARTH,
    },
    {
        "id": WYVERN,
        "type": MONSTER | c.TYPE_TUNER,
        "name": "Blue-Scaled Wyvern",
        "desc": "Draw 1 card. Blazing winds obey.",
        "atk": 1900,
        "def": 1400,
        "level": 4,
        "race": DRAGON,
        "attribute": LIGHT,
        "setcode": 0x0123,
        "category": 0x100,
        "ot": 1,
    },
    {"id": PARENT, "type": MONSTER, "name": "Testament Elder", "setcode": 0x0777, "level": 8, "atk": 3000},
    {"id": CHILD, "type": MONSTER, "name": "Testament Youth", "setcode": 0x1777, "level": 2, "atk": 500},
    {
        "id": LINK,
        "type": MONSTER | c.TYPE_LINK,
        "name": "Linked Testdrive",
        "level": 2,
        "atk": 1500,
        "def": c.LINK_TOP | c.LINK_BOTTOM_LEFT,
        "race": c.RACE_CYBERSE,
        "attribute": c.ATTRIBUTE_DARK,
    },
    {"id": XYZ, "type": MONSTER | c.TYPE_XYZ, "name": "Number 39999: Testopia", "level": 4, "atk": 2500},
    {
        "id": PENDULUM,
        "type": MONSTER | c.TYPE_PENDULUM,
        "name": "Scale Tester",
        "level": 0x01_08_0006,
        "atk": 1200,
        "desc": "Pendulum text.",
    },
    {"id": TOKEN, "type": c.TYPE_MONSTER | c.TYPE_TOKEN | c.TYPE_NORMAL, "name": "Testing Token"},
    {"id": HIDDEN, "type": c.TYPE_SPELL, "name": "Hidden Testament", "ot": 0x1000},
    {"id": UNKNOWN_ATK, "type": MONSTER, "name": "Guess Who Tests", "atk": -2, "def": -2, "level": 1},
    {"id": SPELL, "type": c.TYPE_SPELL | c.TYPE_QUICKPLAY, "name": "Testing Haste", "desc": "Blazing speed."},
    {"id": ART_OF_WYVERN, "alias": WYVERN, "type": MONSTER | c.TYPE_TUNER, "name": "Blue-Scaled Wyvern"},
    {"id": RUSH, "type": MONSTER, "name": "Rushing Tester", "race": 1 << 31, "ot": 0x200, "level": 7},
)
JAPANESE: tuple[dict[str, Any], ...] = (
    {"id": WYVERN, "type": MONSTER, "name": "青鱗のワイバーン", "desc": "カードを１枚ドローする。"},
    {"id": VANILLA, "type": MONSTER, "name": "ヴァイタル・ナイト", "desc": "静かな騎士。"},
)
STRINGS = (
    "!setname 0x123 Blue-Scaled\n!setname 0x777 Testament|テスタメント\n!setname 0x1777 Young Testament\n"
)


def write_cdb(path: Path, *rows: dict[str, Any]) -> Path:
    """A database with these cards; what a row does not say is 0, its name "Card <id>"."""
    keys = ("id", "ot", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute", "category")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        connection.executescript(SCHEMA)
        for row in rows:
            values = [row.get(key, 0) for key in keys]
            connection.execute(f"INSERT INTO datas VALUES ({', '.join('?' * 11)})", values)
            words = (row["id"], row.get("name", f"Card {row['id']}"), row.get("desc", ""))
            connection.execute("INSERT INTO texts(id, name, desc) VALUES (?, ?, ?)", words)
        connection.commit()
    return path


def write_folder(folder: Path) -> Path:
    """The whole folder; returns it."""
    for name in ("expansions/pics", "config/languages/日本語", "deck", "lflists", "pics/field", "script"):
        (folder / name).mkdir(parents=True)
    write_cdb(folder / "cards.cdb", *CARDS)
    write_cdb(folder / "config" / "languages" / "日本語" / "cards.cdb", *JAPANESE)
    (folder / "config" / "strings.conf").write_text(STRINGS, encoding="utf-8")
    (folder / "lflists" / "OCG.lflist.conf").write_text("!OCG\n", encoding="utf-8")
    return folder
