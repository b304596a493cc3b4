"""Elemental HERO Bubbleman."""

from tests.scenario import Scenario


def test_alone_in_hand_it_comes_and_draws_two() -> None:
    duel = Scenario()
    duel.a.hand("Elemental HERO Bubbleman").deck_top("Wattkid", "Gemini Elf")
    duel.a.special_summons("Elemental HERO Bubbleman")
    duel.a.activates("Elemental HERO Bubbleman")
    duel.all_pass()
    assert sorted(duel.a.hand_names) == ["Gemini Elf", "Wattkid"]


def test_not_beside_another_card_in_hand() -> None:
    duel = Scenario()
    duel.a.hand("Elemental HERO Bubbleman", "Wattkid")
    assert not duel.a.may_special_summon("Elemental HERO Bubbleman")
    duel.a.summons("Elemental HERO Bubbleman")
    assert not duel.a.could_respond("Elemental HERO Bubbleman"), "a card in hand forbids the draw"


def test_no_draw_with_another_card_on_the_field() -> None:
    duel = Scenario()
    duel.a.hand("Elemental HERO Bubbleman").set("Mirror Force")
    duel.a.summons("Elemental HERO Bubbleman")
    assert not duel.a.could_respond("Elemental HERO Bubbleman")
