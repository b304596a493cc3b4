"""Stargazer Magician."""

from app.engine import constants as c
from app.engine import decisions as d
from app.engine import query
from tests.rulings.extra_deck import scales
from tests.scenario import Scenario

STARGAZER = "Stargazer Magician"


def offered_in_the_battle(duel: Scenario, name: str) -> bool:
    """Whether B is offered the card in some window of the present battle."""
    twin = duel.duel.clone()
    while isinstance(twin.decision, d.ChainResponse) and twin.kernel.state.attacker:
        if any(duel.is_named(x.card, name, twin.kernel) for x in twin.decision.commands):
            return True
        twin.respond(())
    return False


def scale(duel: Scenario) -> int:
    """Its Pendulum Scale in the Pendulum Zone."""
    return query.scale(duel.a.card(STARGAZER, c.LOCATION_SZONE), True)


def test_without_a_magician_its_scale_is_4() -> None:
    duel = Scenario()
    scales(duel.a, STARGAZER, "Flash Knight")
    assert scale(duel) == 4
    duel = Scenario()
    scales(duel.a, STARGAZER, "Timegazer Magician")
    assert scale(duel) == 1


def test_no_spells_while_a_pendulum_monster_battles() -> None:
    for fighter, able in (("Flash Knight", False), ("Luster Dragon", True)):
        duel = Scenario()
        scales(duel.a, STARGAZER, "Timegazer Magician")
        duel.a.monsters(fighter)
        duel.b.set("Book of Moon")
        duel.a.battle_phase()
        duel.a.attacks_directly(fighter)
        assert offered_in_the_battle(duel, "Book of Moon") is able


def test_a_returned_pendulum_monster_comes_back() -> None:
    duel = Scenario()
    duel.a.monsters(STARGAZER, "Flash Knight").hand("Wattkid")
    duel.b.set("Compulsory Evacuation Device")
    duel.a.summons("Wattkid")
    duel.b.activates("Compulsory Evacuation Device", "Flash Knight")
    duel.a.activates(STARGAZER)
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == ["Flash Knight", STARGAZER, "Wattkid"]


def test_it_misses_the_timing_when_something_follows() -> None:
    duel = Scenario()
    duel.a.monsters(STARGAZER, "Flash Knight").hand("Pot of Greed")
    duel.b.set("Compulsory Evacuation Device")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Compulsory Evacuation Device", "Flash Knight")
    assert not duel.a.could_respond(STARGAZER), "Link 1 drew after it"
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [STARGAZER]
