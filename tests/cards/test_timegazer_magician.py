"""Timegazer Magician."""

from app.engine import constants as c
from app.engine import decisions as d
from app.engine import query
from tests.rulings.extra_deck import scales
from tests.scenario import Scenario

TIMEGAZER = "Timegazer Magician"


def offered_in_the_battle(duel: Scenario, name: str) -> bool:
    """Whether B is offered the card in some window of the present battle."""
    twin = duel.duel.clone()
    while isinstance(twin.decision, d.ChainResponse) and twin.kernel.state.attacker:
        if any(duel.is_named(x.card, name, twin.kernel) for x in twin.decision.commands):
            return True
        twin.respond(())
    return False


def test_it_is_activated_without_monsters_only() -> None:
    duel = Scenario()
    duel.a.hand(TIMEGAZER)
    assert duel.a.may_activate(TIMEGAZER)
    duel = Scenario()
    duel.a.hand(TIMEGAZER).monsters("Luster Dragon")
    assert not duel.a.may_activate(TIMEGAZER)


def test_its_scale() -> None:
    for partner, scale in (("Stargazer Magician", 8), ("Flash Knight", 4)):
        duel = Scenario()
        scales(duel.a, partner, TIMEGAZER)
        assert query.scale(duel.a.card(TIMEGAZER, c.LOCATION_SZONE), False) == scale


def test_no_traps_while_a_pendulum_monster_battles() -> None:
    for fighter, able in (("Flash Knight", False), ("Luster Dragon", True)):
        duel = Scenario()
        scales(duel.a, "Stargazer Magician", TIMEGAZER)
        duel.a.monsters(fighter)
        duel.b.set("Jar of Greed")
        duel.a.battle_phase()
        duel.a.attacks_directly(fighter)
        assert offered_in_the_battle(duel, "Jar of Greed") is able


def test_it_guards_the_scales_from_the_opponent() -> None:
    duel = Scenario(player="B")
    scales(duel.a, "Stargazer Magician", "Flash Knight")
    duel.a.monsters(TIMEGAZER)
    duel.b.hand("Mystical Space Typhoon", "Mystical Space Typhoon")
    duel.b.activates("Mystical Space Typhoon", "Flash Knight")
    duel.all_pass()
    assert duel.a.card("Flash Knight").in_pendulum_zone
    duel.b.activates("Mystical Space Typhoon", "Flash Knight")
    duel.all_pass()
    assert not duel.a.card("Flash Knight").in_pendulum_zone
