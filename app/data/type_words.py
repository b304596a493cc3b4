"""The words of a type line, as the source files and the printed cards have them."""

from __future__ import annotations

from typing import Final

from app.engine import constants as c

LANGUAGES: Final = ("en", "ja", "zh_CN")
"""Languages card names exist in."""

RACE_WORDS: Final[dict[int, tuple[str, str, str]]] = {
    c.RACE_WARRIOR: ("Warrior", "戦士族", "战士族"),
    c.RACE_SPELLCASTER: ("Spellcaster", "魔法使い族", "魔法师族"),
    c.RACE_FAIRY: ("Fairy", "天使族", "天使族"),
    c.RACE_FIEND: ("Fiend", "悪魔族", "恶魔族"),
    c.RACE_ZOMBIE: ("Zombie", "アンデット族", "不死族"),
    c.RACE_MACHINE: ("Machine", "機械族", "机械族"),
    c.RACE_AQUA: ("Aqua", "水族", "水族"),
    c.RACE_PYRO: ("Pyro", "炎族", "炎族"),
    c.RACE_ROCK: ("Rock", "岩石族", "岩石族"),
    c.RACE_WINGEDBEAST: ("Winged Beast", "鳥獣族", "鸟兽族"),
    c.RACE_PLANT: ("Plant", "植物族", "植物族"),
    c.RACE_INSECT: ("Insect", "昆虫族", "昆虫族"),
    c.RACE_THUNDER: ("Thunder", "雷族", "雷族"),
    c.RACE_DRAGON: ("Dragon", "ドラゴン族", "龙族"),
    c.RACE_BEAST: ("Beast", "獣族", "兽族"),
    c.RACE_BEASTWARRIOR: ("Beast-Warrior", "獣戦士族", "兽战士族"),
    c.RACE_DINOSAUR: ("Dinosaur", "恐竜族", "恐龙族"),
    c.RACE_FISH: ("Fish", "魚族", "鱼族"),
    c.RACE_SEASERPENT: ("Sea Serpent", "海竜族", "海龙族"),
    c.RACE_REPTILE: ("Reptile", "爬虫類族", "爬虫类族"),
    c.RACE_PSYCHIC: ("Psychic", "サイキック族", "念动力族"),
    c.RACE_DIVINE: ("Divine-Beast", "幻神獣族", "幻神兽族"),
    c.RACE_CREATORGOD: ("Creator God", "創造神族", "创造神族"),
    c.RACE_WYRM: ("Wyrm", "幻竜族", "幻龙族"),
    c.RACE_CYBERSE: ("Cyberse", "サイバース族", "电子界族"),
    c.RACE_ILLUSION: ("Illusion", "幻想魔族", "幻想魔族"),
}
"""English, Japanese and Simplified Chinese word of each monster Type."""

KIND_WORDS: Final[dict[int, tuple[str, str, str]]] = {
    c.TYPE_FUSION: ("Fusion", "融合", "融合"),
    c.TYPE_RITUAL: ("Ritual", "儀式", "仪式"),
    c.TYPE_SYNCHRO: ("Synchro", "シンクロ", "同调"),
    c.TYPE_XYZ: ("Xyz", "エクシーズ", "超量"),
    c.TYPE_PENDULUM: ("Pendulum", "ペンデュラム", "灵摆"),
    c.TYPE_LINK: ("Link", "リンク", "连接"),
    c.TYPE_FLIP: ("Flip", "リバース", "反转"),
    c.TYPE_TOON: ("Toon", "トゥーン", "卡通"),
    c.TYPE_SPIRIT: ("Spirit", "スピリット", "灵魂"),
    c.TYPE_UNION: ("Union", "ユニオン", "同盟"),
    c.TYPE_GEMINI: ("Gemini", "デュアル", "二重"),
    c.TYPE_TUNER: ("Tuner", "チューナー", "调整"),
    c.TYPE_TOKEN: ("Token", "トークン", "衍生物"),
    c.TYPE_NORMAL: ("Normal", "通常", "通常"),
    c.TYPE_EFFECT: ("Effect", "効果", "效果"),
}
"""The same for the other words of a monster's type line, in the order they are printed."""

PROPERTY_WORDS: Final[dict[int, tuple[str, str, str]]] = {
    0: ("Normal", "通常", "通常"),
    c.TYPE_QUICKPLAY: ("Quick-Play", "速攻", "速攻"),
    c.TYPE_CONTINUOUS: ("Continuous", "永続", "永续"),
    c.TYPE_EQUIP: ("Equip", "装備", "装备"),
    c.TYPE_FIELD: ("Field", "フィールド", "场地"),
    c.TYPE_RITUAL: ("Ritual", "儀式", "仪式"),
    c.TYPE_COUNTER: ("Counter", "カウンター", "反击"),
}
"""The same for the kinds of Spell and Trap."""

ATTRIBUTE_WORDS: Final[dict[int, tuple[str, str, str]]] = {
    c.ATTRIBUTE_EARTH: ("EARTH", "地", "地"),
    c.ATTRIBUTE_WATER: ("WATER", "水", "水"),
    c.ATTRIBUTE_FIRE: ("FIRE", "炎", "炎"),
    c.ATTRIBUTE_WIND: ("WIND", "風", "风"),
    c.ATTRIBUTE_LIGHT: ("LIGHT", "光", "光"),
    c.ATTRIBUTE_DARK: ("DARK", "闇", "暗"),
    c.ATTRIBUTE_DIVINE: ("DIVINE", "神", "神"),
}

MARKER_WORDS: Final[dict[str, int]] = {
    "bottom-left": c.LINK_BOTTOM_LEFT,
    "bottom": c.LINK_BOTTOM,
    "bottom-right": c.LINK_BOTTOM_RIGHT,
    "left": c.LINK_LEFT,
    "right": c.LINK_RIGHT,
    "top-left": c.LINK_TOP_LEFT,
    "top": c.LINK_TOP,
    "top-right": c.LINK_TOP_RIGHT,
}

RACE_BITS: Final = {words[0]: bit for bit, words in RACE_WORDS.items()}
KIND_BITS: Final = {words[0]: bit for bit, words in KIND_WORDS.items()}
ATTRIBUTE_BITS: Final = {words[0]: bit for bit, words in ATTRIBUTE_WORDS.items()}
SPELL_BITS: Final = {
    PROPERTY_WORDS[bit][0]: bit
    for bit in (0, c.TYPE_QUICKPLAY, c.TYPE_CONTINUOUS, c.TYPE_EQUIP, c.TYPE_FIELD, c.TYPE_RITUAL)
}
TRAP_BITS: Final = {PROPERTY_WORDS[bit][0]: bit for bit in (0, c.TYPE_CONTINUOUS, c.TYPE_COUNTER)}


def language_index(lang: str) -> int:
    """Place of ``lang`` in the word tuples; English for a language there are no words for."""
    return LANGUAGES.index(lang) if lang in LANGUAGES else 0


def type_line(card_type: int, race: int, lang: str = "en") -> str:
    """The type line of a card: "Dragon / Synchro / Effect" or "Continuous Trap"."""
    n = language_index(lang)
    if not card_type & c.TYPE_MONSTER:
        is_spell = bool(card_type & c.TYPE_SPELL)
        kind = ("Spell", "魔法", "魔法")[n] if is_spell else ("Trap", "罠", "陷阱")[n]
        bits = SPELL_BITS if is_spell else TRAP_BITS
        prop = next((bit for bit in bits.values() if bit and card_type & bit), 0)
        return f"{PROPERTY_WORDS[prop][n]}{' ' if n == 0 else ''}{kind}"
    words = [words[n] for bit, words in RACE_WORDS.items() if race & bit]
    words += [words[n] for bit, words in KIND_WORDS.items() if card_type & bit]
    return (" / ", "／", "／")[n].join(words)
