"""Trickstar Light Stage."""

from app.engine import constants as c
from tests.scenario import Scenario

STAGE, CANDINA, JAR = "Trickstar Light Stage", "Trickstar Candina", "Jar of Greed"


def test_its_search_is_optional_and_for_trickstar_monsters() -> None:
    duel = Scenario()
    duel.a.hand(STAGE).deck("Wattkid", "Trickstar Reincarnation", CANDINA)
    duel.a.activates(STAGE)
    duel.a.says(False)
    duel.all_pass()
    assert duel.a.hand_names == []
    assert duel.a.card(STAGE).in_field_zone


def staged(*, player: str = "A") -> Scenario:
    """A's Light Stage is face-up; B has two Set cards since turn 1."""
    duel = Scenario(player=player)
    duel.a.face_up(STAGE).hand("Dian Keto the Cure Master")
    duel.b.set(JAR, "Waboku")
    return duel


def test_the_card_in_the_light_waits_for_the_end_phase() -> None:
    duel = staged()
    duel.a.activates(STAGE, JAR)
    assert duel.b.could_respond(JAR)  # in response it may still be used
    duel.all_pass()
    assert not duel.a.may_activate(STAGE)
    duel.a.activates("Dian Keto the Cure Master")
    assert not duel.b.could_respond(JAR)
    assert duel.b.could_respond("Waboku")
    duel.all_pass()
    assert duel.phase == c.PHASE_MAIN1
    duel.a.ends_turn()
    duel.b.activates(JAR)
    assert duel.phase == c.PHASE_END
    duel.all_pass()
    assert JAR in duel.b.graveyard_names
    assert len(duel.b.hand_names) == 2  # the Jar, and the draw of the turn
    assert "Waboku" in duel.b.field_names


def test_not_activated_it_goes_to_the_gy() -> None:
    duel = staged()
    duel.a.activates(STAGE, JAR)
    duel.all_pass()
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "B"
    assert duel.b.graveyard_names == [JAR]
    assert duel.b.field_names == ["Waboku"]
    assert not duel.b.card(JAR).data.reason & c.REASON_DESTROY


def test_without_the_stage_the_card_is_free() -> None:
    duel = staged()
    duel.b.set("Mystical Space Typhoon")
    duel.a.activates(STAGE, JAR)
    duel.all_pass()
    duel.a.activates("Dian Keto the Cure Master")
    duel.b.activates("Mystical Space Typhoon", STAGE)
    duel.all_pass()
    duel.a.ends_turn()
    assert duel.b.could_respond(JAR)
    duel.all_pass()
    assert JAR in duel.b.field_names


def test_each_damage_by_a_trickstar_monster_costs_200_more() -> None:
    duel = Scenario()
    duel.a.face_up(STAGE).monsters(CANDINA, "Vorse Raider").hand("Ookazi")
    duel.b.hand("Mystical Space Typhoon").set(JAR)
    duel.a.activates("Ookazi")
    duel.b.activates(JAR)
    duel.all_pass()
    assert duel.b.lp == 8000 - 800 - 200 - 200  # only Candina's 200 call for more
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    duel.all_pass()
    assert duel.b.lp == 6800 - 1900
    duel.a.attacks_directly(CANDINA)
    duel.all_pass()
    assert duel.b.lp == 4900 - 1800 - 200
    assert duel.a.lp == 8000
