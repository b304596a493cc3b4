"""Mobius the Frost Monarch."""

from tests.scenario import Scenario


def test_a_tribute_summon_destroys_two_backrow_cards() -> None:
    duel = Scenario()
    duel.a.hand("Mobius the Frost Monarch").monsters("Treeborn Frog")
    duel.b.set("Trap Hole", "Mirror Force").face_up("Mountain")
    duel.a.summons("Mobius the Frost Monarch", ["Treeborn Frog"])
    duel.a.activates("Mobius the Frost Monarch", "Mirror Force", "Mountain")
    duel.all_pass()
    assert duel.b.field_names == ["Trap Hole"]


def test_one_is_enough_and_it_may_be_left_out() -> None:
    duel = Scenario()
    duel.a.hand("Mobius the Frost Monarch").monsters("Treeborn Frog")
    duel.b.set("Mirror Force")
    duel.a.summons("Mobius the Frost Monarch", ["Treeborn Frog"])
    assert duel.a.could_respond("Mobius the Frost Monarch")
    duel.all_pass()
    assert duel.b.field_names == ["Mirror Force"]


def test_a_special_summon_does_nothing() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Mobius the Frost Monarch")
    duel.b.set("Mirror Force")
    duel.a.activates("Monster Reborn")
    assert not duel.a.could_respond("Mobius the Frost Monarch")
