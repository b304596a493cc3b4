"""El Shaddoll Winda."""

from tests.scenario import Scenario

WINDA = "El Shaddoll Winda"


def test_the_opponents_effects_do_not_destroy_it_but_your_own_do() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(WINDA, "Vorse Raider")
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "GY"
    assert duel.place_of(WINDA) == "Monster Zone"
    duel = Scenario()
    duel.a.monsters(WINDA).hand("Dark Hole")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.place_of(WINDA) == "GY"


def test_one_special_summon_a_turn() -> None:
    duel = Scenario()
    duel.b.monsters(WINDA)
    duel.a.hand("Monster Reborn", "Cyber Dragon").graveyard("Wattkid", "Vorse Raider")
    assert duel.a.may_special_summon("Cyber Dragon")
    duel.a.special_summons("Cyber Dragon")
    duel.all_pass()
    assert not duel.a.may_activate("Monster Reborn")
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.a.may_activate("Monster Reborn"), "it counts anew each turn"
