"""Effects that cards gain from others (GAIN)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded
from tests.rulings.building import put
from tests.scenario import Scenario

SNOW = "The Weather Painter Snow"
THUNDER = "The Weather Painter Thunder"
SNOWY = "The Weather Snowy Canvas"
THUNDERY = "The Weather Thundery Canvas"


def _snow_by_its_canvas(zone: int = 2) -> Scenario:
    duel = Scenario()
    duel.a.monster_in(zone, SNOW).deck_top(THUNDERY, "Mokey Mokey", "Mokey Mokey")
    put(duel.a, SNOWY, c.LOCATION_SZONE, 2)
    return duel


@pytest.mark.ruling("GAIN-001")
def test_a_gained_effect_is_the_cards_own() -> None:
    duel = _snow_by_its_canvas()
    duel.b.monsters("Luster Dragon")
    assert duel.a.may_activate(SNOW)
    assert not duel.a.may_activate(SNOWY)
    # A Quick Effect: also in the opponent's turn.
    duel.a.ends_turn()
    duel.b.changes_position("Luster Dragon")
    duel.a.activates(SNOW)
    links = duel.happened(ChainLinkAdded)
    assert [duel.kernel.by_key(link.card.card.key).name for link in links] == [SNOW]
    duel.all_pass()
    assert duel.a.banished_names == [SNOW]
    assert THUNDERY in duel.a.hand_names


@pytest.mark.parametrize(("zone", "has_it"), [(1, True), (3, True), (0, False), (4, False)])
def test_it_is_gained_in_the_column_and_the_next_ones(zone: int, has_it: bool) -> None:
    assert _snow_by_its_canvas(zone).a.may_activate(SNOW) == has_it


def test_the_painter_may_come_back_in_the_next_standby_phase() -> None:
    duel = _snow_by_its_canvas()
    duel.a.activates(SNOW)
    duel.all_pass()
    duel.a.ends_turn()
    duel.a.activates(SNOW)
    duel.all_pass()
    assert SNOW in duel.a.field_names


@pytest.mark.ruling("GAIN-002")
@pytest.mark.parametrize("negated", [True, False])
def test_it_is_gone_while_the_giving_effect_is_negated(negated: bool) -> None:
    duel = Scenario()
    duel.a.monster_in(2, THUNDER)
    put(duel.a, THUNDERY, c.LOCATION_SZONE, 2)
    duel.b.monsters("Jinzo" if negated else "Summoned Skull")
    assert duel.a.card(THUNDERY).is_negated() == negated
    duel.a.battle_phase()
    duel.a.attacks(THUNDER, "Jinzo" if negated else "Summoned Skull")
    assert duel.a.could_respond(THUNDER) != negated


@pytest.mark.ruling("GAIN-003")
def test_an_unaffected_card_does_not_gain_it() -> None:
    duel = _snow_by_its_canvas()
    duel.a.hand("Forbidden Lance")
    assert duel.a.may_activate(SNOW)
    duel.a.activates("Forbidden Lance")
    duel.all_pass()
    assert duel.a.card(SNOW).attack == 0
    assert not duel.a.may_activate(SNOW)
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert duel.a.may_activate(SNOW)


def test_the_answer_names_the_gained_effect() -> None:
    duel = _snow_by_its_canvas()
    decision = duel.decision
    assert isinstance(decision, d.IdleCommand)
    command = next(x for x in decision.commands if x.kind == d.ACT_ACTIVATE)
    assert command.text.code == duel.a.card(SNOWY).code
    assert command.effect > 0xFF


@pytest.mark.ruling("GAIN-004")
def test_what_a_material_gives_at_the_summon_is_given_even_if_it_was_negated() -> None:
    duel = Scenario()
    duel.a.monsters("Raidraptor - Skull Eagle", "Zubaba Knight").extra("Number 17: Leviathan Dragon")
    duel.b.hand("Effect Veiler")
    duel.a.changes_position("Zubaba Knight")
    duel.b.activates("Effect Veiler", "Raidraptor - Skull Eagle")
    duel.all_pass()
    assert duel.a.card("Raidraptor - Skull Eagle").is_negated()
    duel.a.special_summons("Number 17: Leviathan Dragon")
    duel.a.picks("Raidraptor - Skull Eagle", "Zubaba Knight")
    duel.all_pass()
    assert duel.a.card("Number 17: Leviathan Dragon").attack == 2300


def test_without_the_giver_nothing_is_gained() -> None:
    duel = Scenario()
    duel.a.monsters("Zubaba Knight", "Zubaba Knight").extra("Number 17: Leviathan Dragon")
    duel.a.special_summons("Number 17: Leviathan Dragon")
    duel.a.picks("Zubaba Knight", "Zubaba Knight")
    duel.all_pass()
    assert duel.a.card("Number 17: Leviathan Dragon").attack == 2000
