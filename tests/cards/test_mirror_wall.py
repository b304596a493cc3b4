"""Mirror Wall."""

from tests.scenario import Scenario


def test_attackers_of_the_opponent_are_halved_while_they_attack() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider").hand("Rush Recklessly", "Rush Recklessly")
    duel.b.face_up("Mirror Wall").monsters("Harpie Lady")
    duel.a.activates("Rush Recklessly", "Vorse Raider")
    duel.all_pass()
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Harpie Lady")
    assert duel.a.card("Vorse Raider").attack == 1300
    duel.all_pass()
    assert duel.a.lp == 8000
    assert duel.place_of("Vorse Raider") == "GY"
    assert duel.place_of("Harpie Lady") == "GY"


def test_a_fraction_is_rounded_up_and_your_own_attackers_are_spared() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider").face_up("Mirror Wall")
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    duel.all_pass()
    assert duel.b.lp == 6100


def test_2000_lp_in_your_standby_phase() -> None:
    duel = Scenario(player="B")
    duel.a.face_up("Mirror Wall")
    duel.b.ends_turn()
    duel.a.says(False)
    duel.all_pass()
    assert duel.place_of("Mirror Wall") == "GY"
    assert duel.a.lp == 8000


def test_it_can_be_activated_in_the_damage_step() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull")
    duel.b.set("Mirror Wall").monsters("Gemini Elf")
    duel.a.battle_phase()
    duel.a.attacks("Summoned Skull", "Gemini Elf")
    while not duel.kernel.state.ds_part:
        duel.respond(())
    duel.b.activates("Mirror Wall")
    duel.all_pass()
    assert duel.a.lp == 8000 - (1900 - 1250)
