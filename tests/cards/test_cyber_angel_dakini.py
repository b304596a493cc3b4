"""Cyber Angel Dakini."""

from tests.scenario import Scenario


def test_ritual_summon_makes_the_opponent_send_a_monster_of_their_choice() -> None:
    duel = Scenario()
    duel.a.hand("Advanced Ritual Art", "Cyber Angel Dakini").deck(
        "Gemini Elf", "Luster Dragon", "Cyber Dragon"
    )
    duel.b.monsters("Summoned Skull", "Wattkid")
    duel.a.activates("Advanced Ritual Art")
    duel.all_pass()
    duel.a.picks("Gemini Elf", "Luster Dragon")
    duel.a.activates("Cyber Angel Dakini")
    duel.all_pass()
    duel.b.picks("Wattkid")
    assert duel.b.field_names == ["Summoned Skull"]
    assert duel.place_of("Wattkid") == "GY"


def test_rituals_pierce() -> None:
    duel = Scenario()
    duel.a.monsters("Cyber Angel Dakini", "Black Luster Soldier", "Summoned Skull")
    duel.b.defending("Wattkid", "Mokey Mokey", "Skull Servant")
    duel.a.battle_phase()
    duel.a.attacks("Black Luster Soldier", "Wattkid")
    duel.all_pass()
    assert duel.b.lp == 8000 - 2500
    duel.a.attacks("Summoned Skull", "Mokey Mokey")
    duel.all_pass()
    assert duel.b.lp == 5500, "no Ritual Monster, no piercing"


def test_returns_a_ritual_monster_in_the_end_phase() -> None:
    duel = Scenario()
    duel.a.monsters("Cyber Angel Dakini").graveyard("Black Luster Soldier", "Summoned Skull")
    duel.a.ends_turn()
    duel.a.activates("Cyber Angel Dakini")
    duel.all_pass()
    assert duel.a.hand_names == ["Black Luster Soldier"]
