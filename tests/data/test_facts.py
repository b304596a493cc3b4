"""The card data in resources/cards: every value of every card is one that a card can have."""

import json
from pathlib import Path

import pytest

from app.data.errors import CardFileError
from app.data.facts import FILES, CardFacts, load_facts
from app.data.paths import resources_dir
from app.data.type_words import type_line
from app.engine import constants as c

FOLDER = resources_dir() / "cards"


@pytest.fixture(scope="module")
def facts() -> dict[int, CardFacts]:
    return {card.data.code: card for card in load_facts(FOLDER)}


def test_all_cards_are_there(facts: dict[int, CardFacts]) -> None:
    kinds = [c.TYPE_MONSTER, c.TYPE_SPELL, c.TYPE_TRAP]
    counts = [sum(bool(card.data.type & kind) for card in facts.values()) for kind in kinds]
    assert counts == [502, 170, 141]


@pytest.mark.parametrize("name", FILES)
def test_one_card_a_line_sorted_by_passcode(name: str) -> None:
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    assert (lines[0], lines[-1]) == ("[", "]")
    codes = [json.loads(line.removesuffix(","))["passcode"] for line in lines[1:-1]]
    assert codes == sorted(set(codes))


@pytest.mark.parametrize("name", FILES)
def test_no_card_has_a_key_that_is_not_read(name: str) -> None:
    shared = {"passcode", "en", "ja", "zh_CN", "archetypes", "alias"}
    own = {"types", "attribute", "level", "rank", "markers", "scale", "atk", "def"}
    allowed = shared | (own if name == "monsters.json" else {"property"})
    for row in json.loads((FOLDER / name).read_text(encoding="utf-8")):
        assert row.keys() <= allowed, row
        assert row.get("archetypes", []) == sorted(set(row.get("archetypes", []))), row


def test_names_exist_in_every_language(facts: dict[int, CardFacts]) -> None:
    for card in facts.values():
        assert set(card.names) == {"en", "ja", "zh_CN"}
        assert all(name == name.strip() != "" for name in card.names.values()), card.names


def test_monster_values_are_sane(facts: dict[int, CardFacts]) -> None:
    #: Printed without Level or Rank; the card's own text says what it counts as.
    without_level = {"Ultimaya Tzolkin", "Number F0: Utopic Future"}
    for card in facts.values():
        data = card.data
        if not data.type & c.TYPE_MONSTER:
            assert (data.attack, data.defense, data.level, data.attribute, data.race) == (0, 0, 0, 0, 0)
            continue
        assert 1 <= data.level <= 12 or (data.level == 0 and data.name in without_level), data
        assert data.attribute in c.ATTRIBUTES
        assert data.race in c.RACES
        assert all(value == -2 or 0 <= value <= 5000 for value in (data.attack, data.defense)), data
        one_of = c.TYPE_NORMAL | c.TYPE_EFFECT | c.TYPE_EXTRA_DECK | c.TYPE_RITUAL
        assert data.type & one_of, data
        assert not (data.type & c.TYPE_NORMAL and data.type & c.TYPE_EFFECT), data
        assert not (data.type & c.TYPE_NORMAL and data.type & (c.TYPE_EXTRA_DECK | c.TYPE_RITUAL)), data
        assert (data.type & c.TYPE_EXTRA_DECK).bit_count() <= 1, data
        assert bool(data.markers) == bool(data.type & c.TYPE_LINK)
        assert data.left_scale == data.right_scale <= 13


def test_well_known_cards(facts: dict[int, CardFacts]) -> None:
    dragon = facts[89631139]
    assert dragon.names["ja"] == "青眼の白龍"
    assert (dragon.data.attack, dragon.data.defense, dragon.data.level) == (3000, 2500, 8)
    assert type_line(dragon.data.type, dragon.data.race) == "Dragon / Normal"
    talker = facts[1861629].data
    assert (talker.level, talker.defense) == (3, 0)
    assert talker.markers == c.LINK_BOTTOM_LEFT | c.LINK_BOTTOM_RIGHT | c.LINK_TOP
    assert facts[98777036].data.attack == -2
    assert facts[16178681].data.left_scale == 4
    assert type_line(facts[27551].data.type, 0, "zh_CN") == "永续陷阱"


def test_cards_of_one_name_are_one_card(facts: dict[int, CardFacts]) -> None:
    """Alternate art has the passcode of the first printing as alias, so copies are counted together."""
    by_name: dict[str, list[CardFacts]] = {}
    for card in facts.values():
        by_name.setdefault(card.data.name, []).append(card)
    doubles = {name: cards for name, cards in by_name.items() if len(cards) > 1}
    assert set(doubles) == {"Dark Magician", "Polymerization"}
    for cards in doubles.values():
        assert sorted(bool(card.data.alias) for card in cards) == [False, True]
    assert facts[27847700].data.alias == 24094653
    assert facts[36996508].data.alias == 46986414


def test_always_treated_as(facts: dict[int, CardFacts]) -> None:
    umi = {code for code, card in facts.items() if card.data.alias == 22702055}
    lady = {code for code, card in facts.items() if card.data.alias == 76812113}
    assert umi == {295517, 34103656}
    assert lady == {27927359, 54415063, 80316585, 91932350}


def _copy(folder: Path) -> dict[str, list[str]]:
    lines = {}
    for name in FILES:
        text = (FOLDER / name).read_text(encoding="utf-8")
        (folder / name).write_text(text, encoding="utf-8")
        lines[name] = text.splitlines()
    return lines


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"Fiend / Effect"', '"Fiend / Magic"', "line 2: 'Magic' is not a type word"),
        ('"Fiend / Effect"', '"Ghost / Effect"', "line 2: 'Ghost' is not a Type"),
        ('"level": 8', '"level": 80', "line 2: 'level' must be a number from 0 to 13"),
        ('"atk": 3000', '"atk": "high"', "line 2: 'atk' must be a number"),
        ('"attribute": "FIRE", ', "", "line 2: 'attribute' is missing"),
        ('"passcode": 102380', '"passcode": 218704', "line 3: the passcode 218704 is there twice"),
        ('"def": 2500}', '"def": 2500}}', "line 2: "),
        ('"def": 2500}', '"def": 2500, "alias": 5}', "is an alias of 5"),
    ],
)
def test_a_wrong_value_is_reported_with_file_and_line(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    lines = _copy(tmp_path)["monsters.json"]
    assert old in lines[1]
    lines[1] = lines[1].replace(old, new)
    (tmp_path / "monsters.json").write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(CardFileError) as error:
        load_facts(tmp_path)
    assert sentence in str(error.value)
    assert str(tmp_path) in str(error.value)


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(CardFileError, match="Cannot read"):
        load_facts(tmp_path)
