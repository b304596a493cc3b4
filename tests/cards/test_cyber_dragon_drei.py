"""Cyber Dragon Drei."""

from tests.scenario import Scenario

DREI = "Cyber Dragon Drei"


def test_its_cyber_dragons_become_level_5_and_only_machines_may_follow() -> None:
    duel = Scenario()
    duel.a.hand(DREI, "Monster Reborn").graveyard("Mokey Mokey", "Cannon Soldier")
    duel.a.summons(DREI)
    duel.a.activates(DREI)
    duel.all_pass()
    assert duel.a.card(DREI).level == 5
    duel.a.activates("Monster Reborn")  # nothing to choose: only the Machine may come
    duel.all_pass()
    assert "Cannon Soldier" in duel.a.field_names


def test_not_after_another_special_summon_in_the_same_turn() -> None:
    for before, able in (("Mokey Mokey", False), ("Cannon Soldier", True)):
        duel = Scenario()
        duel.a.hand(DREI, "Monster Reborn").graveyard(before)
        duel.a.activates("Monster Reborn")
        duel.all_pass()
        duel.a.summons(DREI)
        assert duel.a.could_respond(DREI) is able


def test_the_promise_is_not_given_where_the_activation_is_negated() -> None:
    duel = Scenario()
    duel.a.hand(DREI, "Monster Reborn").graveyard("Mokey Mokey")
    duel.b.set("Divine Wrath").hand("Wattkid")
    duel.a.summons(DREI)
    duel.a.activates(DREI)
    duel.b.activates("Divine Wrath")
    duel.all_pass()
    duel.a.activates("Monster Reborn", "Mokey Mokey")
    duel.all_pass()
    assert "Mokey Mokey" in duel.a.field_names
