"""A made-up card database of any size, always the same, for measuring and for tests.

No card in it exists: names and texts are put together from word lists by a seeded generator, with the
lengths, the number of different words and the shares of kinds that a real database has about.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

from app.engine import constants as c

FIRST_CODE: Final = 200_000_000
"""Passcodes of made-up cards start here, above all real ones of eight digits."""


def _words_of(text: str) -> tuple[str, ...]:
    return tuple(text.split())


_STARTS: Final = _words_of("""
    ba da fa ga ka la ma na ra sa ta va za bri cro dra fel gor hal kel lor mor nor pel ser tor vul zan
""")
_ENDS: Final = _words_of("""
    bor dan fen gas kin lar mir nox rath sil tar ven wyn zar don phel rus tis mond dor lith gar
""")
_TITLES: Final = _words_of("""
    Knight Guardian Keeper Rider Oracle Herald Hunter Smith Weaver Singer Dragon Golem Spirit Beast Hawk
    Serpent Machine Wizard Warrior Sage Rogue Captain Emperor Servant Blade Shield Tower Gate Storm Flame
    Frost Shadow
""")
_VERBS: Final = _words_of("""
    destroy banish reveal return draw add discard send tribute target negate equip shuffle place detach
    inflict
""")
_THINGS: Final = _words_of("""
    monster card Spell Trap hand Deck GY field counter token Level Attribute opponent player turn battle
    damage effect summon zone material Extra phase point copy name column rating position control attack
    defense
""")
_LINKS: Final = _words_of("""
    if when then and also until unless while during after before except instead once only each
""")
_KANA: Final = (
    "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
    "ガギグゲゴザジズゼゾダデドバビブベボパピプペポ"
)
_HAN: Final = "黒白赤青緑炎水風光闇竜騎士魔術師戦神王女剣盾城門嵐氷影夢星月日空海山森虎狼鷹蛇鬼霊機械"
_HAN_TEXT: Final = (
    "的时候从自己对方卡组墓地手牌怪兽场上攻击守备表示效果发动特殊召唤破坏除外抽丢弃回合一只张可以不能这那名字"
)
_KINDS: Final = (
    (c.TYPE_MONSTER | c.TYPE_NORMAL, 6),
    (c.TYPE_MONSTER | c.TYPE_EFFECT, 42),
    (c.TYPE_MONSTER | c.TYPE_EFFECT | c.TYPE_TUNER, 4),
    (c.TYPE_MONSTER | c.TYPE_EFFECT | c.TYPE_PENDULUM, 3),
    (c.TYPE_MONSTER | c.TYPE_EFFECT | c.TYPE_RITUAL, 1),
    (c.TYPE_MONSTER | c.TYPE_EFFECT | c.TYPE_FUSION, 4),
    (c.TYPE_MONSTER | c.TYPE_EFFECT | c.TYPE_SYNCHRO, 4),
    (c.TYPE_MONSTER | c.TYPE_EFFECT | c.TYPE_XYZ, 5),
    (c.TYPE_MONSTER | c.TYPE_EFFECT | c.TYPE_LINK, 4),
    (c.TYPE_SPELL, 6),
    (c.TYPE_SPELL | c.TYPE_QUICKPLAY, 4),
    (c.TYPE_SPELL | c.TYPE_CONTINUOUS, 4),
    (c.TYPE_SPELL | c.TYPE_EQUIP, 2),
    (c.TYPE_SPELL | c.TYPE_FIELD, 2),
    (c.TYPE_TRAP, 6),
    (c.TYPE_TRAP | c.TYPE_CONTINUOUS, 4),
    (c.TYPE_TRAP | c.TYPE_COUNTER, 1),
)
_MARKERS: Final = (1, 2, 4, 8, 32, 64, 128, 256)
SCHEMA: Final = (
    "CREATE TABLE datas(id integer primary key, ot integer, alias integer, setcode integer, type integer,"
    " atk integer, def integer, level integer, race integer, attribute integer, category integer);"
    "CREATE TABLE texts(id integer primary key, name text, desc text, "
    + ", ".join(f"str{n} text" for n in range(1, 17))
    + ");"
)


def write_made_up(path: Path, cards: int = 14_000, language: str = "en", seed: int = 7) -> None:
    """Write a new ``.cdb`` of ``cards`` made-up cards to ``path``; ``language`` is "en", "ja" or "zh_CN"."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        connection.executescript(SCHEMA)
        connection.executemany(
            f"INSERT INTO datas VALUES ({', '.join('?' * 11)})",
            [_facts(Random(f"{seed}/{n}"), n) for n in range(cards)],
        )
        words = [(_code(n), *_words(Random(f"{seed}/{language}/{n}"), language)) for n in range(cards)]
        connection.executemany("INSERT INTO texts(id, name, desc) VALUES (?, ?, ?)", words)
        connection.commit()


def write_made_up_setnames(path: Path, seed: int = 7) -> None:
    """Write a ``strings.conf`` with names for the made-up cards' archetypes."""
    random = Random(f"{seed}/sets")
    lines = [f"!setname 0x{code:x} {_made_word(random)} {random.choice(_TITLES)}" for code in range(1, 600)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _code(n: int) -> int:
    return FIRST_CODE + n * 50


def _facts(random: Random, n: int) -> tuple[int, ...]:
    kinds, weights = zip(*_KINDS, strict=True)
    kind = random.choices(kinds, weights)[0]
    sets = 0
    for place in range(random.choice((0, 1, 1, 1, 2))):
        sets |= random.randrange(1, 600) << (16 * place)
    category = sum(1 << bit for bit in random.sample(range(31), random.randrange(4)))
    alias = _code(n - 1) if n % 70 == 69 else 0
    if not kind & c.TYPE_MONSTER:
        return (_code(n), 3, alias, sets, kind, 0, 0, 0, 0, 0, category)
    level = random.choices(range(1, 13), (6, 8, 12, 30, 8, 9, 8, 10, 2, 4, 1, 1))[0]
    defense = 100 * random.randrange(0, 31)
    if kind & c.TYPE_LINK:
        markers = random.sample(_MARKERS, random.randrange(1, 6))
        level, defense = len(markers), sum(markers)
    if kind & c.TYPE_PENDULUM:
        scale = random.randrange(14)
        level |= scale << 24 | scale << 16
    attack = -2 if n % 100 == 0 else 100 * random.randrange(0, 36)
    race, attribute = 1 << random.randrange(26), 1 << random.randrange(6)
    return (_code(n), 3, alias, sets, kind, attack, defense, level, race, attribute, category)


def _words(random: Random, language: str) -> tuple[str, str]:
    if language == "en":
        return _english_name(random), " ".join(_sentence(random) for _ in range(random.randrange(2, 7)))
    if language == "ja":
        name = (
            "".join(random.choices(_HAN, k=3))
            + "・"
            + "".join(random.choices(_KANA, k=random.randrange(3, 8)))
        )
        signs = _KANA + _HAN_TEXT * 2
    else:
        name = "".join(random.choices(_HAN, k=random.randrange(3, 8)))
        signs = _HAN_TEXT
    text = "".join(random.choices(signs, k=random.randrange(60, 260)))
    return name, "。".join(text[n : n + 24] for n in range(0, len(text), 24))


def _made_word(random: Random) -> str:
    return (
        random.choice(_STARTS) + random.choice(("", random.choice(_STARTS))) + random.choice(_ENDS)
    ).title()


def _english_name(random: Random) -> str:
    first = _made_word(random)
    if random.random() < 0.3:
        first += "-" + random.choice(_TITLES)
    return f"{first} {random.choice(_TITLES)}" + (
        f" of {_made_word(random)}" if random.random() < 0.4 else ""
    )


def _sentence(random: Random) -> str:
    words = [random.choice(_LINKS).title()]
    for _ in range(random.randrange(8, 22)):
        words.append(random.choice(random.choice((_VERBS, _THINGS, _THINGS, _LINKS))))
        if random.random() < 0.04:
            words.append(f'"{_english_name(random)}"')
    return " ".join(words) + "."
