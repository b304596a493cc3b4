"""Performapal Turn Trooper."""

from app.engine import constants as c
from app.engine import decisions as d
from tests.scenario import Scenario

TROOPER, COUNTER = "Performapal Turn Trooper", 0x35


def with_counters(number: int) -> Scenario:
    """A's Turn Trooper with counters; A's turn 3."""
    duel = Scenario()
    duel.a.monsters(TROOPER)
    duel.a.card(TROOPER).data.counters = ((COUNTER, number),)
    return duel


def test_negates_one_attack_a_turn_with_one_counter() -> None:
    duel = with_counters(1)
    duel.b.monsters("Gene-Warped Warwolf", "Vorse Raider")
    duel.a.ends_turn()
    duel.b.battle_phase()
    duel.b.attacks("Gene-Warped Warwolf", TROOPER)
    duel.a.activates(TROOPER)
    duel.all_pass()
    assert duel.a.lp == 8000
    duel.b.attacks("Vorse Raider", TROOPER)
    assert not duel.a.could_respond(TROOPER)


def test_no_third_counter() -> None:
    duel = with_counters(2)
    duel.a.battle_phase()
    assert isinstance(duel.decision, d.BattleCommand)


def test_two_counters_banish_everything_until_the_second_end_phase() -> None:
    duel = with_counters(2)
    duel.b.monsters("Gene-Warped Warwolf").face_down("Skull Servant")
    duel.a.activates(TROOPER)
    duel.all_pass()
    assert duel.place_of(TROOPER) == "GY"
    assert duel.place_of("Gene-Warped Warwolf") == "banished"
    for turn in (4, 5, 6):
        (duel.b if duel.turn_player == "B" else duel.a).ends_turn()
        duel.all_pass()
        assert duel.turn == turn
        assert duel.place_of("Gene-Warped Warwolf") == "banished"
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.find("Gene-Warped Warwolf").position == c.POS_FACEUP_ATTACK
    assert duel.find("Skull Servant").position == c.POS_FACEDOWN_DEFENSE
    assert len(duel.b.names(c.LOCATION_MZONE)) == 2
