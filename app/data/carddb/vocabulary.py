"""The values of the fields that have words for values, in English, Japanese and Chinese.

Each table gives for a word (as it is shown) what it stands for; :class:`Words` finds a word whatever its
case, width, spaces and hyphens, and by its beginning alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Generic, TypeVar

from app.data import type_words
from app.data.carddb.fold import compact
from app.engine import constants as c

T = TypeVar("T")

TYPE_MAXIMUM: Final = 0x8000
TYPE_SKILL: Final = 0x8000000
TYPE_ACTION: Final = 0x10000000
SCOPE_HIDDEN: Final = 0x1000


class Words(Generic[T]):
    """Words and what they stand for. The first word of a meaning is the one to show."""

    def __init__(self, table: Iterable[tuple[tuple[str, ...], T]]) -> None:
        self._meanings: dict[str, T] = {}
        #: The word to show for each meaning, in order, with its other words.
        self.shown: list[tuple[str, tuple[str, ...]]] = []
        for words, meaning in table:
            self.shown.append((words[0], words[1:]))
            for word in words:
                self._meanings.setdefault(compact(word), meaning)

    def is_word(self, word: str) -> bool:
        """Whether ``word`` is one of the words, not only the beginning of one."""
        return compact(word) in self._meanings

    def find(self, word: str) -> list[T]:
        """What ``word`` may mean: the one it names, else all whose beginning it is."""
        key = compact(word)
        if key in self._meanings:
            return [self._meanings[key]]
        if not key:
            return []
        found: list[T] = []
        for name, meaning in self._meanings.items():
            if name.startswith(key) and meaning not in found:
                found.append(meaning)
        return found


def _dashed(word: str) -> str:
    return word.lower().replace(" ", "-")


def _table(words: Mapping[int, tuple[str, str, str]], ending: str = "") -> list[tuple[tuple[str, ...], int]]:
    """Words of a bit; ``ending`` is the last letter that Japanese and Chinese may leave out."""
    found = []
    for bit, (english, japanese, chinese) in words.items():
        others = dict.fromkeys((japanese, chinese))
        if ending:
            others |= dict.fromkeys(word.removesuffix(ending) for word in (japanese, chinese))
        found.append(((_dashed(english), *others), bit))
    return found


# Monster Types that only cards outside the official game have.
_MORE_RACES: Final = (
    (("cyborg", "サイボーグ族", "电子人族"), 1 << 26),
    (("magical-knight", "魔導騎士族", "魔导骑士族"), 1 << 27),
    (("high-dragon", "ハイドラゴン族", "至高龙族"), 1 << 28),
    (("omega-psychic", "オメガサイキック族", "欧米伽念动力族"), 1 << 29),
    (("celestial-warrior", "天界戦士族", "天界战士族"), 1 << 30),
    (("galaxy", "ギャラクシー族", "银河族"), 1 << 31),
    (("yokai", "妖怪族"), 1 << 62),
)
RACES: Final = Words[int]((*_table(type_words.RACE_WORDS, "族"), *_MORE_RACES))
ATTRIBUTES: Final = Words[int](
    (words + tuple(f"{word}属性" for word in words[1:]), bit)
    for words, bit in _table(type_words.ATTRIBUTE_WORDS)
)

# A kind is (bits that must be there, bits of which none may be there).
Kind = tuple[int, int]
_NOT_PLAIN = (
    c.TYPE_QUICKPLAY | c.TYPE_CONTINUOUS | c.TYPE_EQUIP | c.TYPE_FIELD | c.TYPE_RITUAL | c.TYPE_COUNTER
)
KINDS: Final = Words[Kind](
    [
        (("monster", "モンスター", "怪兽", "怪獸"), (c.TYPE_MONSTER, 0)),
        (("spell", "魔法", "magic", "魔法卡"), (c.TYPE_SPELL, 0)),
        (("trap", "罠", "陷阱", "トラップ"), (c.TYPE_TRAP, 0)),
        (("normal", "通常", "vanilla"), (c.TYPE_NORMAL, 0)),  # Spells and Traps: see kind_of
        *((words, (bit, 0)) for words, bit in _table(type_words.KIND_WORDS) if bit != c.TYPE_NORMAL),
        *((words, (bit, 0)) for words, bit in _table(type_words.PROPERTY_WORDS) if bit & ~c.TYPE_RITUAL),
        (("trap-monster", "罠モンスター", "陷阱怪兽"), (c.TYPE_TRAPMONSTER, 0)),
        (("special-summon-only", "特殊召喚モンスター", "特殊召唤怪兽"), (c.TYPE_SPSUMMON, 0)),
        (("skill", "スキル", "技能"), (TYPE_SKILL, 0)),
        (("maximum", "マキシマム", "极大"), (TYPE_MAXIMUM, 0)),
        (("action", "アクション", "动作"), (TYPE_ACTION, 0)),
        (("non-effect", "效果以外", "効果以外"), (c.TYPE_MONSTER, c.TYPE_EFFECT)),
    ]
)
EXTRA_WORDS: Final = frozenset(
    compact(word) for word in ("extra", "extra-deck", "額外", "额外", "エクストラ")
)
MAIN_WORDS: Final = frozenset(compact(word) for word in ("main", "main-deck", "主卡组", "メイン"))
NORMAL_WORDS: Final = frozenset(compact(word) for word in ("normal", "通常", "vanilla"))

MARKERS: Final = Words[int](
    [
        (("bottom-left", "左下", "bl", "↙"), c.LINK_BOTTOM_LEFT),
        (("bottom", "下", "b", "↓"), c.LINK_BOTTOM),
        (("bottom-right", "右下", "br", "↘"), c.LINK_BOTTOM_RIGHT),
        (("left", "左", "l", "←"), c.LINK_LEFT),
        (("right", "右", "r", "→"), c.LINK_RIGHT),
        (("top-left", "左上", "tl", "↖"), c.LINK_TOP_LEFT),
        (("top", "上", "t", "↑"), c.LINK_TOP),
        (("top-right", "右上", "tr", "↗"), c.LINK_TOP_RIGHT),
    ]
)
_ARROW_SIGNS: Final = dict(zip("↙↓↘←→↖↑↗", (words[0] for words in MARKERS.shown), strict=True))

SCOPES: Final = Words[int](
    [
        (("ocg",), 0x1),
        (("tcg",), 0x2),
        (("anime", "アニメ", "动画"), 0x4),
        (("illegal",), 0x8),
        (("video-game", "游戏"), 0x10),
        (("custom", "自制"), 0x20),
        (("speed",), 0x40),
        (("pre-release", "先行"), 0x100),
        (("rush",), 0x200),
        (("legend",), 0x400),
        (("hidden",), SCOPE_HIDDEN),
    ]
)

YES: Final = Words[bool](
    [
        (("yes", "true", "1", "y", "是", "はい"), True),
        (("no", "false", "0", "n", "否", "いいえ"), False),
    ]
)
DECK_PLACES: Final = Words[str](
    [
        (("yes", "true", "1", "y", "是", "はい"), "any"),
        (("no", "false", "0", "n", "否", "いいえ"), "none"),
        (("main", "主卡组", "メイン"), "main"),
        (("extra", "额外", "額外", "额外卡组", "エクストラ"), "extra"),
        (("side", "副卡组", "サイド"), "side"),
    ]
)
"""Where in the deck that is being built."""
DECK_WORDS: Final = Words[bool]([(("deck", "my-deck", "卡组", "デッキ"), True)])
ART: Final = Words[bool](
    [
        (("alternate", "alternative", "alt", "异画", "イラスト違い"), False),
        (("all", "any", "yes", "全部"), True),
    ]
)
LIMIT_WORDS: Final = Words[int](
    [
        (("forbidden", "banned", "禁止"), 0),
        (("limited", "制限", "限制"), 1),
        (("semi-limited", "準制限", "准限制"), 2),
        (("unlimited", "無制限", "无限制"), 3),
    ]
)


def marker_bits(word: str) -> list[int]:
    """What an arrow's word means; an arrow sign, which folding would lose, too."""
    return MARKERS.find(_ARROW_SIGNS.get(word.strip(), word))


def kind_parts(word: str) -> list[list[Kind]]:
    """The ways to read a kind: each of the lists is of kinds that must all fit.

    "continuous-trap" is [[continuous, trap]], "normal" is a Normal Monster or a plain Spell or Trap.
    """
    key = compact(word)
    if key in NORMAL_WORDS:
        return [[(c.TYPE_NORMAL, 0)], [(c.TYPE_SPELL, _NOT_PLAIN)], [(c.TYPE_TRAP, _NOT_PLAIN)]]
    if key in EXTRA_WORDS:
        return [[(bit, 0)] for bit in (c.TYPE_FUSION, c.TYPE_SYNCHRO, c.TYPE_XYZ, c.TYPE_LINK)]
    if key in MAIN_WORDS:
        return [[(c.TYPE_MONSTER, c.TYPE_EXTRA_DECK | c.TYPE_TOKEN)], [(c.TYPE_SPELL, 0)], [(c.TYPE_TRAP, 0)]]
    if found := KINDS.find(word):
        return [[kind] for kind in found]
    return _several(key)


def _several(key: str) -> list[list[Kind]]:
    """Readings of two kinds written together, such as "continuoustrap" or "通常罠"."""
    for cut in range(len(key) - 1, 0, -1):
        first, second = key[:cut], key[cut:]
        one, two = kind_parts_of_one(first), kind_parts_of_one(second)
        if one and two:
            return [[*left, *right] for left in one for right in two]
    return []


def kind_parts_of_one(key: str) -> list[list[Kind]]:
    """Like :func:`kind_parts` for a whole word only, neither its beginning nor several."""
    if key in NORMAL_WORDS:
        return kind_parts(key)
    return [[kind] for kind in KINDS.find(key)] if KINDS.is_word(key) else []
