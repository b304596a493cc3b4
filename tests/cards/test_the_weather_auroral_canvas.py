"""The Weather Auroral Canvas."""

from tests.scenario import Scenario


def test_the_added_card_is_banished_and_replaced() -> None:
    duel = Scenario(player="B")
    duel.a.monster_in(0, "The Weather Painter Thunder").face_up("The Weather Auroral Canvas")
    duel.b.hand("Reinforcement of the Army").deck("Gemini Elf", "Celtic Guardian")
    duel.b.activates("Reinforcement of the Army")
    duel.a.activates("The Weather Painter Thunder")
    duel.all_pass()
    assert duel.a.banished_names == ["The Weather Painter Thunder"]
    assert duel.b.banished_names == ["Celtic Guardian"]
    assert duel.b.hand_names == ["Gemini Elf"]


def test_two_cards_are_none() -> None:
    duel = Scenario(player="B")
    duel.a.monster_in(0, "The Weather Painter Thunder").face_up("The Weather Auroral Canvas")
    duel.b.hand("Pot of Greed")
    duel.b.activates("Pot of Greed")
    assert not duel.a.could_respond("The Weather Painter Thunder")


def test_a_drawn_card_was_added_too() -> None:
    duel = Scenario(player="B")
    duel.a.monster_in(0, "The Weather Painter Thunder").face_up("The Weather Auroral Canvas")
    duel.b.hand("Upstart Goblin")
    duel.b.activates("Upstart Goblin")
    duel.all_pass()
    drawn = Scenario(player="B")
    drawn.a.monster_in(0, "The Weather Painter Thunder").face_up("The Weather Auroral Canvas")
    drawn.b.set("Jar of Greed")
    drawn.b.activates("Jar of Greed")
    assert drawn.a.could_respond("The Weather Painter Thunder")
    assert "The Weather Painter Thunder" in duel.a.field_names, "the gain of LP came after the draw"
