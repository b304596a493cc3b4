"""What the player makes of effects it has never seen: categories and words."""

import pytest

from app.ai.knowledge import Knowledge, Side
from app.engine import constants as c
from tests.scenario import pool


def knowledge() -> Knowledge:
    return Knowledge(pool())


def code(name: str) -> int:
    return pool().named(name).code


@pytest.mark.parametrize(
    ("name", "side", "monsters", "backrow", "everything"),
    [
        ("Dark Hole", Side.BOTH, True, False, True),
        ("Raigeki", Side.THEIRS, True, False, True),
        ("Mirror Force", Side.THEIRS, True, False, True),
        ("Mystical Space Typhoon", Side.BOTH, False, True, False),
        ("Heavy Storm", Side.BOTH, False, True, True),
        ("Man-Eater Bug", Side.BOTH, True, False, False),
    ],
)
def test_reach_of_removal(name: str, side: Side, monsters: bool, backrow: bool, everything: bool) -> None:
    sense = knowledge().sense(code(name), 0)
    assert sense is not None
    assert sense.removes_from_field
    assert (sense.side, sense.monsters, sense.backrow) == (side, monsters, backrow)
    assert sense.everything is everything


def test_points_and_duration() -> None:
    sense = knowledge().sense(code("Rush Recklessly"), 0)
    assert sense is not None
    assert (sense.points, sense.helps, sense.temporary) == (700, True, True)
    assert not sense.removes_from_field


def test_a_search_or_revival_removes_nothing() -> None:
    for name in ("Monster Reborn", "Foolish Burial", "Pot of Greed"):
        sense = knowledge().sense(code(name), 0)
        assert sense is not None
        assert not sense.removes_from_field, name


def test_costs_are_read() -> None:
    assert knowledge().price(code("Brain Control"), 0).lp == 800
    assert knowledge().price(code("The Melody of Awakening Dragon"), 0).picks[0][0] == 1
    assert knowledge().price(code("Dark Hole"), 0).lp == 0


def test_equip_cards() -> None:
    boost = knowledge().boost(code("Axe of Despair"))
    assert (boost.attack, boost.known, boost.harmful) == (1000, True, False)


def test_flip_effects_are_recognised() -> None:
    assert knowledge().has_flip_effect(code("Man-Eater Bug"))
    assert not knowledge().has_flip_effect(code("Giant Soldier of Stone"))


def test_unknown_effects_have_no_sense() -> None:
    assert knowledge().sense(code("Gemini Elf"), 0) is None
    assert knowledge().sense(code("Dark Hole"), 7) is None
    assert knowledge().definition(0, 0) is None


def test_every_effect_of_the_pool_can_be_read() -> None:
    known = knowledge()
    for card in pool():
        script = pool().script(card.code)
        for effect in range(len(script.effects) if script else 0):
            sense = known.sense(card.code, effect)
            assert sense is not None
            assert sense.category == known.definition(card.code, effect).category  # type: ignore[union-attr]  # it is there
            assert known.price(card.code, effect).lp >= 0
    assert known.boost(code("Dark Hole")).attack == 0
    assert c.CATEGORY_DESTROY


def test_an_effect_copied_from_another_card_is_read_as_that_cards() -> None:
    copied = knowledge().sense(code("Neo-Spacian Dark Panther"), code("Man-Eater Bug") << 8)
    assert copied == knowledge().sense(code("Man-Eater Bug"), 0)
    assert copied is not None
    assert copied.removes_from_field
