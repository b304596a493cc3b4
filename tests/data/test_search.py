"""What the card search finds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.data.carddb import SORTS, Catalog
from app.data.carddb.fold import compact, fold, index_words, match_words
from app.data.carddb.spelling import Speller, distance, near_part
from app.data.library import CardLibrary
from app.engine import constants as c
from tests.data import card_folder as made

BLUE_EYES, MIRROR_FORCE, POT_OF_GREED, VEILER = 89631139, 44095762, 55144522, 97268402


def found(catalog: Catalog, query: str, only: str = " source:cards.cdb") -> set[int]:
    """The made-up cards that ``query`` finds."""
    result = catalog.search(f"({query}){only}")
    assert result.problem is None
    assert len(result.codes) == result.total
    return set(result.codes)


@pytest.mark.parametrize(
    ("query", "codes"),
    [
        ("elan", {made.VANILLA}),
        ("ÉLAN vital's", {made.VANILLA}),
        ("ｋｎｉｇｈｔ vitals", {made.VANILLA}),
        ("rider", {made.VANILLA}),
        ("blaz", {made.WYVERN, made.SPELL}),
        ('"blazing wind"', set()),
        ('"blazing winds"', {made.WYVERN}),
        ("blue-scaled", {made.WYVERN}),
        ("bluescaled", {made.WYVERN}),
        ("wyvern blue", {made.WYVERN}),
        ("yvern", {made.WYVERN}),
        ("青鱗", {made.WYVERN}),
        ("わいばーん", {made.WYVERN}),
        ("ﾜｲﾊﾞｰﾝ", {made.WYVERN}),
        ("1枚ドロー", {made.WYVERN}),
        ("鱗", {made.WYVERN}),
        ("name:blazing", set()),
        ("text:blazing", {made.WYVERN, made.SPELL}),
        ("text:wyvern", set()),
        ("wivern", {made.WYVERN}),
        ("wyvren", {made.WYVERN}),
        ("青麟のワイバーン", {made.WYVERN}),
        ("ワイバン", {made.WYVERN}),
        ("testament -young", {made.PARENT, made.CHILD}),
        ("elan or haste", {made.VANILLA, made.SPELL}),
    ],
)
def test_words(catalog: Catalog, query: str, codes: set[int]) -> None:
    assert found(catalog, query) == codes


def test_not_is_all_the_others(catalog: Catalog) -> None:
    everything, some = set(catalog.search("").codes), set(catalog.search("test or race:dragon").codes)
    assert some
    assert set(catalog.search("not (test or race:dragon)").codes) == everything - some


@pytest.mark.parametrize(
    ("query", "codes"),
    [
        ("level=4", {made.VANILLA, made.WYVERN}),
        ("level>=7", {made.PARENT, made.RUSH}),
        ("level=1..2", {made.UNKNOWN_ATK, made.CHILD}),
        ("level:2,8", {made.CHILD, made.PARENT}),
        ("rank=4", {made.XYZ}),
        ("link=2", {made.LINK}),
        ("link>0", {made.LINK}),
        ("scale=1", {made.PENDULUM}),
        ("scale:8", {made.PENDULUM}),
        ("scale>=9", set()),
        ("level=6", {made.PENDULUM}),
        ("atk=?", {made.UNKNOWN_ATK}),
        ("def=?", {made.UNKNOWN_ATK}),
        ("atk=0 level=4", {made.VANILLA}),
        ("atk>=1500 atk<2500", {made.LINK, made.WYVERN}),
        ("def=2000", {made.VANILLA}),
        ("arrow:top", {made.LINK}),
        ("arrow:↙ arrow:上", {made.LINK}),
        ("arrow:top arrow:right", set()),
        ("arrow:right,bl", {made.LINK}),
        ("race:dragon", {made.WYVERN}),
        ("race:龙", {made.WYVERN}),
        ("race:ドラゴン", {made.WYVERN}),
        ("race:galaxy", {made.RUSH}),
        ("race:cyberse,warrior", {made.LINK, made.VANILLA}),
        ("race!=cyberse,warrior atk=1900", {made.WYVERN}),
        ("attr:LIGHT", {made.WYVERN}),
        ("attr:闇", {made.LINK}),
        ("type:dragon", {made.WYVERN}),
        ("type:tuner", {made.WYVERN}),
        ("type:quick-play", {made.SPELL}),
        ("kind:spell", {made.SPELL}),
        ("kind:quick-play-spell", {made.SPELL}),
        ("kind:速攻魔法", {made.SPELL}),
        ("kind:link", {made.LINK}),
        ("kind:normal", {made.VANILLA}),
        ("kind:extra", {made.LINK, made.XYZ}),
        ("kind:token", {made.TOKEN}),
        ("kind:ritual", set()),
        ("set:blue-scaled", {made.WYVERN}),
        ("set:testament", {made.PARENT, made.CHILD}),
        ("set:テスタ", {made.PARENT, made.CHILD}),
        ('set:"young testament"', {made.CHILD}),
        ("set:0x777", {made.PARENT, made.CHILD}),
        ("set:0x1777", {made.CHILD}),
        ("set:none atk=1900", set()),
        ("set:none level=4", {made.VANILLA}),
        ("effect:draw", {made.WYVERN}),
        ("scripted:yes", {made.VANILLA}),
        ("scripted:no kind:spell", {made.SPELL}),
        ("scope:rush", {made.RUSH}),
        ("scope:ocg", {made.WYVERN}),
        ("scope:hidden", {made.HIDDEN}),
        (f"id:{made.XYZ}", {made.XYZ}),
        (f"id:00{made.XYZ}", {made.XYZ}),
        (f"{made.XYZ}", {made.XYZ}),
    ],
)
def test_fields(catalog: Catalog, query: str, codes: set[int]) -> None:
    assert found(catalog, query) == codes


def test_own_cards_by_what_their_scripts_do(catalog: Catalog, library: CardLibrary) -> None:
    assert POT_OF_GREED in found(catalog, "effect:draw", "")
    assert MIRROR_FORCE in found(catalog, "effect:destroy kind:trap", "")
    assert MIRROR_FORCE not in found(catalog, "effect:draw or effect:targets", "")
    quick = found(catalog, "effect:quick source:ketto", "")
    assert VEILER in quick
    for code in quick:
        script = library.pool.script(code)
        assert script is not None
        assert script.of_kind("quick")
    assert found(catalog, "scripted:no source:ketto", "") == {
        card.code
        for card in library.pool
        if not library.pool.is_playable(card.code) and not card.type & c.TYPE_TOKEN
    }


def test_any_gives_all_and_each_type_its_own(catalog: Catalog, library: CardLibrary) -> None:
    """CASE-123: no Type chosen is no filter, and the first Type is not "none"."""
    everything = catalog.search("")
    assert everything.total == catalog.search("race:").total
    parts = [set(catalog.search(f"race:{word}").codes) for word in ("warrior", "spellcaster", "dragon")]
    assert all(parts)
    assert not parts[0] & parts[1]
    monsters = catalog.search("kind:monster").total
    assert monsters < everything.total
    assert catalog.search("kind:monster or kind:spell or kind:trap").total == everything.total


def test_zero_is_a_value(catalog: Catalog, library: CardLibrary) -> None:
    """CASE-122: 0 is found as 0 and "?" as "?"."""
    zero = set(catalog.search("atk=0 def=0").codes)
    assert VEILER in zero
    assert all((card := library.pool.get(code)) is None or card.attack == 0 for code in zero)
    assert made.UNKNOWN_ATK not in set(catalog.search("atk<=99999").codes)
    assert made.UNKNOWN_ATK in set(catalog.search("atk!=0").codes)


def test_limits_count_by_name(catalog: Catalog) -> None:
    limits = {BLUE_EYES: 0, made.DARK_MAGICIAN: 1, made.HARPIE_LADY: 2}
    assert set(catalog.search("limit:0", limits=limits).codes) == {BLUE_EYES}
    assert set(catalog.search("limit=forbidden", limits=limits).codes) == {BLUE_EYES}
    one = set(catalog.search("limit=1 art:all", limits=limits).codes)
    assert {made.DARK_MAGICIAN, made.DARK_MAGICIAN_ART, made.NEAR_ART} == one
    assert made.TREATED_AS in catalog.search("limit=2", limits=limits).codes
    assert catalog.search("limit<3").total == 0
    assert catalog.search("limit=0..2", limits=limits).total == catalog.search("limit<3", limits=limits).total


@pytest.mark.parametrize(
    ("query", "rest", "kind", "place"),
    [
        ("dragon race:dragn", "dragon", "bad value", (7, 17)),
        ("dragon level>=many", "dragon", "bad number", (7, 18)),
        ("race:dragn or blue", "blue", "bad value", (0, 10)),
        ("-race:dragn blue", "blue", "bad value", (1, 11)),
        ("race:dragn,fiend", "race:fiend", "bad value", (0, 16)),
        ("set:zzzzqqqq", "", "bad value", (0, 12)),
        ("id:x", "", "bad value", (0, 4)),
        ("limit:x blue", "blue", "bad number", (0, 7)),
        ("scripted:perhaps", "", "bad value", (0, 16)),
        ("race:", "", "no value", (0, 5)),
        ("(blue", "blue", "open parenthesis", (0, 1)),
    ],
)
def test_a_wrong_part_is_named_and_the_rest_found(
    catalog: Catalog, query: str, rest: str, kind: str, place: tuple[int, int]
) -> None:
    result = catalog.search(query)
    assert result.codes == catalog.search(rest).codes
    assert result.problem is not None
    assert (result.problem.kind, (result.problem.start, result.problem.end)) == (kind, place)


def test_a_wrong_value_gets_a_guess(catalog: Catalog) -> None:
    problem = catalog.search("race:dragn").problem
    assert problem is not None
    assert problem.sentence == "race:dragn is not known and is left out. Did you mean race:dragon?"
    assert problem.values["guess"] == "dragon"
    # The same word at another place is named there, although its cards are remembered.
    again = catalog.search("blue race:dragn").problem
    assert again is not None
    assert again.start == 5


# --- order ---------------------------------------------------------------------------------------


def test_sorting(catalog: Catalog, library: CardLibrary) -> None:
    names = [library.name(code) for code in catalog.search("source:ketto").codes]
    assert names == sorted(names, key=fold)
    attacks = [
        library.pool.data(code).attack
        for code in catalog.search("kind:monster source:ketto", sort="attack").codes
    ]
    assert attacks == sorted(attacks)
    down = catalog.search("source:ketto", sort="level", descending=True).codes
    levels = [card.level if (card := library.pool.data(code)).type & c.TYPE_MONSTER else -1 for code in down]
    assert levels == sorted(levels, reverse=True)
    up = catalog.search("source:ketto", sort="level").codes
    assert not library.pool.data(up[-1]).type & c.TYPE_MONSTER, "cards without a Level come last both ways"
    codes = catalog.search("", sort="code").codes
    assert list(codes) == sorted(codes)
    newest = catalog.search("", sort="newest", descending=True).codes
    assert made.WYVERN in newest[:20]
    kinds = [library.pool.data(code).type for code in catalog.search("source:ketto", sort="type").codes]
    assert kinds[0] & c.TYPE_NORMAL
    assert kinds[-1] & c.TYPE_TRAP
    with pytest.raises(ValueError, match="no way to sort"):
        catalog.search("", sort="colour")


@pytest.mark.parametrize("sort", SORTS)
@pytest.mark.parametrize("descending", [False, True])
def test_every_order_has_every_card(catalog: Catalog, sort: str, descending: bool) -> None:
    everything = set(catalog.search("").codes)
    found = catalog.search("", sort=sort, descending=descending, language="ja")
    assert set(found.codes) == everything
    assert found.total == len(everything)


def test_names_sort_in_the_language_asked_for(catalog: Catalog, library: CardLibrary) -> None:
    names = [library.name(code, "zh_CN") for code in catalog.search("source:ketto", language="zh_CN").codes]
    assert names == sorted(names, key=fold)
    assert catalog.search("", language="xx").codes == catalog.search("", language="en").codes


def test_relevance(catalog: Catalog, library: CardLibrary) -> None:
    def first(query: str, count: int = 1) -> list[str]:
        return [library.name(code) for code in catalog.search(query, sort="relevance", count=count).codes]

    assert first("dark magician") == ["Dark Magician"]
    assert first("chaos sc") == ["Chaos Scepter Blast"]
    assert first("raigeki") == ["Raigeki"]
    assert first("blue eyes white") == ["Blue-Eyes White Dragon"]
    assert first("黑魔导") == ["Dark Magician"]
    assert first("monster reborn") == ["Monster Reborn"]
    assert first("dark magicain") == ["Dark Magician"]
    assert first("mst") == ["Mystical Space Typhoon"], "called by its initials"


def test_stretches(catalog: Catalog) -> None:
    everything = catalog.search("dragon").codes
    part = catalog.search("dragon", offset=3, count=4)
    assert part.codes == everything[3:7]
    assert part.total == len(everything)
    assert catalog.search("dragon", offset=10_000).codes == ()
    assert catalog.search("dragon", offset=-5, count=-1).codes == ()


def test_tokens_and_hidden_cards_are_found_on_demand(catalog: Catalog, library: CardLibrary) -> None:
    codes = set(catalog.search("").codes)
    assert not codes & {made.TOKEN, made.HIDDEN, made.DARK_MAGICIAN_ART}
    tokens = catalog.search("kind:token").codes
    assert made.TOKEN in tokens
    assert all(
        library.pool.get(code) is None or library.pool.data(code).type & c.TYPE_TOKEN for code in tokens
    )


# --- completion ----------------------------------------------------------------------------------


def complete(catalog: Catalog, text: str) -> list[str]:
    results = catalog.complete(text, len(text))
    return [text[: item.start] + item.text + text[item.end :] for item in results]


def test_completion(catalog: Catalog) -> None:
    assert complete(catalog, "rac") == ["race:"]
    assert complete(catalog, "blue lev")[0] == "blue level>="
    assert complete(catalog, "race:dra") == ["race:dragon"]
    assert complete(catalog, "race:fiend,dra") == ["race:fiend,dragon"]
    assert "-kind:ritual" in complete(catalog, "-kind:rit")
    assert complete(catalog, "set:young") == ['set:"Young Testament"']
    assert complete(catalog, "set:testam") == ["set:Testament", 'set:"Young Testament"']
    assert "effect:draw" in complete(catalog, "effect:d")
    assert complete(catalog, "limit:") == complete(catalog, "foo:x") == complete(catalog, "") == []
    assert complete(catalog, "arrow:")[:2] == ["arrow:bottom-left", "arrow:bottom"]
    assert complete(catalog, "blue-eyes wh") != []
    assert '"Dark Magician"' in complete(catalog, '"dark mag')
    assert '"Blue-Scaled Wyvern"' in complete(catalog, "blue-sc")
    assert '"Blue-Scaled Wyvern"' in complete(catalog, "wyv"), "a later word of the name"
    assert complete(catalog, "name:elan") == ['name:"Élan Vital’s Ｋnight"']
    hint = catalog.complete("rac", 3)[0].hint
    assert hint.startswith("The monster's Type")


def test_completions_are_understood(catalog: Catalog) -> None:
    for text in (
        "type:",
        "race:",
        "attr:",
        "arrow:",
        "kind:",
        "set:",
        "effect:",
        "scripted:",
        "scope:",
        "art:",
    ):
        completed = complete(catalog, text)
        assert completed
        for query in completed:
            assert catalog.search(query).problem is None, query


@settings(max_examples=150)
@given(st.text("abdr黒龍かガ0 1:<>=\"'()-,.*^{}+é?race:set!|&", max_size=24), st.integers(0, 30))
def test_any_query_gives_a_result(catalog: Catalog, query: str, cursor: int) -> None:
    result = catalog.search(query, sort="relevance")
    assert 0 <= len(result.codes) == result.total <= len(catalog)
    catalog.complete(query, cursor)


@settings(max_examples=80)
@given(st.text(min_size=1, max_size=12))
def test_any_letters_can_be_searched(catalog: Catalog, text: str) -> None:
    quoted = '"' + text.replace('"', "") + '"'
    assert catalog.search(quoted).total <= len(catalog)
    assert catalog.search(f"name:{quoted} or text:{quoted} or set:{quoted}").total <= len(catalog)


# --- the parts -----------------------------------------------------------------------------------


def test_folding() -> None:
    assert fold("Gaia’s Élan—Vital  ＫＮＩＧＨＴ №5") == "gaias elan vital knight no5"
    assert fold("ﾌﾞﾙｰｱｲｽﾞ ぶるーあいず") == "ブルーアイズ ブルーアイズ"
    assert fold("Größe Ægir Łódź") == "grosse aegir lodz"
    assert fold("\ue000") == ""
    assert compact("Blue-Eyes White Dragon") == "blueeyeswhitedragon"
    assert index_words("青眼 a 白竜龍 b") == " 青眼 眼  a  白竜 竜龍 龍  b"
    assert match_words("青眼白 dragon 龍") == ["青眼", "眼白", "dragon", "龍"]
    assert fold("\U00020b9f\U00020b9f") == "\U00020b9f\U00020b9f"


@given(st.text(max_size=20))
def test_folding_twice_changes_nothing(text: str) -> None:
    assert fold(fold(text)) == fold(text)
    assert "  " not in fold(text)


def test_spelling() -> None:
    speller = Speller(["dragon", "dragoon", "magician", "warrior", "dark"])
    assert speller.near("dragn") == ["dragon", "dragoon"]
    assert speller.near("dargon") == ["dragon"]
    assert speller.near("magicain") == ["magician"]
    assert speller.near("majishan") == []
    assert speller.near("warior") == ["warrior"]
    assert speller.near("drk") == []
    assert speller.near("magcia") == ["magician"], "an unfinished word"
    assert distance("kitten", "sitting", 5) == 2
    assert distance("abc", "xyz", 1) == 2
    assert near_part("青眼之白龙", "青眼的白龙", 0)
    assert not near_part("青眼之白龙", "青目的白龙", 3)
