"""Book of Eclipse."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.scenario import Scenario

BOOK = "Book of Eclipse"


def test_all_are_hidden_and_the_opponents_return_for_cards() -> None:
    duel = Scenario()
    duel.a.hand(BOOK).monsters("Wattkid")
    duel.b.monsters("Dark Magician", "Gemini Elf").deck(
        "Kuriboh", "Sangan", "Celtic Guardian", "Luster Dragon"
    )
    duel.a.activates(BOOK)
    duel.all_pass()
    for side, name in ((duel.a, "Wattkid"), (duel.b, "Dark Magician"), (duel.b, "Gemini Elf")):
        assert side.card(name).position == c.POS_FACEDOWN_DEFENSE
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.card("Dark Magician").position == c.POS_FACEUP_DEFENSE
    assert duel.a.card("Wattkid").position == c.POS_FACEDOWN_DEFENSE
    assert len(duel.b.hand_names) == 3  # 2 for the monsters, 1 for the Draw Phase


def test_it_needs_a_monster_that_can_be_turned_face_down() -> None:
    duel = Scenario()
    duel.a.hand(BOOK)
    put(duel.b, "Sheep Token", c.LOCATION_MZONE)
    assert not duel.a.may_activate(BOOK)
