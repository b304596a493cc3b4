"""Monsters banished for a while: their return is no Summon (SS)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import Summoned
from tests.rulings.building import monster
from tests.rulings.summoning import activated
from tests.scenario import Scenario

TRANSPORTER = "Interdimensional Matter Transporter"
MIST, WANGHU = "Elemental HERO Shadow Mist", "King Tiger Wanghu"
LUSTER, GOLEM, STARDUST = "Luster Dragon", "Ancient Gear Golem", "Stardust Dragon"


def beam(duel: Scenario, name: str) -> None:
    """Player A resolves the Transporter on the monster and ends the turn; windows are still open."""
    duel.a.activates(TRANSPORTER)
    if isinstance(duel.decision, d.SelectCards):
        duel.a.picks(name)
    duel.all_pass()
    assert duel.place_of(name) == "banished"
    duel.a.ends_turn()


@pytest.mark.ruling("SS-028")
def test_a_return_triggers_nothing_that_waits_for_a_summon() -> None:
    duel = Scenario()
    duel.a.monsters(MIST).set(TRANSPORTER).deck_top("Mask Change")
    duel.b.monsters(WANGHU)
    beam(duel, MIST)
    assert not duel.a.could_respond(MIST)
    duel.all_pass()
    assert duel.a.card(MIST).location == c.LOCATION_MZONE
    assert activated(duel) == [TRANSPORTER]
    assert not duel.happened(Summoned)


@pytest.mark.ruling("SS-029")
def test_returns_while_special_summons_are_forbidden() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER).set(TRANSPORTER)
    duel.b.monsters("Fossil Dyna Pachycephalo")
    beam(duel, LUSTER)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [LUSTER]


@pytest.mark.ruling("SS-030")
def test_what_cannot_be_special_summoned_returns() -> None:
    duel = Scenario()
    duel.a.monsters(GOLEM).hand("Dimensionhole")
    duel.a.activates("Dimensionhole")
    duel.all_pass()
    assert duel.place_of(GOLEM) == "banished"
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "B"
    assert duel.place_of(GOLEM) == "banished"
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "A"
    assert duel.a.names(c.LOCATION_MZONE) == [GOLEM]
    assert not duel.happened(Summoned)


@pytest.mark.ruling("SS-031")
def test_the_revive_limit_does_not_bind_a_return() -> None:
    duel = Scenario(player="B")
    duel.a.set("Starlight Road", TRANSPORTER, "Trap Hole").extra(STARDUST)
    duel.b.hand("Heavy Storm")
    duel.b.activates("Heavy Storm")
    duel.a.activates("Starlight Road")
    duel.all_pass()
    assert isinstance(duel.decision, d.EffectYesNo)
    duel.respond((1,))
    duel.all_pass()
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "A"
    beam(duel, STARDUST)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [STARDUST]


@pytest.mark.ruling("SS-032")
def test_returns_to_who_controlled_it_in_its_position() -> None:
    duel = Scenario()
    duel.a.monsters("Wattkid").set(TRANSPORTER).hand("Creature Swap")
    duel.b.monsters(LUSTER)
    duel.a.activates("Creature Swap")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [LUSTER]
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "A"
    duel.a.activates(TRANSPORTER)
    duel.all_pass()
    assert duel.b.banished_names == [LUSTER]
    assert duel.a.banished_names == []
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [LUSTER]
    assert duel.a.card(LUSTER).position == c.POS_FACEUP_ATTACK


@pytest.mark.ruling("SS-033")
@pytest.mark.parametrize("position", [c.POS_FACEUP_ATTACK, c.POS_FACEUP_DEFENSE])
def test_the_opponents_monster_returns_to_the_opponent(position: int) -> None:
    duel = Scenario()
    duel.a.monsters("Junk Archer")
    duel.b.monsters(LUSTER, position=position)
    duel.a.activates("Junk Archer")
    duel.all_pass()
    assert duel.place_of(LUSTER) == "banished"
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == [LUSTER]
    assert duel.b.card(LUSTER).position == position
    assert not duel.happened(Summoned)


@pytest.mark.ruling("SS-034")
def test_a_banished_token_does_not_return() -> None:
    duel = Scenario()
    duel.a.set(TRANSPORTER)
    monster(duel.a, "Metal Fiend Token")
    duel.a.activates(TRANSPORTER)
    duel.all_pass()
    assert duel.place_of("Metal Fiend Token") == "nowhere"
    assert duel.a.banished_names == []
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == []
    assert duel.a.banished_names == []
