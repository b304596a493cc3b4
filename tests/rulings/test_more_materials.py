"""More of Xyz Materials: what leaves with them and what they give (MAT)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
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


def haunted(duel: Scenario) -> None:
    """B's Gemini Elf comes back by Call of the Haunted, in the next window of A's turn."""
    duel.b.activates("Call of the Haunted")
    duel.all_pass()
    assert duel.b.card("Gemini Elf").was_special_summoned()


@pytest.mark.ruling("MAT-022")
def test_detached_for_a_water_monsters_effect() -> None:
    infantry = "Atlantean Heavy Infantry"
    duel = Scenario()
    materials(duel.a, monster(duel.a, LEVIATHAN), infantry)
    duel.b.monsters("Gemini Elf")
    duel.a.activates(LEVIATHAN)
    duel.all_pass()
    assert duel.place_of(infantry) == "GY"
    assert duel.place_of("Gemini Elf") == "GY"
    other = Scenario()
    materials(other.a, monster(other.a, RAY), infantry)
    other.a.life(1000)
    other.b.monsters("Gemini Elf")
    other.a.activates(RAY)  # a LIGHT monster
    other.all_pass()
    assert other.place_of(infantry) == "GY"
    assert other.place_of("Gemini Elf") == "Monster Zone"


@pytest.mark.ruling("MAT-025")
@pytest.mark.parametrize("stacked", [False, True])
def test_a_gift_to_the_xyz_monster_of_that_summon_only(stacked: bool) -> None:
    bee = "Bachibachibachi"
    duel = Scenario()
    duel.a.monsters(bee, "Gemini Elf").hand("Star Changer").extra(UTOPIA, RAY)
    monster(duel.b, "Kuriboh", position=c.POS_FACEUP_DEFENSE)
    duel.a.activates("Star Changer", bee)
    duel.a.chooses(0)
    duel.all_pass()
    duel.a.special_summons(UTOPIA)
    duel.a.picks(bee, "Gemini Elf")
    duel.all_pass()
    assert duel.a.card(UTOPIA).is_effect_monster()
    fighter = UTOPIA
    if stacked:
        duel.a.special_summons(RAY)
        duel.a.picks(UTOPIA)
        duel.all_pass()
        fighter = RAY
    assert bee in held(duel.a.card(fighter))
    duel.a.battle_phase()
    duel.a.attacks(fighter, "Kuriboh")
    duel.all_pass()
    assert duel.place_of("Kuriboh") == "GY"
    assert duel.b.lp == (8000 if stacked else 8000 - 2300)


@pytest.mark.ruling("MAT-026")
@pytest.mark.parametrize("detached", [False, True])
def test_a_gift_as_long_as_the_card_is_attached(detached: bool) -> None:
    whiptail, drident, hammerkong = "Zoodiac Whiptail", "Zoodiac Drident", "Zoodiac Hammerkong"
    duel = Scenario()
    materials(duel.a, monster(duel.a, drident), whiptail)
    duel.a.extra(hammerkong)
    duel.b.defending("Blue-Eyes White Dragon")
    duel.a.special_summons(hammerkong)
    duel.a.picks(drident)
    duel.all_pass()
    kong = duel.a.card(hammerkong)
    assert sorted(held(kong)) == sorted([drident, whiptail])
    assert (kong.attack, kong.defense) == (1200, 400)  # of Whiptail; Drident has none of its own
    if detached:
        duel.a.ends_turn()
        duel.a.picks(whiptail)  # its End Phase effect
        duel.all_pass()
        assert held(duel.a.card(hammerkong)) == [drident]
        duel.b.ends_turn()
        duel.all_pass()
    duel.a.battle_phase()
    duel.a.attacks(hammerkong, "Blue-Eyes White Dragon")
    duel.all_pass()
    assert duel.place_of("Blue-Eyes White Dragon") == ("Monster Zone" if detached else "banished")


@pytest.mark.ruling("MAT-030")
def test_the_printed_quick_effect_after_the_gained_one() -> None:
    djinn = "Muzurhythm the String Djinn"
    duel = Scenario()
    duel.a.monsters("Gagaga Girl", "Gagaga Magician").extra(djinn)
    duel.b.set("Call of the Haunted").graveyard("Gemini Elf")
    duel.a.activates("Gagaga Magician")
    duel.a.chooses(3)
    haunted(duel)
    duel.a.special_summons(djinn)
    duel.a.picks("Gagaga Girl", "Gagaga Magician")
    duel.a.activates(djinn)
    duel.all_pass()
    assert duel.b.card("Gemini Elf").attack == 0
    duel.a.battle_phase()
    duel.a.attacks(djinn, "Gemini Elf")
    assert duel.a.could_respond(djinn)
    duel.a.activates(djinn)
    duel.a.picks("Gagaga Girl")
    duel.all_pass()
    assert duel.b.lp == 8000 - 3000


@pytest.mark.ruling("MAT-031")
def test_the_printed_ignition_effect_after_the_gained_one() -> None:
    ship = "Battlecruiser Dianthus"
    duel = Scenario()
    duel.a.monsters("Gagaga Girl", "Gagaga Girl", "Gagaga Magician").extra(ship)
    duel.b.set("Call of the Haunted").graveyard("Gemini Elf").hand("Kuriboh", "Vorse Raider")
    duel.a.activates("Gagaga Magician")
    duel.a.chooses(3)
    haunted(duel)
    duel.a.special_summons(ship)
    duel.a.picks("Gagaga Girl", "Gagaga Girl", "Gagaga Magician")
    duel.a.activates(ship)
    duel.all_pass()
    assert duel.b.card("Gemini Elf").attack == 0
    duel.a.activates(ship)
    duel.a.picks("Gagaga Girl")
    duel.all_pass()
    assert duel.b.lp == 8000 - 400
    assert not duel.a.may_activate(ship)


@pytest.mark.ruling("MAT-032")
@pytest.mark.parametrize("gained", [True, False])
def test_a_clause_about_this_cards_effects_counts_the_gained_one(gained: bool) -> None:
    atlandis = "Number C6: Chronomaly Chaos Atlandis"
    duel = Scenario()
    duel.a.monsters("Gagaga Girl", "Gagaga Girl", "Gagaga Magician").extra(atlandis).hand("Ookazi")
    duel.b.set("Call of the Haunted").graveyard("Gemini Elf")
    duel.a.activates("Gagaga Magician")
    duel.a.chooses(7)
    haunted(duel)
    for _ in range(2):
        girls = list(getattr(duel.decision, "commands", ()))
        girl = next(
            each
            for each in girls
            if duel.is_named(each.card, "Gagaga Girl")
            and duel.kernel.by_key(each.card.key).level == 3
            and each.kind == d.ACT_ACTIVATE
        )
        duel.respond(girl.response)
        duel.all_pass()
    duel.a.special_summons(atlandis)
    duel.a.picks("Gagaga Girl", "Gagaga Girl", "Gagaga Magician")
    if gained:
        duel.a.activates(atlandis)
    duel.all_pass()
    assert duel.b.card("Gemini Elf").attack == (0 if gained else 1900)
    duel.a.activates("Ookazi")
    duel.all_pass()
    assert duel.b.lp == (8000 if gained else 7200)
