"""Contact Fusion: Fusion Monsters that Summon themselves with materials on the field (FUS)."""

import pytest

from app.engine import constants as c
from app.engine.events import Moved, Summoned
from tests.rulings.building import monster
from tests.rulings.summoning import no_chain
from tests.scenario import Scenario

POLYMERIZATION = "Polymerization"
NEOS, DOLPHIN, AQUA = "Elemental HERO Neos", "Neo-Spacian Aqua Dolphin", "Elemental HERO Aqua Neos"
X, Y, Z, CANNON = "X-Head Cannon", "Y-Dragon Head", "Z-Metal Tank", "XYZ-Dragon Cannon"
FORTRESS, CYBER = "Chimeratech Fortress Dragon", "Cyber Dragon"
BESTIARI, GYZARUS = "Gladiator Beast Bestiari", "Gladiator Beast Gyzarus"
ELDER, APELIO, ULTI = "Ritual Beast Tamer Elder", "Spiritual Beast Apelio", "Ritual Beast Ulti-Apelio"
BEAST_EYES, ODD_EYES = "Beast-Eyes Pendulum Dragon", "Odd-Eyes Pendulum Dragon"
BABOON = "Green Baboon, Defender of the Forest"


@pytest.mark.ruling("FUS-022")
def test_contact_fusion_shuffles_its_materials_into_the_deck() -> None:
    duel = Scenario()
    duel.a.monsters(NEOS, DOLPHIN).extra(AQUA)
    before = duel.a.deck_count
    duel.a.special_summons(AQUA)
    duel.a.picks(NEOS, DOLPHIN)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [AQUA]
    assert duel.a.deck_count == before + 2
    assert {NEOS, DOLPHIN} <= set(duel.a.names(c.LOCATION_DECK))
    assert no_chain(duel)


@pytest.mark.ruling("FUS-023")
def test_contact_fusion_is_a_special_but_no_fusion_summon() -> None:
    duel = Scenario()
    duel.a.monsters(NEOS, DOLPHIN).extra(AQUA).hand("De-Fusion")
    duel.a.special_summons(AQUA)
    duel.a.picks(NEOS, DOLPHIN)
    duel.all_pass()
    aqua = duel.a.card(AQUA)
    assert aqua.was_special_summoned()
    assert not aqua.was_summoned_by(c.SUMMON_TYPE_FUSION)
    assert [event.kind for event in duel.happened(Summoned)] == [c.SUMMON_TYPE_SPECIAL]
    duel.a.activates("De-Fusion")
    duel.all_pass()
    assert duel.place_of(AQUA) == "Extra Deck"
    assert duel.a.names(c.LOCATION_MZONE) == []
    assert len(duel.happened(Summoned)) == 1


@pytest.mark.ruling("FUS-024")
def test_a_fusion_spell_cannot_summon_a_contact_fusion_monster() -> None:
    duel = Scenario()
    duel.a.hand(POLYMERIZATION, NEOS, DOLPHIN).extra(AQUA)
    assert not duel.a.may_activate(POLYMERIZATION)


@pytest.mark.ruling("FUS-025")
def test_a_negated_contact_fusion_does_not_give_the_materials_back() -> None:
    duel = Scenario()
    duel.a.monsters(X, Y, Z).extra(CANNON)
    duel.b.set("Solemn Judgment")
    duel.a.special_summons(CANNON)
    duel.a.picks(X, Y, Z)
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.b.lp == 4000
    assert duel.a.graveyard_names == [CANNON]
    assert sorted(duel.a.banished_names) == [X, Y, Z]


@pytest.mark.ruling("FUS-026")
def test_a_face_down_monster_can_be_used() -> None:
    duel = Scenario()
    duel.a.monsters(X, Y).face_down(Z).extra(CANNON)
    assert duel.a.may_special_summon(CANNON)
    duel = Scenario()
    duel.a.monsters(X, Y).extra(CANNON)
    assert not duel.a.may_special_summon(CANNON), "Z-Metal Tank is missing"


@pytest.mark.ruling("FUS-027")
def test_an_equip_card_can_be_used() -> None:
    duel = Scenario()
    duel.a.monsters(X, Y).equipped(Z, X)
    duel.a.extra(CANNON)
    duel.a.special_summons(CANNON)
    duel.a.picks(X, Y, Z)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [CANNON]
    assert sorted(duel.a.banished_names) == [X, Y, Z]
    assert duel.a.graveyard_names == []


@pytest.mark.ruling("FUS-028")
def test_each_contact_fusion_moves_its_materials_its_own_way() -> None:
    duel = Scenario()
    duel.a.monsters(BESTIARI, BESTIARI, ELDER, APELIO).extra(GYZARUS, ULTI)
    duel.a.special_summons(GYZARUS)
    duel.a.picks(BESTIARI, BESTIARI)
    assert duel.a.could_respond(GYZARUS)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_DECK).count(BESTIARI) == 2
    duel = Scenario()
    duel.a.monsters(BESTIARI, BESTIARI, ELDER, APELIO).extra(GYZARUS, ULTI)
    duel.a.special_summons(ULTI)
    duel.a.picks(ELDER, APELIO)
    duel.all_pass()
    assert sorted(duel.a.banished_names) == [ELDER, APELIO]
    assert all(duel.a.card(name).is_face_up() for name in (ELDER, APELIO))
    assert duel.place_of(ULTI) == "Monster Zone"


@pytest.mark.ruling("FUS-029")
def test_a_contact_fusion_by_tribute_is_stopped_by_a_ban_on_tributing() -> None:
    duel = Scenario()
    duel.b.face_up("Mask of Restrict")
    monster(duel.a, ODD_EYES)
    monster(duel.a, BABOON)
    duel.a.extra(BEAST_EYES)
    assert not duel.a.may_special_summon(BEAST_EYES)
    duel = Scenario()
    monster(duel.a, ODD_EYES)
    monster(duel.a, BABOON)
    duel.a.extra(BEAST_EYES)
    duel.a.special_summons(BEAST_EYES)
    duel.a.picks(ODD_EYES, BABOON)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [BEAST_EYES]
    tributed = [
        duel.kernel.by_key(event.after.card.key).name
        for event in duel.happened(Moved)
        if event.reason & c.REASON_RELEASE
    ]
    assert sorted(tributed) == [BABOON, ODD_EYES]


@pytest.mark.ruling("FUS-030")
def test_a_token_cannot_be_sent_for_a_contact_fusion() -> None:
    duel = Scenario()
    duel.a.monsters(CYBER, "Mecha Phantom Beast O-Lion").extra(FORTRESS)
    duel.a.set("Raigeki Break").hand("Pot of Greed")
    duel.a.activates("Raigeki Break")
    duel.a.picks("Mecha Phantom Beast O-Lion")
    duel.a.activates("Mecha Phantom Beast O-Lion")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [CYBER, "Mecha Phantom Beast Token"]
    assert not duel.a.may_special_summon(FORTRESS)
    duel = Scenario()
    duel.a.monsters(CYBER, X).extra(FORTRESS)
    assert duel.a.may_special_summon(FORTRESS), "a Machine that is no Token does"


def test_what_cannot_be_fusion_material_is_none_for_contact_fusion() -> None:
    duel = Scenario()
    duel.a.monsters(CYBER, FORTRESS).extra(FORTRESS)
    assert not duel.a.may_special_summon(FORTRESS)


@pytest.mark.ruling("FUS-031")
def test_no_contact_fusion_when_its_materials_would_be_banished_instead() -> None:
    duel = Scenario()
    duel.b.face_up("Macro Cosmos")
    duel.a.monsters(CYBER, X).extra(FORTRESS)
    assert not duel.a.may_special_summon(FORTRESS)
    duel = Scenario()
    duel.a.monsters(CYBER, X).extra(FORTRESS)
    duel.a.special_summons(FORTRESS)
    duel.a.picks(CYBER, X)
    duel.all_pass()
    assert duel.a.card(FORTRESS).attack == 2000
    assert sorted(duel.a.graveyard_names) == [CYBER, X]
