"""Replays in the Battle Step (RPL)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ReplayHappened
from tests.scenario import Scenario

WARWOLF = "Gene-Warped Warwolf"
CELTIC = "Celtic Guardian"
ELF = "Mystical Elf"
SERVANT = "Skull Servant"
EVACUATION = "Compulsory Evacuation Device"
CALL = "Call of the Haunted"
STOP: tuple[int, ...] = ()


def asked(duel: Scenario) -> tuple[list[str], bool]:
    """What A may choose in the replay: names of targets, and whether a direct attack."""
    decision = duel.expect(0, (d.AttackTarget,))
    assert isinstance(decision, d.AttackTarget)
    assert decision.accepts(STOP)
    return sorted(duel.kernel.by_key(ref.key).name for ref in decision.targets), decision.direct


def choose(duel: Scenario, name: str | None) -> None:
    """Choose a new target (None: direct attack) in the replay."""
    decision = duel.decision
    assert isinstance(decision, d.AttackTarget)
    duel.respond((duel.key_named(decision.targets, name) if name else 0,))


def may_attack(duel: Scenario) -> list[str]:
    """Names of the monsters that may still declare an attack."""
    decision = duel.settled_decision()
    assert isinstance(decision, d.BattleCommand)
    return [duel.kernel.by_key(x.card.key).name for x in decision.commands if x.kind == d.ACT_ATTACK]


@pytest.mark.ruling("RPL-001")
def test_the_target_left_and_another_is_chosen() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(CELTIC, ELF).set(EVACUATION)
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, CELTIC)
    duel.b.activates(EVACUATION, CELTIC)
    assert asked(duel) == ([ELF], False)
    choose(duel, ELF)
    duel.all_pass()
    assert duel.place_of(ELF) == "GY"
    assert duel.b.lp == 6800


@pytest.mark.ruling("RPL-002")
def test_the_only_target_left_and_the_attack_becomes_direct() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(CELTIC).set(EVACUATION)
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, CELTIC)
    duel.b.activates(EVACUATION, CELTIC)
    assert asked(duel) == ([], True)
    choose(duel, None)
    duel.all_pass()
    assert duel.b.lp == 6000


@pytest.mark.ruling("RPL-003")
def test_a_monster_appears_before_a_direct_attack() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.set("Scapegoat")
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.b.activates("Scapegoat")
    targets, direct = asked(duel)
    assert (len(targets), direct) == (4, False)
    assert targets == duel.b.names(c.LOCATION_MZONE)
    decision = duel.decision
    assert isinstance(decision, d.AttackTarget)
    assert not decision.accepts((0,))


@pytest.mark.ruling("RPL-004")
def test_one_more_monster_and_the_first_target_again() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(CELTIC).graveyard(ELF).set(CALL)
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, CELTIC)
    duel.b.activates(CALL)
    assert asked(duel) == ([CELTIC, ELF], False)


@pytest.mark.ruling("RPL-005")
def test_another_monster_leaves() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(CELTIC, ELF).set(EVACUATION)
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, CELTIC)
    duel.b.activates(EVACUATION, ELF)
    assert asked(duel) == ([CELTIC], False)


@pytest.mark.ruling("RPL-006")
def test_as_many_monsters_but_not_the_same() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(CELTIC, SERVANT).graveyard(ELF).set(CALL, EVACUATION)
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, CELTIC)
    duel.b.activates(CALL)
    duel.b.activates(EVACUATION, SERVANT)
    assert asked(duel) == ([CELTIC, ELF], False)
    assert len(duel.b.names(c.LOCATION_MZONE)) == 2


@pytest.mark.ruling("RPL-007")
def test_a_replay_is_no_attack_declaration() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(CELTIC).graveyard(ELF).set(CALL, "Mirror Force")
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, CELTIC)
    assert duel.b.could_respond("Mirror Force")
    duel.b.activates(CALL)
    assert asked(duel) == ([CELTIC, ELF], False)
    choose(duel, ELF)
    assert not duel.b.could_respond("Mirror Force")
    duel.all_pass()
    assert duel.place_of(ELF) == "GY"
    assert duel.b.lp == 6800


def _stopped_by_sheep(*others: str) -> Scenario:
    """A stopped the direct attack of Gene-Warped Warwolf in the replay that Scapegoat caused."""
    duel = Scenario()
    duel.a.monsters(WARWOLF, *others)
    duel.b.set("Scapegoat")
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.b.activates("Scapegoat")
    asked(duel)
    duel.respond(STOP)
    duel.all_pass()
    return duel


@pytest.mark.ruling("RPL-008")
def test_a_stopped_attack_is_used_up() -> None:
    duel = _stopped_by_sheep(CELTIC)
    assert may_attack(duel) == [CELTIC]
    sheep = duel.b.names(c.LOCATION_MZONE)[0]
    duel.a.attacks(CELTIC, sheep)
    duel.all_pass()
    assert len(duel.b.names(c.LOCATION_MZONE)) == 3
    assert may_attack(duel) == []


@pytest.mark.ruling("RPL-009")
def test_no_change_of_position_after_a_stopped_attack() -> None:
    duel = _stopped_by_sheep(CELTIC)
    duel.a.main_phase_2()
    assert not duel.a.may_change_position(WARWOLF)
    assert duel.a.may_change_position(CELTIC)


@pytest.mark.ruling("RPL-010")
def test_the_right_to_attack_directly_is_lost() -> None:
    duel = Scenario()
    duel.a.monsters("Jinzo #7")
    duel.b.monsters(CELTIC).set("Skill Drain")
    duel.a.battle_phase()
    duel.a.attacks_directly("Jinzo #7")
    duel.b.activates("Skill Drain")
    assert asked(duel) == ([CELTIC], False)
    assert duel.b.lp == 7000


@pytest.mark.ruling("RPL-011")
def test_the_right_to_a_second_attack_is_lost() -> None:
    mataza = "Mataza the Zapper"
    duel = Scenario()
    duel.a.monsters(mataza)
    duel.b.set("Skill Drain")
    duel.a.battle_phase()
    duel.a.attacks_directly(mataza)
    duel.all_pass()
    assert duel.b.lp == 6700
    duel.a.attacks_directly(mataza)
    duel.b.activates("Skill Drain")
    duel.all_pass()
    assert duel.b.lp == 5700
    assert len(duel.happened(ReplayHappened)) == 1
    assert may_attack(duel) == []


@pytest.mark.ruling("RPL-013")
def test_no_replay_by_the_own_field() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).graveyard(ELF).set(CALL)
    duel.b.monsters(CELTIC)
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, CELTIC)
    duel.a.activates(CALL)
    duel.all_pass()
    assert isinstance(duel.decision, d.BattleCommand)
    assert duel.place_of(ELF) == "Monster Zone"
    assert duel.happened(ReplayHappened) == []
    assert duel.b.lp == 7400


@pytest.mark.ruling("RPL-014")
def test_no_replay_by_a_change_of_position() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(CELTIC).set("Book of Moon")
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, CELTIC)
    duel.b.activates("Book of Moon", CELTIC)
    duel.all_pass()
    assert isinstance(duel.decision, d.BattleCommand)
    assert duel.happened(ReplayHappened) == []
    assert duel.place_of(CELTIC) == "GY"
    assert duel.b.lp == 8000


@pytest.mark.ruling("RPL-015")
def test_no_replay_in_the_damage_step() -> None:
    gorz = "Gorz the Emissary of Darkness"
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.hand(gorz)
    duel.a.battle_phase()
    duel.a.attacks_directly(WARWOLF)
    duel.b.activates(gorz)
    duel.all_pass()
    assert duel.place_of(gorz) == "Monster Zone"
    assert duel.b.lp == 6000
    assert isinstance(duel.decision, d.BattleCommand)
    assert duel.happened(ReplayHappened) == []
    assert may_attack(duel) == []


@pytest.mark.ruling("RPL-012")
@pytest.mark.parametrize("goes_on", [True, False])
def test_a_trap_monster_that_becomes_a_trap_again(goes_on: bool) -> None:
    apophis = "Embodiment of Apophis"
    duel = Scenario(turn=2, player="B")
    duel.a.monsters(WARWOLF).equipped("White Veil", WARWOLF)
    duel.b.set(apophis)
    duel.b.activates(apophis)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == [apophis]
    duel.b.ends_turn()
    duel.all_pass()
    duel.a.battle_phase()
    duel.a.attacks(WARWOLF, apophis)
    assert asked(duel) == ([], True)
    trap = duel.find(apophis)
    assert (trap.location, trap.is_face_up()) == (c.LOCATION_SZONE, True)
    assert len(duel.happened(ReplayHappened)) == 1
    if goes_on:
        choose(duel, None)
    else:
        duel.respond(STOP)
    duel.all_pass()
    assert duel.b.lp == (6000 if goes_on else 8000)
