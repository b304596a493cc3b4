"""Negated Summons (SNEG); more of them in test_flips.py and the tests of the negating cards."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded, Summoned, SummonNegated
from tests.rulings.building import materials, monster
from tests.rulings.summoning import activated, asks, kinds, no_chain
from tests.rulings.watching import offered_now
from tests.scenario import Scenario

LUSTER = "Luster Dragon"
CELTIC = "Celtic Guardian"
RAIDER = "Vorse Raider"
JUDGMENT = "Solemn Judgment"
WARNING = "Solemn Warning"
BOTTOMLESS = "Bottomless Trap Hole"
NORMAL = {d.ACT_SUMMON, d.ACT_MSET}


def summon_in_window(duel: Scenario, name: str) -> None:
    """A Normal Summons, up to the first window."""
    duel.a.summons(name)
    if asks(duel, d.SelectPlace):
        duel.a.places(0)
    assert duel.happened(Summoned) == []


def negated(name: str, *more: str) -> Scenario:
    """A's Normal Summon of the monster was negated by B's Solemn Judgment; A also had ``more`` in hand."""
    duel = Scenario()
    duel.a.hand(name, *more)
    duel.b.set(JUDGMENT)
    summon_in_window(duel, name)
    duel.b.activates(JUDGMENT)
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    assert len(duel.happened(SummonNegated)) == 1
    assert duel.b.lp == 4000
    return duel


# -- the window ---------------------------------------------------------------------------------


@pytest.mark.ruling("SNEG-001")
def test_the_negation_is_chain_link_1() -> None:
    duel = Scenario()
    duel.a.hand(LUSTER).set("Seven Tools of the Bandit")
    duel.b.set(JUDGMENT)
    summon_in_window(duel, LUSTER)
    duel.b.activates(JUDGMENT)
    # A is asked, as Seven Tools of the Bandit could answer: Solemn Judgment is on the Chain.
    assert offered_now(duel, duel.a, "Seven Tools of the Bandit")
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1]
    assert activated(duel) == [JUDGMENT]
    assert duel.a.names(c.LOCATION_MZONE) == []
    assert duel.a.hand_names == []
    duel.a.passes()
    duel.all_pass()
    assert duel.b.lp == 4000
    assert duel.a.graveyard_names == [LUSTER]


@pytest.mark.ruling("SNEG-002")
def test_a_negated_summon_uses_up_the_normal_summon() -> None:
    duel = negated(LUSTER, CELTIC)
    assert kinds(duel, duel.a, CELTIC) == set()
    duel.a.battle_phase()
    duel.a.main_phase_2()
    assert kinds(duel, duel.a, CELTIC) == set()


@pytest.mark.ruling("SNEG-003")
def test_sangan_does_not_come_from_the_field() -> None:
    duel = negated("Sangan")
    assert duel.a.graveyard_names == ["Sangan"]
    assert activated(duel) == [JUDGMENT]


@pytest.mark.ruling("SNEG-004")
def test_night_assailant_does_not_come_from_the_hand() -> None:
    duel = Scenario()
    duel.a.hand("Night Assailant").graveyard("Man-Eater Bug", "Penguin Soldier")
    duel.b.set(JUDGMENT)
    summon_in_window(duel, "Night Assailant")
    duel.b.activates(JUDGMENT)
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    assert activated(duel) == [JUDGMENT]
    assert sorted(duel.a.graveyard_names) == ["Man-Eater Bug", "Night Assailant", "Penguin Soldier"]


@pytest.mark.ruling("SNEG-005")
def test_a_pendulum_monster_goes_to_the_gy() -> None:
    duel = negated("Flash Knight")
    assert duel.a.graveyard_names == ["Flash Knight"]
    assert duel.a.names(c.LOCATION_EXTRA) == []


# -- Special Summons ----------------------------------------------------------------------------------


@pytest.mark.ruling("SNEG-006")
def test_a_summon_by_procedure_can_be_negated() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon")
    duel.b.monsters(CELTIC).set(WARNING)
    duel.a.special_summons("Cyber Dragon")
    while asks(duel, d.SelectPlace) or asks(duel, d.SelectPosition):
        assert duel._skip_one()
    assert duel.happened(Summoned) == []
    assert offered_now(duel, duel.b, WARNING)
    duel.b.activates(WARNING)
    duel.all_pass()
    assert duel.b.lp == 6000
    assert duel.a.graveyard_names == ["Cyber Dragon"]
    assert duel.happened(Summoned) == []


@pytest.mark.ruling("SNEG-008")
def test_a_summon_by_an_effect_cannot_be_negated() -> None:
    megalo = "Mermail Abyssmegalo"
    duel = Scenario()
    duel.a.hand(megalo, "7 Colored Fish", "Space Mambo")
    duel.b.set(JUDGMENT, BOTTOMLESS)
    duel.a.activates(megalo)
    assert sorted(duel.a.graveyard_names) == ["7 Colored Fish", "Space Mambo"]
    judged = False
    while not duel.happened(Summoned):
        judged = judged or offered_now(duel, duel.b, JUDGMENT)
        assert duel._skip_one()
    assert duel.a.names(c.LOCATION_MZONE) == [megalo]
    assert not judged
    assert offered_now(duel, duel.b, BOTTOMLESS)
    assert not offered_now(duel, duel.b, JUDGMENT)


@pytest.mark.ruling("SNEG-009")
def test_the_activation_that_would_summon_can_be_negated() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard(LUSTER)
    duel.b.set(WARNING)
    duel.a.activates("Monster Reborn")
    duel.a.places(0)
    assert offered_now(duel, duel.b, WARNING)
    assert duel.happened(Summoned) == []
    duel.b.activates(WARNING)
    duel.all_pass()
    assert duel.b.lp == 6000
    assert sorted(duel.a.graveyard_names) == [LUSTER, "Monster Reborn"]
    assert duel.a.field_names == []


@pytest.mark.ruling("SNEG-011")
def test_a_negated_negation_lets_the_summon_succeed() -> None:
    tools = "Seven Tools of the Bandit"
    duel = Scenario()
    duel.a.hand(CELTIC).set(tools)
    duel.b.set(WARNING, "Trap Hole")
    summon_in_window(duel, CELTIC)
    duel.b.activates(WARNING)
    assert offered_now(duel, duel.a, tools)
    duel.a.activates(tools)
    assert (duel.a.lp, duel.b.lp) == (7000, 6000)
    assert duel.a.names(c.LOCATION_MZONE) == [CELTIC]
    assert len(duel.happened(Summoned)) == 1
    assert offered_now(duel, duel.b, "Trap Hole")


# -- not on the field yet ------------------------------------------------------------------------------


@pytest.mark.ruling("SNEG-012")
def test_protection_does_not_apply_yet() -> None:
    tiras = "Tiras, Keeper of Genesis"
    duel = Scenario()
    duel.a.monsters("Curse of Dragon", "Cyber Dragon").extra(tiras)
    duel.b.set(JUDGMENT)
    duel.a.special_summons(tiras)
    duel.a.picks("Curse of Dragon", "Cyber Dragon")
    duel.b.activates(JUDGMENT)
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    assert duel.b.lp == 4000
    assert sorted(duel.a.graveyard_names) == sorted([tiras, "Curse of Dragon", "Cyber Dragon"])
    assert duel.a.field_names == []


@pytest.mark.ruling("SNEG-013")
def test_it_is_not_destroyed_on_the_field() -> None:
    magician, striker, warwolf = "T.G. Wonder Magician", "T.G. Striker", "T.G. Warwolf"
    duel = Scenario()
    duel.a.monsters(striker, warwolf).extra(magician)
    duel.b.set(JUDGMENT)
    duel.a.special_summons(magician)
    duel.a.picks(striker, warwolf)
    duel.b.activates(JUDGMENT)
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    assert sorted(duel.a.graveyard_names) == [striker, warwolf, magician]
    assert activated(duel) == [JUDGMENT]
    assert duel.a.hand_names == []
    assert duel.b.lp == 4000


@pytest.mark.ruling("SNEG-014")
def test_neither_monster_nor_materials_are_on_the_field() -> None:
    cannon, void, utopia = "T.G. Halberd Cannon", "Infinite Impermanence", "Number 39: Utopia"
    duel = Scenario()
    duel.a.monsters(LUSTER, CELTIC).hand(void).extra(utopia)
    monster(duel.b, cannon)
    assert not duel.a.may_activate(void)
    duel.a.special_summons(utopia)
    duel.a.picks(LUSTER, CELTIC)
    duel.b.activates(cannon)
    assert duel.a.field_names == []
    assert offered_now(duel, duel.a, void)
    duel.a.activates(void)
    duel.all_pass()
    assert activated(duel) == [cannon, void]
    assert duel.b.card(cannon).is_negated()
    assert duel.a.names(c.LOCATION_MZONE) == [utopia]
    assert sorted(each.name for each in duel.a.card(utopia).materials()) == [CELTIC, LUSTER]


@pytest.mark.ruling("SNEG-015")
def test_an_overlay_loses_everything() -> None:
    ray, utopia = "Number C39: Utopia Ray", "Number 39: Utopia"
    duel = Scenario()
    materials(duel.a, monster(duel.a, utopia), LUSTER, CELTIC)
    duel.a.extra(ray)
    duel.b.set(JUDGMENT)
    duel.a.special_summons(ray)
    if asks(duel, d.SelectUnselect):
        duel.a.picks(utopia)
    duel.b.activates(JUDGMENT)
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    assert duel.b.lp == 4000
    assert sorted(duel.a.graveyard_names) == sorted([ray, utopia, LUSTER, CELTIC])
    assert duel.a.field_names == []


@pytest.mark.ruling("SNEG-016")
def test_its_continuous_effect_does_not_apply_yet() -> None:
    torrent = "Torrential Tribute"
    other = Scenario()
    other.a.monsters(CELTIC).hand("Summoned Skull")
    other.b.set(JUDGMENT, torrent)
    other.a.summons("Summoned Skull", [CELTIC])
    other.a.places(0)
    other.b.passes()
    assert offered_now(other, other.b, torrent)  # without Jinzo it would be offered

    duel = Scenario()
    duel.a.monsters(CELTIC).hand("Jinzo")
    duel.b.set(JUDGMENT, torrent)
    duel.a.summons("Jinzo", [CELTIC])
    duel.a.places(0)
    assert offered_now(duel, duel.b, JUDGMENT)
    duel.b.passes()
    assert asks(duel, d.IdleCommand)
    assert duel.a.field_names == ["Jinzo"]
    assert no_chain(duel)


@pytest.mark.ruling("SNEG-017")
def test_the_negation_may_banish() -> None:
    duel = Scenario()
    duel.a.hand(RAIDER)
    duel.b.set("Chaos Trap Hole")
    summon_in_window(duel, RAIDER)
    duel.b.activates("Chaos Trap Hole")
    duel.all_pass()
    assert duel.b.lp == 6000
    assert duel.a.banished_names == [RAIDER]
    assert duel.a.graveyard_names == []
    assert duel.a.field_names == []


@pytest.mark.ruling("SNEG-018")
def test_nothing_that_waits_for_a_successful_summon() -> None:
    synchron, torrent = "Junk Synchron", "Torrential Tribute"

    def position() -> Scenario:
        duel = Scenario()
        duel.a.hand(synchron).graveyard("Medusa Worm")
        duel.b.set(JUDGMENT, torrent)
        summon_in_window(duel, synchron)
        return duel

    succeeds = position()
    succeeds.b.passes()
    assert offered_now(succeeds, succeeds.a, synchron)
    assert succeeds.b.could_respond(torrent)
    duel = position()
    duel.b.activates(JUDGMENT)
    assert asks(duel, d.IdleCommand)  # nobody is asked anything any more
    assert duel.a.graveyard_names == ["Medusa Worm", synchron]
    assert activated(duel) == [JUDGMENT]
