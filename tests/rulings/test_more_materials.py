"""More of Xyz Materials: what leaves with them and what they give (MAT)."""

import pytest

from app.engine import constants as c
from tests.rulings.building import materials, monster, zones_asked
from tests.rulings.test_materials import held
from tests.scenario import Scenario

UTOPIA = "Number 39: Utopia"
RAY = "Number C39: Utopia Ray"
LEVIATHAN = "Number 17: Leviathan Dragon"


@pytest.mark.ruling("MAT-004")
def test_a_monster_that_is_attached_does_not_leave_with_its_effects() -> None:
    ark, zero = "Number 101: Silent Honor ARK", "Elemental HERO Absolute Zero"
    duel = Scenario()
    materials(duel.a, monster(duel.a, ark), "Gemini Elf", "Vorse Raider")
    duel.a.monsters("Luster Dragon")
    monster(duel.b, zero)
    duel.b.hand("Raigeki")
    duel.a.activates(ark)
    assert not duel.b.could_respond(zero)
    duel.all_pass()
    assert held(duel.a.card(ark)) == [zero]
    assert "Luster Dragon" in duel.a.field_names
    duel.a.ends_turn()
    duel.b.activates("Raigeki")
    duel.a.says(True)
    assert not duel.b.could_respond(zero)
    duel.all_pass()
    assert duel.place_of(zero) == "GY"
    assert duel.a.field_names == [ark]
    assert duel.kernel.state.turn_player == 1


@pytest.mark.ruling("MAT-005")
@pytest.mark.parametrize("second", ["Sealmaster Meisei", "Skull Servant"])
def test_material_is_off_the_field_before_the_summon_can_be_negated(second: str) -> None:
    talisman, judgment = "Talisman of Trap Sealing", "Solemn Judgment"
    duel = Scenario()
    duel.a.monsters("Sealmaster Meisei", "Zubaba Knight", "Zubaba Knight").extra(LEVIATHAN).face_up(talisman)
    duel.b.set(judgment)
    duel.a.special_summons(LEVIATHAN)
    if second == "Sealmaster Meisei":
        duel.a.picks("Sealmaster Meisei", "Zubaba Knight")
        assert duel.place_of(talisman) == "GY"
        assert duel.b.could_respond(judgment)
        duel.b.activates(judgment)
        duel.all_pass()
        assert LEVIATHAN in duel.a.graveyard_names
    else:
        duel.a.picks("Zubaba Knight", "Zubaba Knight")
        assert not duel.b.could_respond(judgment)
        duel.all_pass()
        assert duel.a.card(talisman).location == c.LOCATION_SZONE


@pytest.mark.ruling("MAT-020")
def test_stacking_takes_over_all_materials() -> None:
    duel = Scenario()
    materials(duel.a, monster(duel.a, UTOPIA, 2), "Gemini Elf", "Vorse Raider")
    duel.a.extra(RAY)
    duel.a.special_summons(RAY)
    duel.a.picks(UTOPIA)
    asked = zones_asked(duel, duel.a)
    assert {number for _, number in asked} >= {0, 1, 2, 3, 4}
    duel.a.places(4)
    duel.all_pass()
    ray = duel.a.card(RAY)
    assert (ray.location, ray.sequence) == (c.LOCATION_MZONE, 4)
    assert sorted(held(ray)) == sorted(["Gemini Elf", "Vorse Raider", UTOPIA])


@pytest.mark.ruling("MAT-024")
def test_material_detached_by_an_effect_is_sent_by_a_card_effect() -> None:
    tiras, beast = "Tiras, Keeper of Genesis", "Shaddoll Beast"
    duel = Scenario()
    materials(duel.a, monster(duel.a, tiras), beast)
    duel.a.ends_turn()
    hand = len(duel.a.hand_names)
    duel.a.activates(beast)
    duel.all_pass()
    assert duel.place_of(beast) == "GY"
    assert len(duel.a.hand_names) == hand + 1
