"""Link Summons, linked zones and co-links (LNK)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import choices, monster
from tests.rulings.extra_deck import CELTIC, EMZ_LEFT, LUSTER, PROXY, places_offered
from tests.rulings.summoning import activated, no_chain
from tests.scenario import Scenario

DECODE = "Decode Talker"
JUNK = "Junk Synchron"
WORM = "Medusa Worm"
GADGET = "Cyberse Gadget"
RAI_OH = "Thunder King Rai-Oh"
CALL = "Call of the Haunted"


@pytest.mark.ruling("LNK-001")
def test_a_link_summon_sends_its_materials_and_starts_no_chain() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monsters(LUSTER, CELTIC).extra(PROXY)
    duel.a.special_summons(PROXY)
    duel.a.picks(LUSTER, CELTIC)
    assert places_offered(duel, duel.a) == [5, 6]
    duel.a.places(6)
    assert not isinstance(duel.decision, d.SelectPosition)
    duel.all_pass()
    proxy = duel.a.card(PROXY)
    assert (proxy.location, proxy.sequence, proxy.position) == (c.LOCATION_MZONE, 6, c.POS_FACEUP_ATTACK)
    assert proxy.was_summoned_by(c.SUMMON_TYPE_LINK)
    assert sorted(duel.a.graveyard_names) == sorted([LUSTER, CELTIC])
    assert no_chain(duel)


@pytest.mark.parametrize(
    "materials",
    [
        pytest.param((PROXY, JUNK), id="2 + 1", marks=pytest.mark.ruling("LNK-002")),
        pytest.param((PROXY, JUNK, WORM), id="1 + 1 + 1", marks=pytest.mark.ruling("LNK-003")),
    ],
)
def test_a_link_monster_counts_as_its_rating_or_as_one(materials: tuple[str, ...]) -> None:
    duel = Scenario(rules="mr4")
    duel.a.monsters(*materials).extra(DECODE)
    duel.a.special_summons(DECODE)
    duel.a.picks(*materials)
    duel.all_pass()
    assert duel.place_of(DECODE) == "Monster Zone"
    assert sorted(duel.a.graveyard_names) == sorted(materials)


@pytest.mark.ruling("LNK-004")
def test_the_materials_must_fit_and_add_up() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monsters(LUSTER, CELTIC, JUNK, WORM).extra(DECODE)
    assert not duel.a.may_special_summon(DECODE)
    duel = Scenario(rules="mr4")
    duel.a.monsters(LUSTER, CELTIC, JUNK, WORM, "Goblin Zombie").extra(DECODE)
    assert duel.a.may_special_summon(DECODE)


@pytest.mark.ruling("LNK-005")
@pytest.mark.parametrize("hidden", [True, False])
def test_face_down_monsters_are_no_link_material(hidden: bool) -> None:
    duel = Scenario(rules="mr4")
    duel.a.monsters(LUSTER).extra(PROXY)
    duel.a.monsters(CELTIC, position=c.POS_FACEDOWN_DEFENSE if hidden else c.POS_FACEUP_DEFENSE)
    assert duel.a.may_special_summon(PROXY) is not hidden


@pytest.mark.ruling("LNK-006")
def test_a_link_monster_has_no_other_position() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, PROXY, EMZ_LEFT)
    duel.a.hand("Pot of Greed")
    duel.b.set("Book of Moon", "Enemy Controller")
    assert not duel.a.may_change_position(PROXY)
    duel.a.activates("Pot of Greed")
    assert not duel.b.could_respond("Book of Moon")
    assert not duel.b.could_respond("Enemy Controller")
    other = Scenario(rules="mr4")
    monster(other.a, PROXY, EMZ_LEFT)
    other.a.monsters(LUSTER, CELTIC).hand("Pot of Greed")
    other.b.set("Book of Moon", "Enemy Controller")
    assert other.a.may_change_position(LUSTER)
    other.a.activates("Pot of Greed")
    assert other.b.could_respond("Enemy Controller")
    other.b.activates("Book of Moon")
    assert choices(other, other.b) == sorted([LUSTER, CELTIC])


@pytest.mark.ruling("LNK-007")
def test_sending_link_materials_is_no_tribute_and_no_effect() -> None:
    squamata = "Shaddoll Squamata"
    duel = Scenario(rules="mr4")
    duel.b.face_up("Mask of Restrict")
    duel.a.monsters(squamata, CELTIC).extra(PROXY).deck_top("Shaddoll Beast")
    duel.a.special_summons(PROXY)
    duel.a.picks(squamata, CELTIC)
    assert not duel.a.could_respond(squamata)
    duel.all_pass()
    assert duel.place_of(PROXY) == "Monster Zone"
    assert duel.place_of(squamata) == "GY"
    assert no_chain(duel)


# -- negated Link Summons --------------------------------------------------------------------------


@pytest.mark.ruling("LNK-008")
def test_a_link_summon_can_be_negated() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monsters(LUSTER, CELTIC).extra(PROXY)
    duel.b.monsters(RAI_OH)
    duel.a.special_summons(PROXY)
    duel.a.picks(LUSTER, CELTIC)
    duel.b.activates(RAI_OH)
    duel.all_pass()
    assert duel.b.graveyard_names == [RAI_OH]
    assert sorted(duel.a.graveyard_names) == sorted([PROXY, LUSTER, CELTIC])


def call_chained_to_rai_oh(rules: str = "mr4") -> Scenario:
    """A's Link Summon meets Rai-Oh; A chains Call of the Haunted and is asked for the target."""
    duel = Scenario(rules=rules)
    duel.a.monsters(GADGET, CELTIC).set(CALL).extra(PROXY)
    duel.b.monsters(RAI_OH)
    duel.a.special_summons(PROXY)
    duel.a.picks(GADGET, CELTIC)
    duel.b.activates(RAI_OH)
    duel.a.activates(CALL)
    return duel


@pytest.mark.ruling("LNK-009")
def test_materials_are_in_the_graveyard_while_the_summon_is_attempted() -> None:
    duel = call_chained_to_rai_oh()
    assert choices(duel, duel.a) == sorted([GADGET, CELTIC])
    duel.a.picks(CELTIC)
    duel.all_pass()
    assert activated(duel)[:2] == [RAI_OH, CALL]
    assert duel.place_of(CELTIC) == "Monster Zone"
    assert duel.place_of(PROXY) == "GY"


@pytest.mark.ruling("LNK-010")
def test_a_material_back_on_the_field_may_still_use_its_effect() -> None:
    duel = call_chained_to_rai_oh()
    duel.a.picks(GADGET)
    assert duel.a.could_respond(GADGET)
    duel.a.activates(GADGET)
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == sorted([GADGET, "Gadget Token"])
    duel = call_chained_to_rai_oh()  # the other material stays in the GY and keeps its effect too
    duel.a.picks(CELTIC)
    assert duel.a.could_respond(GADGET)
    duel = call_chained_to_rai_oh("mr5")  # since April 2020 it is lost with the place
    duel.a.picks(GADGET)
    assert not duel.a.could_respond(GADGET)


# -- links -----------------------------------------------------------------------------------------


@pytest.mark.ruling("LNK-011")
def test_linked_zones_lie_on_both_fields() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, DECODE, EMZ_LEFT)
    duel.a.monster_in(0, LUSTER).monster_in(2, CELTIC)
    duel.b.monster_in(3, "Vorse Raider")
    decode = duel.a.card(DECODE)
    assert sorted(decode.linked_zones()) == [(0, 0), (0, 2), (1, 3)]
    assert {card.name for card in decode.points_to()} == {LUSTER, CELTIC, "Vorse Raider"}
    assert decode.attack == 3800


@pytest.mark.ruling("LNK-012")
def test_monsters_that_point_to_each_other_are_co_linked() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, "Akashic Magician", EMZ_LEFT)
    monster(duel.a, "Firewall Dragon", 1)
    monster(duel.a, PROXY, 2)
    akashic, firewall = duel.a.card("Akashic Magician"), duel.a.card("Firewall Dragon")
    assert akashic.co_linked() == [firewall]
    assert {card.name for card in firewall.co_linked()} == {"Akashic Magician", PROXY}
    assert [card.name for card in duel.a.card(PROXY).co_linked()] == ["Firewall Dragon"]
