"""More of what a card is: kinds, values and names (CARD)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import BecameTargets
from tests.rulings.building import choices, counters, materials, monster, put
from tests.scenario import Scenario

PEARL = "Gem-Knight Pearl"
VEILER = "Effect Veiler"


@pytest.mark.ruling("CARD-024")
@pytest.mark.parametrize("gagaga", [True, False])
def test_a_monster_that_gains_an_effect_is_an_effect_monster(gagaga: bool) -> None:
    duel = Scenario()
    girl, magician = "Gagaga Girl", "Gagaga Magician"
    duel.a.monsters(girl, magician, "Gemini Elf", "Vorse Raider").extra(PEARL)
    duel.b.hand(VEILER)
    if gagaga:
        duel.a.activates(girl)
        duel.all_pass()
    duel.a.special_summons(PEARL)
    duel.a.picks(*((girl, magician) if gagaga else ("Gemini Elf", "Vorse Raider")))
    duel.b.activates(VEILER)
    offered = choices(duel, duel.b) if not gagaga else [PEARL]
    assert (PEARL in offered) == gagaga
    if gagaga:
        duel.all_pass()
        assert duel.a.card(PEARL).is_effect_monster()
        assert duel.a.card(PEARL).is_negated()


def test_pearl_without_gift_is_no_effect_monster() -> None:
    duel = Scenario()
    monster(duel.a, PEARL)
    assert not duel.a.card(PEARL).is_effect_monster()


@pytest.mark.ruling("CARD-002")
def test_only_xyz_monsters_have_a_rank() -> None:
    oni = "Yellow-Bellied Oni"
    duel = Scenario()
    duel.a.monsters(oni)
    materials(duel.a, monster(duel.a, PEARL), "Kuriboh", "Vorse Raider")
    duel.b.monsters("Gemini Elf")
    assert duel.a.card(oni).rank == 0
    assert duel.b.card("Gemini Elf").rank == 0
    assert duel.a.card(PEARL).rank == 4
    duel.a.activates(oni)
    duel.a.picks("Kuriboh")
    # Pearl is the only target: nothing is asked.
    duel.all_pass()
    told = duel.happened(BecameTargets)
    assert [[duel.kernel.by_key(each.card.key).name for each in event.cards] for event in told] == [[PEARL]]
    pearl = duel.a.card(PEARL)
    assert (pearl.rank, pearl.attack) == (3, 2300)
    alone = Scenario()
    materials(alone.a, monster(alone.a, PEARL), "Kuriboh")
    alone.a.monsters(oni)
    monster(alone.b, PEARL)
    alone.a.activates(oni)
    assert choices(alone, alone.a) == [PEARL, PEARL]


@pytest.mark.ruling("CARD-008")
def test_ultimaya_tzolkin_has_level_12_everywhere() -> None:
    name = "Ultimaya Tzolkin"
    for place in (c.LOCATION_EXTRA, c.LOCATION_MZONE, c.LOCATION_GRAVE):
        duel = Scenario()
        card = put(duel.a, name, place)
        assert card.level == 12
        assert card.facts.level == 0


@pytest.mark.parametrize(("partner", "legal"), [("Cyber Dragon", True), ("Summoned Skull", False)])
def test_ultimaya_tzolkin_needs_a_pair_of_one_level(partner: str, legal: bool) -> None:
    name = "Ultimaya Tzolkin"
    duel = Scenario()
    duel.a.extra(name).monsters(partner)
    monster(duel.a, "Quickdraw Synchron")
    assert duel.a.may_special_summon(name) == legal


@pytest.mark.ruling("CARD-012")
def test_several_attributes_at_once() -> None:
    duel = Scenario()
    monster(duel.a, "Elemental Mistress Doriado")
    five = c.ATTRIBUTE_LIGHT | c.ATTRIBUTE_WIND | c.ATTRIBUTE_WATER | c.ATTRIBUTE_FIRE | c.ATTRIBUTE_EARTH
    assert duel.a.card("Elemental Mistress Doriado").attribute == five
    other = Scenario()
    other.a.graveyard("Elemental Mistress Doriado")
    assert other.a.card("Elemental Mistress Doriado").attribute == c.ATTRIBUTE_LIGHT


@pytest.mark.ruling("CARD-022")
def test_half_points_are_rounded_up() -> None:
    duel = Scenario()
    duel.a.monsters("Needle Worm").set("Paleozoic Hallucigenia", "Paleozoic Hallucigenia")
    for values in ((375, 300), (188, 150)):
        duel.a.activates("Paleozoic Hallucigenia")
        duel.all_pass()
        worm = duel.a.card("Needle Worm")
        assert (worm.attack, worm.defense) == values


def emeralds(partner: str) -> Scenario:
    """A's Gem-Knight Emerald with a partner, Gem-Knight Ruby in the GY."""
    duel = Scenario()
    duel.a.monsters("Gem-Knight Emerald", "Luster Dragon" if partner == "Luster Dragon" else "Kuriboh")
    if partner == PEARL:
        monster(duel.a, PEARL)
    put(duel.a, "Gem-Knight Ruby", c.LOCATION_GRAVE)
    return duel


@pytest.mark.ruling("CARD-023")
def test_a_monster_without_effects_from_the_extra_deck_is_of_neither_kind() -> None:
    duel = Scenario()
    duel.a.monsters("Gem-Knight Emerald").hand("Jar of Greed")
    monster(duel.a, PEARL)
    put(duel.a, "Gem-Knight Ruby", c.LOCATION_GRAVE)
    duel.b.hand(VEILER)
    assert not duel.a.may_activate("Gem-Knight Emerald")
    duel.a.changes_position("Gem-Knight Emerald")
    duel.b.activates(VEILER)
    duel.all_pass()  # Emerald was the only target
    assert duel.a.card("Gem-Knight Emerald").is_negated()
    assert not duel.a.card(PEARL).is_negated()
    assert emeralds("Luster Dragon").a.may_activate("Gem-Knight Emerald")
    assert not emeralds(PEARL).a.may_activate("Gem-Knight Emerald")


@pytest.mark.ruling("CARD-036")
def test_shien_is_a_matter_of_the_original_name() -> None:
    duel = Scenario()
    duel.a.face_up("Gateway of the Six")
    put(duel.a, "Legendary Six Samurai - Shi En", c.LOCATION_GRAVE)
    put(duel.a, "Shien's Daredevil", c.LOCATION_GRAVE)
    counters(duel.a.card("Gateway of the Six"), 0x3, 6)
    duel.a.activates("Gateway of the Six", effect=4)
    duel.all_pass()  # only one target
    assert duel.place_of("Shien's Daredevil") == "Monster Zone"
    alone = Scenario()
    alone.a.face_up("Gateway of the Six")
    put(alone.a, "Legendary Six Samurai - Shi En", c.LOCATION_GRAVE)
    counters(alone.a.card("Gateway of the Six"), 0x3, 6)
    assert (4, "Gateway of the Six") not in [
        (command.effect, alone.kernel.by_key(command.card.key).name)
        for command in getattr(alone.settled_decision(), "commands", ())
        if command.kind == d.ACT_ACTIVATE
    ]


@pytest.mark.ruling("CARD-009")
def test_utopic_future_has_rank_1() -> None:
    name = "Number F0: Utopic Future"
    duel = Scenario()
    card = monster(duel.a, name)
    assert card.rank == 1
    assert card.facts.level == 0
    assert card.level == 0  # an Xyz Monster has no Level


@pytest.mark.parametrize(
    ("second", "legal"),
    [(PEARL, True), ("Tiras, Keeper of Genesis", False), ("Number 39: Utopia", False)],
)
def test_utopic_future_is_made_of_two_xyz_monsters_of_one_rank(second: str, legal: bool) -> None:
    name = "Number F0: Utopic Future"
    duel = Scenario()
    monster(duel.a, PEARL)
    monster(duel.a, second)
    duel.a.extra(name).monsters("Gemini Elf", "Vorse Raider")
    assert duel.a.may_special_summon(name) == legal


def test_utopic_future_wins_over_what_it_battled() -> None:
    name = "Number F0: Utopic Future"
    duel = Scenario()
    monster(duel.a, name)
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.a.battle_phase()
    duel.a.attacks(name, "Blue-Eyes White Dragon")
    duel.a.activates(name)
    duel.all_pass()
    assert duel.a.lp == 8000
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == sorted([name, "Blue-Eyes White Dragon"])
    duel.a.main_phase_2()
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == ["Blue-Eyes White Dragon"]
