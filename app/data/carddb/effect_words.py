"""The words of ``effect:`` and how they are found.

For a card with a script they come from the definitions of its effects; for another card from the search
tags of the user's database, which are made by hand and incomplete.
"""

from __future__ import annotations

from typing import Final

from app.data.carddb.vocabulary import Words
from app.engine import constants as c
from app.engine import definitions as d
from app.engine.definitions import EffectDef
from app.engine.effects import Script
from app.engine.targets import Target

# Word and its other names; CATEGORY bits of effect definitions; bits of a database's own tags.
_TAGS: Final[tuple[tuple[tuple[str, ...], int, int], ...]] = (
    (("destroy", "破壊", "破坏"), c.CATEGORY_DESTROY, 0x3),
    (("destroy-spell-trap", "魔法罠破壊", "魔陷破坏"), 0, 0x1),
    (("destroy-monster", "モンスター破壊", "怪兽破坏"), 0, 0x2),
    (("banish", "除外"), c.CATEGORY_REMOVE, 0x4),
    (("send-to-gy", "墓地へ送る", "送墓", "send-to-graveyard"), c.CATEGORY_TOGRAVE, 0x8),
    (("return-to-hand", "手札に戻す", "返回手卡", "to-hand", "bounce"), c.CATEGORY_TOHAND, 0x10),
    (("return-to-deck", "デッキに戻す", "返回卡组", "to-deck", "spin"), c.CATEGORY_TODECK, 0x20),
    (("discard", "手札破壊", "手卡破坏", "hand-destruction"), c.CATEGORY_HANDES, 0x40),
    (("mill", "デッキ破壊", "卡组破坏", "deck-destruction"), c.CATEGORY_DECKDES, 0x80),
    (("draw", "ドロー", "抽卡"), c.CATEGORY_DRAW, 0x100),
    (("search", "サーチ", "检索"), c.CATEGORY_SEARCH, 0x200),
    (
        ("recover-from-gy", "墓地回収", "墓地回收", "salvage"),
        c.CATEGORY_GRAVE_ACTION | c.CATEGORY_LEAVE_GRAVE,
        0x400,
    ),
    (("position", "表示形式", "battle-position", "change-position"), c.CATEGORY_POSITION, 0x800),
    (("control", "コントロール", "控制权", "take-control"), c.CATEGORY_CONTROL, 0x1000),
    (("atk-def", "攻守変化", "攻守变化", "change-atk"), c.CATEGORY_ATKCHANGE | c.CATEGORY_DEFCHANGE, 0x2000),
    (("piercing", "貫通", "贯穿伤害"), 0, 0x4000),
    (("multiple-attacks", "複数回攻撃", "多次攻击"), 0, 0x8000),
    (("attack-limit", "攻撃制限", "攻击限制"), 0, 0x10000),
    (("direct-attack", "直接攻撃", "直接攻击"), 0, 0x20000),
    (("special-summon", "特殊召喚", "特殊召唤"), c.CATEGORY_SPECIAL_SUMMON, 0x40000),
    (("token", "トークン", "衍生物"), c.CATEGORY_TOKEN, 0x80000),
    (("damage", "ダメージ", "伤害", "burn"), c.CATEGORY_DAMAGE, 0x400000),
    (("gain-lp", "LP回復", "回复", "recover"), c.CATEGORY_RECOVER, 0x800000),
    (("indestructible", "破壊耐性", "破坏耐性"), 0, 0x1000000),
    (("effect-protection", "効果耐性", "效果耐性"), 0, 0x2000000),
    (("counters", "カウンターを置く", "指示物", "place-counter"), c.CATEGORY_COUNTER, 0x4000000),
    (("gamble", "ギャンブル", "赌博"), c.CATEGORY_COIN | c.CATEGORY_DICE, 0x8000000),
    (("coin", "コイン", "投掷硬币"), c.CATEGORY_COIN, 0),
    (("dice", "サイコロ", "骰子"), c.CATEGORY_DICE, 0),
    (("fusion-summon", "融合召喚", "融合召唤"), c.CATEGORY_FUSION_SUMMON, 0x10000000),
    (("synchro-related", "シンクロ関連", "同调相关"), 0, 0x20000000),
    (("xyz-related", "エクシーズ関連", "超量相关"), 0, 0x40000000),
    (("negate", "無効", "无效"), c.CATEGORY_NEGATE | c.CATEGORY_DISABLE, 0x80000000),
    (("negate-activation", "発動無効", "发动无效"), c.CATEGORY_NEGATE, 0),
    (("negate-effect", "効果無効", "效果无效"), c.CATEGORY_DISABLE, 0),
    (("negate-summon", "召喚無効", "召唤无效"), c.CATEGORY_DISABLE_SUMMON, 0),
    (("tribute", "リリース", "解放", "release"), c.CATEGORY_RELEASE, 0),
    (("normal-summon", "通常召喚", "通常召唤"), c.CATEGORY_SUMMON, 0),
    (("equip", "装備", "装备"), c.CATEGORY_EQUIP, 0),
    (("level", "レベル変化", "等级变化", "change-level"), c.CATEGORY_LVCHANGE, 0),
    (("announce", "宣言", "宣言卡名"), c.CATEGORY_ANNOUNCE, 0),
    (("to-extra-deck", "EXデッキに戻す", "返回额外卡组"), c.CATEGORY_TOEXTRA, 0),
)
_KINDS: Final[tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]] = (
    (("trigger", "誘発効果", "诱发效果"), (d.TRIGGER,)),
    (("quick", "誘発即時効果", "诱发即时效果", "quick-effect"), (d.QUICK,)),
    (("ignition", "起動効果", "起动效果"), (d.IGNITION,)),
    (("flip", "リバース効果", "反转效果"), (d.FLIP,)),
    (("continuous", "永続効果", "永续效果"), (d.CONTINUOUS, d.MODIFIER)),
    (("replacement", "代替", "代替破坏"), (d.REPLACEMENT,)),
)
_MORE: Final[tuple[tuple[tuple[str, ...], str], ...]] = (
    (("once-per-turn", "1ターンに1度", "1回合1次"), "limit"),
    (("targets", "対象に取る", "取对象"), "target"),
    (("cost", "コスト", "代价"), "cost"),
    (("mandatory", "強制効果", "必发效果"), "mandatory"),
)

EFFECT_WORDS: Final = Words[str](
    [
        *((words, words[0]) for words, _, _ in _TAGS),
        *((words, words[0]) for words, _ in _KINDS),
        *((words, words[0]) for words, _ in _MORE),
    ]
)
"""All words of ``effect:``; the meaning of each is its English word."""


def effects_of_script(script: Script) -> tuple[str, ...]:
    """The words that fit the effects which ``script`` defines, in the order of the table."""
    category, kinds, more = 0, set(), set()
    for effect in script.effects:
        category |= effect.category
        kinds.add(effect.kind)
        more |= {name for _, name in _MORE if _has(effect, name)}
    if script.tokens:
        category |= c.CATEGORY_TOKEN
    found = [words[0] for words, bits, _ in _TAGS if category & bits]
    found += [words[0] for words, names in _KINDS if kinds.intersection(names)]
    return (*found, *(words[0] for words, name in _MORE if name in more))


def _has(effect: EffectDef, name: str) -> bool:
    if name == "target":  # other declarations say what is affected without targeting
        return effect.target is not None and type(effect.target).candidates is not Target.candidates
    return bool(getattr(effect, name))


def effects_of_category(category: int) -> tuple[str, ...]:
    """The words that fit the search tags of a card in a database."""
    return tuple(words[0] for words, _, bits in _TAGS if category & bits)
