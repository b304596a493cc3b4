"""Flip Summons and being flipped (FLIP), positions (POS), Summons and their negation (SS, SNEG)."""

import pytest

from app.engine import constants as c
from tests.rulings.watching import offered_now
from tests.scenario import Scenario


@pytest.mark.ruling("FLIP-007")
def test_a_monster_turned_face_down_may_be_flip_summoned_in_that_turn() -> None:
    duel = Scenario()
    duel.a.monsters("Celtic Guardian").hand("Book of Moon")
    duel.a.activates("Book of Moon")
    duel.all_pass()
    duel.a.flips("Celtic Guardian")
    duel.all_pass()
    assert duel.a.card("Celtic Guardian").is_in(c.POS_FACEUP_ATTACK)


@pytest.mark.ruling("FLIP-008")
def test_not_after_an_attack() -> None:
    duel = Scenario()
    duel.a.monsters("Celtic Guardian").hand("Book of Moon")
    duel.a.battle_phase()
    duel.a.attacks_directly("Celtic Guardian")
    duel.all_pass()
    assert duel.b.lp == 6600
    duel.a.main_phase_2()
    duel.a.activates("Book of Moon")
    duel.all_pass()
    assert duel.a.card("Celtic Guardian").is_face_down()
    assert not duel.a.may_flip("Celtic Guardian")


@pytest.mark.ruling("FLIP-009")
def test_not_after_a_change_of_position() -> None:
    duel = Scenario()
    duel.a.defending("Celtic Guardian").hand("Book of Moon")
    duel.a.changes_position("Celtic Guardian")
    duel.a.activates("Book of Moon")
    duel.all_pass()
    assert duel.a.card("Celtic Guardian").is_face_down()
    assert not duel.a.may_flip("Celtic Guardian")


@pytest.mark.ruling("FLIP-010")
def test_not_in_the_turn_of_its_summon() -> None:
    duel = Scenario()
    duel.a.hand("Celtic Guardian", "Book of Moon")
    duel.a.summons("Celtic Guardian")
    duel.a.activates("Book of Moon")
    duel.all_pass()
    assert duel.a.card("Celtic Guardian").is_face_down()
    assert not duel.a.may_flip("Celtic Guardian")


@pytest.mark.ruling("FLIP-013")
def test_being_attacked_is_no_flip_summon() -> None:
    duel = Scenario()
    duel.a.monsters("Mystical Elf")
    duel.b.face_down("Stealth Bird")
    duel.a.battle_phase()
    duel.a.attacks("Mystical Elf", "Stealth Bird")
    duel.all_pass()
    assert duel.b.card("Stealth Bird").is_in(c.POS_FACEUP_DEFENSE)
    assert duel.a.lp == 7100


@pytest.mark.ruling("FLIP-014")
def test_being_turned_by_an_effect_is_no_flip_summon() -> None:
    duel = Scenario()
    duel.a.face_down("Stealth Bird", "Luster Dragon").hand("Book of Taiyou", "Book of Taiyou")
    duel.b.set("Trap Hole")
    for monster in ("Stealth Bird", "Luster Dragon"):
        duel.a.activates("Book of Taiyou")
        if monster == "Stealth Bird":
            duel.a.picks(monster)
        assert not duel.b.could_respond("Trap Hole")
        duel.all_pass()
        assert duel.a.card(monster).is_in(c.POS_FACEUP_ATTACK)
    assert duel.b.lp == 8000


@pytest.mark.ruling("FLIP-023")
def test_a_negated_flip_summon_is_no_way_from_the_field_to_the_gy() -> None:
    duel = Scenario()
    duel.a.face_down("Sangan").deck("Kuriboh", "Kuriboh")
    duel.b.set("Solemn Judgment")
    duel.a.flips("Sangan")
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.place_of("Sangan") == "GY"
    assert duel.a.hand_names == []
    assert duel.b.lp == 4000


@pytest.mark.ruling("SNEG-003")
def test_a_negated_normal_summon_is_no_way_from_the_field_to_the_gy() -> None:
    duel = Scenario()
    duel.a.hand("Sangan").deck("Kuriboh", "Kuriboh")
    duel.b.set("Solemn Judgment")
    duel.a.summons("Sangan")
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.place_of("Sangan") == "GY"
    assert duel.a.hand_names == []


@pytest.mark.ruling("SNEG-004")
def test_a_negated_normal_summon_is_no_way_from_the_hand_to_the_gy() -> None:
    duel = Scenario()
    duel.a.hand("Night Assailant").graveyard("Man-Eater Bug")
    duel.b.set("Solemn Judgment")
    duel.a.summons("Night Assailant")
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.place_of("Night Assailant") == "GY"
    assert duel.place_of("Man-Eater Bug") == "GY"


@pytest.mark.ruling("SNEG-007")
def test_a_procedure_is_no_effect_activation() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon")
    duel.b.monsters("Celtic Guardian").set("Divine Wrath").hand("Luster Dragon")
    duel.a.special_summons("Cyber Dragon")
    assert not duel.b.could_respond("Divine Wrath")
    duel.all_pass()
    assert duel.place_of("Cyber Dragon") == "Monster Zone"


@pytest.mark.ruling("SNEG-010")
def test_each_window_offers_its_own_cards() -> None:
    duel = Scenario()
    duel.a.hand("Luster Dragon")
    duel.b.set("Solemn Judgment", "Bottomless Trap Hole")
    duel.a.summons("Luster Dragon")
    duel.a.places(0)
    assert offered_now(duel, duel.b, "Solemn Judgment")
    assert not offered_now(duel, duel.b, "Bottomless Trap Hole")
    duel.b.passes()
    assert offered_now(duel, duel.b, "Bottomless Trap Hole")
    assert not offered_now(duel, duel.b, "Solemn Judgment")


@pytest.mark.ruling("SS-014")
def test_a_summon_by_an_effect_can_be_answered() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Luster Dragon")
    duel.b.set("Bottomless Trap Hole")
    duel.a.activates("Monster Reborn")
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.a.banished_names == ["Luster Dragon"]


@pytest.mark.ruling("SS-019")
def test_a_monster_with_a_procedure_is_otherwise_an_ordinary_one() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn", "Card Destruction", "Cyber Dragon", "Cyber Dragon").monsters("Mokey Mokey")
    assert duel.a.may_summon("Cyber Dragon")
    duel.a.activates("Card Destruction")
    duel.all_pass()
    assert duel.a.graveyard_names.count("Cyber Dragon") == 2
    duel = Scenario()
    duel.a.hand("Card Destruction", "Cyber Dragon").deck_top("Monster Reborn")
    duel.a.activates("Card Destruction")
    duel.all_pass()
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert duel.place_of("Cyber Dragon") == "Monster Zone"
