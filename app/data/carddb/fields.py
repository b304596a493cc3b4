"""The fields of the query language: names, examples and explanations, also for the help page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.data.carddb.fold import compact


@dataclass(frozen=True, slots=True)
class FieldHelp:
    """A field: ``others`` are further names, ``example`` a query to try, ``sentence`` what it finds."""

    name: str
    example: str
    sentence: str
    others: tuple[str, ...] = ()
    #: Whether its values are numbers that can be compared.
    is_number: bool = False


FIELDS: Final[tuple[FieldHelp, ...]] = (
    FieldHelp(
        "type",
        "type:dragon",
        "Any word of the type line: a monster Type, or a kind such as Tuner, Fusion, Spell, Counter.",
        ("t", "类型", "種類", "种类"),
    ),
    FieldHelp("race", "race:dragon", "The monster's Type (Dragon, Winged Beast ...).", ("种族", "種族")),
    FieldHelp("attr", "attr:light", "The monster's Attribute.", ("attribute", "属性")),
    FieldHelp("level", "level>=5", "The monster's Level.", ("lv", "lvl", "等级", "レベル", "星"), True),
    FieldHelp("rank", "rank>=4", "The Rank of an Xyz Monster.", ("rk", "阶级", "ランク"), True),
    FieldHelp("link", "link=2", "The Link Rating of a Link Monster.", ("连接值", "リンク"), True),
    FieldHelp(
        "arrow",
        "arrow:top,bottom-left",
        "A Link Marker that points there; repeat it to ask for several at once.",
        ("marker", "箭头", "连接标记"),
    ),
    FieldHelp("scale", "scale=1", "The Pendulum Scale.", ("ps", "刻度", "スケール"), True),
    FieldHelp(
        "atk",
        "atk<1500",
        "ATK in points; atk=? finds a printed question mark.",
        ("attack", "攻击力", "攻撃力"),
        True,
    ),
    FieldHelp(
        "def", "def>=2000", "DEF in points; def=? likewise.", ("defense", "defence", "守备力", "守備力"), True
    ),
    FieldHelp(
        "kind",
        "kind:ritual",
        "Monster, Spell, Trap, or a kind of them: Normal, Effect, Ritual, Fusion, Synchro, Xyz, Pendulum,"
        " Link, Tuner, Flip, Quick-Play, Continuous, Equip, Field, Counter ...",
        ("k", "is", "卡种"),
    ),
    FieldHelp(
        "set",
        "set:blue-eyes",
        "The archetype (in quotation marks if it has spaces); set:none finds cards without one.",
        ("archetype", "series", "字段", "カテゴリ"),
    ),
    FieldHelp(
        "effect",
        "effect:draw",
        "What an effect does (destroy, search, draw, special-summon, negate ...) or is (trigger, quick,"
        " ignition). For cards with a script it is taken from the script, for others from your database.",
        ("fx", "does", "效果", "効果"),
    ),
    FieldHelp(
        "limit", "limit<=1", "Copies the chosen list allows: 0, 1, 2 or 3.", ("ban", "限制", "制限"), True
    ),
    FieldHelp(
        "scripted",
        "scripted:yes",
        "Whether a duel in Ketto can use the card.",
        ("playable", "已收录"),
    ),
    FieldHelp(
        "with",
        'with:"dark magician"',
        "Cards that go with this one: they name each other, or share an archetype; with:deck finds what goes"
        " with the deck and is not in it yet. Sorted by best match the strongest ties come first.",
        ("related", "like", "相关", "関連"),
    ),
    FieldHelp(
        "deck",
        "deck:no",
        "Cards that are in the deck (deck:yes, or main, extra, side) or not.",
        ("in", "卡组", "デッキ"),
    ),
    FieldHelp("name", 'name:"dark magician"', "Words of the name only.", ("n", "卡名", "カード名")),
    FieldHelp(
        "text", 'text:"once per turn"', "Words of the rules text only.", ("desc", "o", "文本", "テキスト")
    ),
    FieldHelp(
        "id", "id:46986414", "The passcode at the bottom left of the card.", ("code", "passcode", "卡密")
    ),
    FieldHelp(
        "scope",
        "scope:ocg",
        "Where the card may be used: OCG, TCG, anime, illegal, video-game, custom, speed, pre-release, rush,"
        " legend.",
        ("ot", "region", "地区"),
    ),
    FieldHelp("source", "source:ketto", "The database file the card comes from.", ("file", "来源")),
    FieldHelp(
        "art",
        "art:alternate",
        "Also the other artworks of a card, which are left out otherwise.",
        ("artwork",),
    ),
)
"""All fields, the most useful first."""

_BY_NAME: Final = {compact(name): item for item in FIELDS for name in (item.name, *item.others)}

GRAMMAR: Final[tuple[tuple[str, str], ...]] = (
    ("blue dragon", "Cards with both words, or the beginnings of them, in a name or text of any language."),
    ('"destroy all monsters"', "These words just as they stand."),
    ("warrior or fiend", "Either."),
    ("dragon -race:dragon", "'-' or 'not' leaves out what follows."),
    ("(blue or red) race:dragon", "Parentheses hold together what belongs together."),
    ("race:dragon,fiend", "Values with a comma: any of them."),
    ("level=3..5", "A stretch of numbers."),
)
"""Examples of all that is no field, with one sentence each."""


def field_named(name: str) -> FieldHelp | None:
    """The field with this name or other name, whatever its case."""
    return _BY_NAME.get(compact(name))
