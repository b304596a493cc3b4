"""Names and texts of cards in three languages."""

from pathlib import Path

import pytest

from app.data.errors import CardFileError
from app.data.facts import ImportedCard
from app.data.library import CardLibrary, load_library, load_texts
from app.engine import constants as c
from app.engine.carddata import CardData, CardPool
from app.engine.duel import DeckList, Duel, Setup
from app.engine.effects import Script
from app.engine.errors import UnscriptedCard
from app.engine.rules import rules_named

SPELL, ART, VANILLA, UNSCRIPTED = 100, 101, 102, 103


@pytest.fixture
def library() -> CardLibrary:
    script = Script(SPELL, "First", note="You can only use one.", options=("Draw", "Stay"))
    token = CardData(900, "Sheep Token", c.TYPE_MONSTER | c.TYPE_TOKEN)
    script.tokens = (token,)

    @script.activation()
    async def draw(fx: object) -> None:
        """Draw 1 card."""

    @script.activation()
    async def stay(fx: object) -> None:
        """Do nothing."""

    cards = [
        CardData(SPELL, "First", c.TYPE_SPELL),
        CardData(ART, "First", c.TYPE_SPELL, alias=SPELL),
        CardData(VANILLA, "Plain", c.TYPE_MONSTER | c.TYPE_NORMAL, race=c.RACE_FISH),
        CardData(UNSCRIPTED, "New", c.TYPE_TRAP),
    ]
    names = {card.code: {"en": card.name, "ja": f"{card.name} ja", "zh_CN": ""} for card in cards}
    texts = {"zh_CN": {SPELL: {"note": "只能用一张。", "effects": ["抽1张卡。"], "options": ["抽卡"]}}}
    return CardLibrary(CardPool(cards, {SPELL: script}), names, texts)


def test_names(library: CardLibrary) -> None:
    assert library.name(SPELL) == "First"
    assert library.name(SPELL, "ja") == "First ja"
    assert library.name(SPELL, "zh_CN") == "First", "an empty name falls back to English"
    assert library.name(SPELL, "fr") == "First"
    assert library.name(900, "ja") == "Sheep Token", "a Token is named by its script"
    assert library.name(55) == "#55"


def test_every_token_has_a_chinese_name() -> None:
    whole = load_library()
    tokens = [card.code for card in whole.pool.facts.values() if card.type & c.TYPE_TOKEN]
    assert len(tokens) > 10
    assert [code for code in tokens if not whole.name(code, "zh_CN").endswith("衍生物")] == []
    assert whole.name(73915052, "zh_CN") == "羊衍生物"


def test_texts_fall_back_to_the_english_script(library: CardLibrary) -> None:
    assert library.text(SPELL) == "You can only use one.\nDraw 1 card.\nDo nothing."
    assert library.text(SPELL, "zh_CN") == "只能用一张。\n抽1张卡。\nDo nothing."
    assert library.text(SPELL, "ja") == library.text(SPELL)
    assert library.effect_text(SPELL, 0, "zh_CN") == "抽1张卡。"
    assert library.effect_text(SPELL, 1, "zh_CN") == "Do nothing."
    assert library.option_text(SPELL, 0, "zh_CN") == "抽卡"
    assert library.option_text(SPELL, 1, "zh_CN") == "Stay"
    assert (library.effect_text(SPELL, 2), library.effect_text(SPELL, -1)) == ("", "")
    assert library.option_text(SPELL, 9) == ""


def test_alternate_art_has_the_texts_of_the_original(library: CardLibrary) -> None:
    for lang in ("en", "ja", "zh_CN"):
        assert library.text(ART, lang) == library.text(SPELL, lang)


def test_cards_without_effects_or_script(library: CardLibrary) -> None:
    assert library.text(VANILLA) == ""
    assert library.type_line(VANILLA, "ja") == "魚族／通常"
    assert "does not know" in library.text(UNSCRIPTED)
    assert library.text(UNSCRIPTED, "zh_CN") != library.text(UNSCRIPTED)
    assert (library.text(55), library.type_line(55), library.data(55)) == ("", "", None)
    assert library.has_text(SPELL, "zh_CN")
    assert not library.has_text(UNSCRIPTED, "en")


def test_the_real_library_has_every_card_of_the_files() -> None:
    library = load_library()
    assert library.name(46986414, "zh_CN") == "黑魔导"
    assert sum(library.data(card.code) is not None for card in library.pool) >= 806


def test_every_script_has_the_name_of_its_card() -> None:
    library = load_library()
    for card in library.pool:
        script = library.pool.script(card.code)
        if script is not None and not card.alias:
            assert script.name == card.name
            if script.note or any(script.effect_texts):
                assert library.text(card.code), card.name


def test_text_entries_fit_their_scripts() -> None:
    """A translation may miss words but never has more effects or options than the script."""
    library = load_library()
    for lang, texts in library.texts.items():
        for code, entry in texts.items():
            script = library.pool.script(code)
            if script is None:
                continue
            where = f"{lang} {library.name(code)}"
            assert len(entry.get("effects", ())) <= len(script.effect_texts), where
            assert len(entry.get("options", ())) <= len(script.options), where
            assert set(entry) <= {"note", "effects", "options"}, where


@pytest.mark.parametrize(
    "content", ["[]", '{"x": {}}', '{"1": []}', '{"1": {"effects": "a"}}', "{", "\u00ff"]
)
def test_a_damaged_text_file_is_reported(tmp_path: Path, content: str) -> None:
    path = tmp_path / "zh_CN.json"
    path.write_text(content, encoding="latin-1")
    with pytest.raises(CardFileError) as error:
        load_texts(path)
    assert str(path) in str(error.value)


# --- cards of the player's own databases -----------------------------------------------------------


def _with_imports() -> CardLibrary:
    library = load_library()
    spare = [
        CardData(
            900_000_000 + n,
            f"Import {n}",
            c.TYPE_MONSTER | c.TYPE_NORMAL,
            1000,
            1000,
            4,
            c.ATTRIBUTE_EARTH,
            1,
        )
        for n in range(50)
    ]
    effect = CardData(910_000_000, "Import With Effect", c.TYPE_MONSTER | c.TYPE_EFFECT)
    art = CardData(910_000_001, "Import 0", c.TYPE_MONSTER | c.TYPE_NORMAL, 1000, 1000, 4, alias=900_000_000)
    own = CardData(46986414, "Not Dark Magician", c.TYPE_SPELL)
    cards = [ImportedCard(card, {"en": card.name}) for card in (*spare, effect, art, own)]
    library.import_cards(cards, lambda code: {"en": f"Text of {code}."})
    return library


def test_imported_cards_have_facts_names_and_texts() -> None:
    library = _with_imports()
    assert library.name(900_000_001) == library.name(900_000_001, "ja") == "Import 1"
    assert library.text(910_000_000) == library.text(910_000_000, "zh_CN") == "Text of 910000000."
    assert library.text(900_000_001) == "Text of 900000001."
    assert library.name(46986414) == "Dark Magician"
    assert library.text(46986414) == "", "not the text of a database"
    assert not library.pool.is_playable(910_000_000)
    assert library.pool.is_playable(900_000_001)
    assert len(library.imported) == 52


def test_a_duel_has_only_the_imported_cards_that_are_in_it() -> None:
    """What may be declared, and so the record of a duel, does not depend on other databases."""
    library = _with_imports()
    own = load_library().pool
    plain = DeckList(main=(46986414,) * 40)
    setup = Setup(rules=rules_named("mr5"), seed=7, decks=(plain, plain), first_player=0)
    assert len(Duel(setup, library.pool).pool) == len(own)
    mixed = DeckList(main=(46986414,) * 20 + (910_000_001,) * 20)
    setup = Setup(rules=rules_named("mr5"), seed=7, decks=(mixed, plain), first_player=0)
    duel = Duel(setup, library.pool)
    added = [card.code for card in duel.pool if card.code not in own]
    assert added == [900_000_000, 910_000_001], "and the card whose artwork it is"
    assert duel.clone().pool is duel.pool
    assert own.for_duel(()) is own
    decks = (DeckList(main=(910_000_000,) * 40), plain)
    setup = Setup(rules=rules_named("mr5"), seed=7, decks=decks, first_player=0)
    with pytest.raises(UnscriptedCard, match="Import With Effect"):
        Duel(setup, library.pool)
