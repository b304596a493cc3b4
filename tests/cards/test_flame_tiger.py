"""Flame Tiger."""

from tests.scenario import Scenario


def test_is_banished_when_it_leaves() -> None:
    duel = Scenario(player="B")
    duel.a.graveyard("Flame Tiger").hand("Dark Hole")
    duel.b.ends_turn()
    duel.a.activates("Flame Tiger")
    duel.all_pass()
    assert duel.a.deck_count == 10  # no draw
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.a.banished_names == ["Flame Tiger"]


def test_not_while_you_control_a_monster() -> None:
    duel = Scenario(player="B")
    duel.a.graveyard("Flame Tiger").monsters("Gemini Elf")
    duel.b.ends_turn()
    assert duel.a.deck_count == 9


def test_not_where_there_is_no_draw_to_give_up() -> None:
    for lock, able in (("Fenrir", False), ("Wattkid", True)):
        duel = Scenario()
        duel.a.monsters(lock).graveyard("Wattkid")
        duel.b.graveyard("Flame Tiger").monsters("Kuriboh")
        duel.a.battle_phase()
        duel.a.attacks(lock, "Kuriboh")
        duel.all_pass()
        duel.a.main_phase_2()
        duel.a.ends_turn()
        assert duel.b.could_respond("Flame Tiger") is able
