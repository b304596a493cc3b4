"""Hazy Flame Hyppogrif."""

from tests.scenario import Scenario

HYPPOGRIF = "Hazy Flame Hyppogrif"


def test_another_fire_monster_even_a_face_down_one_makes_it_stronger() -> None:
    duel = Scenario()
    duel.a.monsters(HYPPOGRIF, "Wattkid").face_down("Jurrac Guaiba")
    duel.a.activates(HYPPOGRIF)
    duel.all_pass()
    assert duel.place_of("Jurrac Guaiba") == "GY"
    assert duel.a.card(HYPPOGRIF).attack == 2400
    assert not duel.a.may_activate(HYPPOGRIF)


def test_only_the_opponent_cannot_target_it() -> None:
    duel = Scenario()
    duel.a.monsters(HYPPOGRIF).hand("Book of Moon")
    duel.b.hand("Book of Moon")
    assert duel.a.may_activate("Book of Moon")
    duel.a.ends_turn()
    duel.all_pass()
    assert not duel.b.may_activate("Book of Moon")
