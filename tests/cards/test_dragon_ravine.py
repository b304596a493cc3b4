"""Dragon Ravine."""

import pytest

from app.engine import constants as c
from tests.scenario import Scenario


@pytest.mark.ruling("DES-014")
def test_it_replaces_another_field_spell_without_destroying_it() -> None:
    duel = Scenario()
    duel.a.face_up("Umi").hand("Dragon Ravine")
    duel.a.activates("Dragon Ravine")
    duel.all_pass()
    umi = duel.find("Umi")
    assert umi.location == c.LOCATION_GRAVE
    assert not umi.data.reason & (c.REASON_DESTROY | c.REASON_EFFECT)
    assert duel.a.field_names == ["Dragon Ravine"]


def test_it_buries_a_dragon_once_per_turn() -> None:
    duel = Scenario()
    duel.a.face_up("Dragon Ravine").hand("Vorse Raider", "Gemini Elf").deck_top(
        "Luster Dragon", "Luster Dragon"
    )
    duel.a.activates("Dragon Ravine", effect=2)
    duel.a.picks("Vorse Raider")
    duel.a.picks("Luster Dragon")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == ["Luster Dragon", "Vorse Raider"]
    assert not duel.a.may_activate("Dragon Ravine")


@pytest.mark.ruling("RES-012")
def test_destroyed_in_response_it_does_nothing() -> None:
    duel = Scenario()
    duel.a.face_up("Dragon Ravine").hand("Vorse Raider").deck_top("Luster Dragon")
    duel.b.set("Mystical Space Typhoon")
    duel.a.activates("Dragon Ravine", effect=2)
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == ["Dragon Ravine", "Vorse Raider"]
