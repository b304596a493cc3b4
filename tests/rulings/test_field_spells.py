"""Field Spells (FLD)."""

import pytest

from app.engine import constants as c
from tests.rulings.building import counters, put
from tests.scenario import Scenario


@pytest.mark.ruling("FLD-001")
def test_each_player_has_a_field_spell() -> None:
    duel = Scenario(player="B")
    duel.a.face_up("Mountain").monsters("Luster Dragon")
    duel.b.hand("Umi")
    duel.b.activates("Umi")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_SZONE) == ["Mountain"]
    assert duel.b.names(c.LOCATION_SZONE) == ["Umi"]
    assert duel.a.card("Mountain").is_face_up()
    assert duel.b.card("Umi").is_face_up()
    assert duel.a.card("Luster Dragon").attack == 2100


@pytest.mark.ruling("FLD-002")
def test_a_replaced_field_spell_is_not_destroyed() -> None:
    duel = Scenario()
    duel.a.face_up("Geartown").hand("Umi")
    put(duel.a, "Ancient Gear Gadjiltron Dragon", c.LOCATION_DECK)
    duel.a.activates("Umi")
    assert not duel.a.could_respond("Geartown")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Geartown"]
    reason = duel.a.card("Geartown").data.reason
    assert reason & c.REASON_RULE
    assert not reason & (c.REASON_DESTROY | c.REASON_EFFECT)
    assert duel.a.field_names == ["Umi"]


def test_a_destroyed_geartown_triggers() -> None:
    duel = Scenario()
    duel.a.face_up("Geartown").hand("Mystical Space Typhoon")
    put(duel.a, "Ancient Gear Gadjiltron Dragon", c.LOCATION_DECK)
    duel.a.activates("Mystical Space Typhoon")
    duel.a.activates("Geartown")
    duel.all_pass()
    assert duel.a.field_names == ["Ancient Gear Gadjiltron Dragon"]


@pytest.mark.ruling("FLD-004")
@pytest.mark.parametrize("old", ["face_up", "set"])
def test_setting_replaces_the_own_field_spell(old: str) -> None:
    duel = Scenario()
    getattr(duel.a, old)("Mountain")
    duel.a.hand("Umi")
    duel.a.sets("Umi")
    duel.all_pass()
    umi = duel.a.card("Umi")
    assert umi.in_field_zone
    assert umi.is_face_down()
    assert duel.a.graveyard_names == ["Mountain"]


@pytest.mark.ruling("FLD-005")
def test_the_opponents_field_spell_replaces_nothing_of_yours() -> None:
    duel = Scenario(player="B")
    duel.a.face_up("Mountain")
    duel.b.hand("Umi", "Yami")
    for name in ("Umi", "Yami"):
        duel.b.activates(name)
        duel.all_pass()
    assert duel.a.names(c.LOCATION_SZONE) == ["Mountain"]
    assert duel.b.names(c.LOCATION_SZONE) == ["Yami"]
    assert duel.b.graveyard_names == ["Umi"]


@pytest.mark.ruling("FLD-006")
def test_a_field_spell_works_for_both_but_is_used_by_its_controller() -> None:
    duel = Scenario()
    duel.a.face_up("Mountain").monsters("Luster Dragon")
    duel.b.monsters("Luster Dragon")
    assert duel.a.card("Luster Dragon").attack == 2100
    assert duel.b.card("Luster Dragon").attack == 2100
    other = Scenario()
    other.a.face_up("Gateway to Chaos")
    put(other.a, "Black Illusion Ritual", c.LOCATION_DECK)
    counters(other.a.card("Gateway to Chaos"), c.COUNTER_SPELL, 3)
    put(other.b, "Black Illusion Ritual", c.LOCATION_DECK)
    assert other.a.may_activate("Gateway to Chaos")
    other.a.ends_turn()
    assert not other.b.may_activate("Gateway to Chaos")


@pytest.mark.ruling("FLD-007")
def test_a_set_field_spell_may_be_activated_at_once() -> None:
    duel = Scenario()
    duel.a.hand("Umi")
    duel.a.sets("Umi")
    assert duel.a.may_activate("Umi")
    duel.a.activates("Umi")
    duel.all_pass()
    assert duel.a.card("Umi").is_face_up()
