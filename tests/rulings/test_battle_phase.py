"""The Battle Phase and attacks (BP)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import PhaseStarted
from tests.scenario import Scenario

WARWOLF = "Gene-Warped Warwolf"
CELTIC = "Celtic Guardian"
ELF = "Mystical Elf"
SERVANT = "Skull Servant"
SKULL = "Summoned Skull"


def offered(duel: Scenario) -> list[tuple[int, str]]:
    """Kind and card name of all that is offered in the Battle Step (or a Main Phase)."""
    decision = duel.settled_decision()
    assert isinstance(decision, (d.BattleCommand, d.IdleCommand))
    return [(x.kind, duel.kernel.by_key(x.card.key).name if x.card.key else "") for x in decision.commands]


def attackers(duel: Scenario) -> list[str]:
    """Names of the monsters that may declare an attack."""
    return [name for kind, name in offered(duel) if kind == d.ACT_ATTACK]


def targets_of(duel: Scenario, name: str) -> tuple[set[str], bool]:
    """Names of what a monster may attack, and whether it may attack directly."""
    decision = duel.settled_decision()
    assert isinstance(decision, d.BattleCommand)
    for command in decision.commands:
        if command.kind == d.ACT_ATTACK and duel.is_named(command.card, name):
            return {duel.kernel.by_key(ref.key).name for ref in command.targets}, command.direct
    return set(), False


def steps(duel: Scenario) -> list[int]:
    """Phases and steps announced so far."""
    return [event.phase for event in duel.happened(PhaseStarted)]


LEAVING = [(d.ACT_MAIN2, ""), (d.ACT_END, "")]


@pytest.mark.ruling("BP-001")
def test_the_steps_of_the_battle_phase() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF, CELTIC)
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.a.attacks_directly(CELTIC)
    duel.a.main_phase_2()
    duel.all_pass()
    assert steps(duel) == [
        c.PHASE_BATTLE_START,
        c.PHASE_BATTLE_STEP,
        c.PHASE_DAMAGE,
        c.PHASE_BATTLE_STEP,
        c.PHASE_DAMAGE,
        c.PHASE_BATTLE_STEP,
        c.PHASE_BATTLE,
        c.PHASE_MAIN2,
    ]


@pytest.mark.ruling("BP-004")
def test_any_attack_position_monster_may_attack() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF, CELTIC)
    duel.a.battle_phase()
    assert offered(duel) == [(d.ACT_ATTACK, WARWOLF), (d.ACT_ATTACK, CELTIC), *LEAVING]


@pytest.mark.ruling("BP-005")
def test_a_defense_position_monster_cannot_attack() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).defending(ELF)
    duel.a.battle_phase()
    assert attackers(duel) == [WARWOLF]


@pytest.mark.ruling("BP-006")
def test_a_face_down_monster_cannot_attack() -> None:
    duel = Scenario()
    duel.a.face_down(WARWOLF)
    duel.a.battle_phase()
    assert offered(duel) == LEAVING


@pytest.mark.ruling("BP-010")
def test_one_attack_a_turn() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.a.battle_phase()
    assert attackers(duel) == [WARWOLF]
    duel.a.attacks_directly(WARWOLF)
    duel.all_pass()
    assert attackers(duel) == []
    assert duel.b.lp == 6000


@pytest.mark.ruling("BP-011")
def test_no_attacks_in_the_opponents_battle_phase() -> None:
    duel = Scenario()
    duel.b.monsters(WARWOLF)
    duel.a.battle_phase()
    asked = []
    while not isinstance(duel.decision, d.IdleCommand):
        decision = duel.decision
        assert decision is not None
        asked.append(decision.player)
        assert not any(x.kind == d.ACT_ATTACK for x in getattr(decision, "commands", ()))
        duel.respond((d.ACT_MAIN2, 0, 0) if isinstance(decision, d.BattleCommand) else ())
    assert asked == [0]
    assert (duel.phase, duel.a.lp) == (c.PHASE_MAIN2, 8000)


@pytest.mark.ruling("BP-012")
def test_face_up_and_face_down_monsters_are_targets() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(CELTIC).face_down(ELF)
    duel.a.battle_phase()
    decision = duel.settled_decision()
    assert isinstance(decision, d.BattleCommand)
    (command,) = (x for x in decision.commands if x.kind == d.ACT_ATTACK)
    assert len(command.targets) == 2
    assert targets_of(duel, WARWOLF) == ({CELTIC, ELF}, False)


@pytest.mark.ruling("BP-013")
def test_no_direct_attack_past_a_set_monster() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.face_down(SERVANT)
    duel.a.battle_phase()
    assert targets_of(duel, WARWOLF) == ({SERVANT}, False)


@pytest.mark.ruling("BP-014")
def test_a_direct_attack_on_an_empty_field() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.a.battle_phase()
    assert targets_of(duel, WARWOLF) == (set(), True)
    duel.a.attacks_directly(WARWOLF)
    duel.all_pass()
    assert duel.b.lp == 6000


@pytest.mark.ruling("BP-019")
def test_every_attack_is_optional() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF, CELTIC)
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.all_pass()
    assert offered(duel) == [(d.ACT_ATTACK, CELTIC), *LEAVING]
    duel.a.main_phase_2()
    assert steps(duel)[-3:] == [c.PHASE_BATTLE_STEP, c.PHASE_BATTLE, c.PHASE_MAIN2]
    assert duel.b.lp == 6000


@pytest.mark.ruling("BP-061")
def test_an_attacker_cannot_change_position_afterwards() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF, CELTIC)
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.a.main_phase_2()
    assert not duel.a.may_change_position(WARWOLF)
    assert duel.a.may_change_position(CELTIC)
