"""Nobleman Of Crossout."""

from tests.scenario import Scenario


def test_a_flip_monster_is_banished_with_all_copies_in_the_decks() -> None:
    duel = Scenario()
    duel.a.hand("Nobleman of Crossout").deck("Man-Eater Bug", "Gemini Elf")
    duel.b.face_down("Man-Eater Bug").hand("Man-Eater Bug")
    duel.b.deck("Man-Eater Bug", "Man-Eater Bug", "Vorse Raider")
    duel.a.activates("Nobleman of Crossout")
    duel.all_pass()
    assert duel.a.banished_names == ["Man-Eater Bug"]
    assert duel.b.banished_names == ["Man-Eater Bug"] * 3
    assert duel.b.hand_names == ["Man-Eater Bug"]
    assert (duel.a.deck_count, duel.b.deck_count) == (1, 1)


def test_another_monster_is_only_banished_itself() -> None:
    duel = Scenario()
    duel.a.hand("Nobleman of Crossout")
    duel.b.face_down("Vorse Raider").deck("Vorse Raider").monsters("Gemini Elf")
    duel.a.activates("Nobleman of Crossout")
    duel.all_pass()
    assert duel.b.banished_names == ["Vorse Raider"]
    assert duel.b.deck_count == 1
