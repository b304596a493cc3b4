"""The Weather Thundery Canvas."""

from tests.scenario import Scenario

THUNDER = "The Weather Painter Thunder"


def test_the_foe_goes_home_at_the_start_of_the_damage_step() -> None:
    duel = Scenario()
    duel.a.monster_in(0, THUNDER).face_up("The Weather Thundery Canvas")
    duel.b.monsters("Summoned Skull").set("Jar of Greed")
    duel.a.battle_phase()
    duel.a.attacks(THUNDER, "Summoned Skull")
    duel.a.activates(THUNDER)
    duel.all_pass()
    assert duel.a.banished_names == [THUNDER]
    assert duel.b.hand_names == ["Summoned Skull"]
    duel.a.ends_turn()
    duel.a.activates(THUNDER)
    duel.all_pass()
    assert THUNDER in duel.a.field_names
