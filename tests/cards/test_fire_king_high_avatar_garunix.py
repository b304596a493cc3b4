"""Fire King High Avatar Garunix."""

from app.engine import constants as c
from tests.rulings.summoning import activated
from tests.scenario import Scenario

GARUNIX, YAKSHA = "Fire King High Avatar Garunix", "Fire King Avatar Yaksha"


def test_it_rises_in_the_next_standby_phase_and_then_burns_the_others_by_an_effect_of_its_own() -> None:
    duel = Scenario()
    duel.a.monsters(GARUNIX).hand("Dark Hole")
    duel.b.set("Breakthrough Skill")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates("Breakthrough Skill")  # after it has risen, in response to what would burn
    duel.all_pass()
    assert activated(duel) == ["Dark Hole", GARUNIX, GARUNIX, "Breakthrough Skill"]
    assert duel.place_of(GARUNIX) == "Monster Zone"


def test_only_its_own_return_burns() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard(GARUNIX)
    duel.b.monsters("Wattkid")
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert duel.place_of(GARUNIX) == "Monster Zone"
    assert duel.place_of("Wattkid") == "Monster Zone"


def test_destroyed_by_battle_it_calls_another_fire_king() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes Ultimate Dragon")
    duel.b.monsters(GARUNIX).deck(GARUNIX, YAKSHA)
    duel.a.battle_phase()
    duel.a.attacks("Blue-Eyes Ultimate Dragon", GARUNIX)
    duel.b.activates(GARUNIX)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == [YAKSHA]
