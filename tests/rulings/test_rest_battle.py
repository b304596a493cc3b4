"""Entries on damage and battle that need particular cards."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import LpChanged
from tests.rulings.building import counters, monster
from tests.rulings.summoning import activated
from tests.scenario import Scenario

FEATHER = 0x10
DRAGON = "Black-Winged Dragon"
ATLANDIS = "Number C6: Chronomaly Chaos Atlandis"
MAGICIAN, GIRL = "Gagaga Magician", "Gagaga Girl"


def feathered(victim: str) -> Scenario:
    """A's Black-Winged Dragon with 2 counters has used its effect on B's monster."""
    duel = Scenario()
    dragon = monster(duel.a, DRAGON)
    counters(dragon, FEATHER, 2)
    duel.b.monsters(victim)
    assert duel.a.card(DRAGON).attack == 1400
    duel.a.activates(DRAGON)
    duel.all_pass()
    assert duel.a.card(DRAGON).counters(FEATHER) == 0
    assert duel.a.card(DRAGON).attack == 2800
    return duel


@pytest.mark.parametrize(
    ("victim", "attack", "lp"),
    [
        pytest.param("Skull Servant", 0, 7700, marks=pytest.mark.ruling("DMG-032")),
        pytest.param("Elemental HERO Avian", 0, 7000, marks=pytest.mark.ruling("RES-009")),
        ("Vorse Raider", 500, 6600),
    ],
)
def test_damage_is_what_was_really_lost(victim: str, attack: int, lp: int) -> None:
    duel = feathered(victim)
    assert duel.b.card(victim).attack == attack
    assert duel.b.lp == lp
    assert [change.kind for change in duel.happened(LpChanged)] == ["effect"]
    assert duel.a.lp == 8000


def atlandis(victim: str) -> Scenario:
    """A has Xyz Summoned it with Gagaga monsters only; B's Call of the Haunted has brought a monster."""
    duel = Scenario()
    duel.a.monsters(MAGICIAN, GIRL, GIRL).extra(ATLANDIS)
    duel.b.set("Call of the Haunted").graveyard(victim)
    duel.a.activates(MAGICIAN)
    duel.a.chooses(7)  # the Level is declared at activation
    duel.b.activates("Call of the Haunted")
    for _ in range(2):
        duel.all_pass()
        decision = duel.decision
        assert isinstance(decision, d.IdleCommand)
        girl = next(
            command
            for command in decision.commands
            if command.kind == d.ACT_ACTIVATE and duel.kernel.by_key(command.card.key).level == 3
        )
        assert duel.is_named(girl.card, GIRL)
        duel.respond(girl.response)
        duel.all_pass()
    assert [each.level for each in duel.kernel.players[0].monsters()] == [7, 7, 7]
    assert duel.b.card(victim).is_in(c.POS_FACEUP_ATTACK)
    duel.a.special_summons(ATLANDIS)
    duel.a.picks(MAGICIAN, GIRL, GIRL)
    return duel


@pytest.mark.ruling("DMG-033", "EFF-059")
@pytest.mark.parametrize("used", [True, False])
def test_a_gained_effect_counts_as_one_of_the_xyz_monster(used: bool) -> None:
    victim = "Celtic Guardian"
    duel = atlandis(victim)
    if used:
        duel.a.activates(ATLANDIS)
    duel.all_pass()
    assert activated(duel)[-1] == (ATLANDIS if used else GIRL)
    assert duel.a.card(ATLANDIS).attack == 3300
    assert duel.b.card(victim).attack == (0 if used else 1400)
    assert duel.b.lp == 8000
    duel.a.battle_phase()
    duel.a.attacks(ATLANDIS, victim)
    duel.all_pass()
    assert victim in duel.b.graveyard_names
    assert duel.b.lp == (8000 if used else 6100)


@pytest.mark.ruling("BDES-025")
@pytest.mark.parametrize("shielded", [True, False])
def test_what_was_replaced_was_no_destruction_by_battle(shielded: bool) -> None:
    guaiba, core = "Jurrac Guaiba", "A-Assault Core"
    duel = Scenario()
    duel.a.monsters(guaiba).deck_top(guaiba)
    duel.a.equipped("Axe of Despair", guaiba)
    duel.b.monsters("Cyber Dragon")
    if shielded:
        duel.b.equipped(core, "Cyber Dragon")
    assert duel.a.card(guaiba, c.LOCATION_MZONE).attack == 2700
    duel.a.battle_phase()
    duel.a.attacks(guaiba, "Cyber Dragon")
    assert duel.a.could_respond(guaiba) is not shielded
    duel.all_pass()
    assert duel.b.lp == 7400
    assert duel.b.graveyard_names == ([core] if shielded else ["Cyber Dragon"])
    if shielded:
        assert duel.b.card(core).data.reason & c.REASON_DESTROY
        assert duel.b.field_names == ["Cyber Dragon"]
    assert activated(duel) == []
