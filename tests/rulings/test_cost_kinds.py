"""More costs (COST): several costs of one activation, properties asked for, payments that cannot be made."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded, Moved
from tests.rulings.building import choices, materials, monster
from tests.rulings.summoning import activated
from tests.rulings.watching import offered_now
from tests.scenario import Scenario

ZOMBIESTEIN = "Number 22: Zombiestein"
ARK = "Number 101: Silent Honor ARK"
DRAGOONS = "Atlantean Dragoons"
UTOPIA = "Number 39: Utopia"
HIRUKO = "Bujin Hiruko"
GIFT = "White Elephant's Gift"


@pytest.mark.ruling("COST-011")
def test_several_costs_are_paid_in_the_written_order() -> None:
    duel = Scenario()
    number = monster(duel.a, ZOMBIESTEIN)
    materials(duel.a, number, "Vorse Raider")
    duel.a.hand("Celtic Guardian")
    duel.b.monsters("Gemini Elf", "Wattkid").set("Waboku")
    duel.a.activates(ZOMBIESTEIN)
    assert duel.a.graveyard_names == ["Vorse Raider", "Celtic Guardian"]
    assert choices(duel, duel.a) == ["Gemini Elf", "Wattkid"]  # only then the target
    assert not duel.kernel.state.chain[-1].targets
    duel.a.picks("Gemini Elf")
    assert offered_now(duel, duel.b, "Waboku")
    moved = [duel.kernel.by_key(event.after.card.key).name for event in duel.happened(Moved)]
    assert moved == ["Vorse Raider", "Celtic Guardian"]
    duel.all_pass()
    assert duel.b.card("Gemini Elf").is_negated()
    assert number.position == c.POS_FACEUP_DEFENSE


@pytest.mark.ruling("COST-013")
def test_a_face_down_monster_with_the_property_is_tributed() -> None:
    duel = Scenario()
    duel.a.face_down("Bujin Yamato").set("Bujinfidel").graveyard(HIRUKO)
    duel.a.activates("Bujinfidel")
    duel.all_pass()
    assert duel.place_of("Bujin Yamato") == "GY"
    assert duel.place_of(HIRUKO) == "Monster Zone"


@pytest.mark.ruling("COST-018")
def test_a_discard_to_the_gy_must_reach_the_gy() -> None:
    balaen = "Mermail Abyssbalaen"
    mermails = ("Mermail Abyssmegalo", "Mermail Abyssmegalo", "Mermail Abysslinde", "Mermail Abysslinde")
    for macro in (True, False):
        duel = Scenario()
        duel.a.hand(balaen, *mermails)
        if macro:
            duel.b.face_up("Macro Cosmos")
        assert duel.a.may_activate(balaen) is not macro


@pytest.mark.ruling("COST-024")
def test_sending_from_the_hand_is_not_discarding() -> None:
    duel = Scenario()
    number = monster(duel.a, ZOMBIESTEIN)
    materials(duel.a, number, "Vorse Raider")
    duel.a.hand("Fabled Krus").graveyard("Fabled Raven")
    duel.b.monsters("Gemini Elf")
    duel.a.activates(ZOMBIESTEIN)
    duel.all_pass()
    assert duel.place_of("Fabled Krus") == duel.place_of("Fabled Raven") == "GY"
    assert activated(duel) == [ZOMBIESTEIN]


@pytest.mark.ruling("COST-030")
def test_a_pendulum_monster_on_the_field_cannot_be_sent_to_the_gy() -> None:
    for name in (HIRUKO, "Gemini Elf"):
        duel = Scenario()
        duel.a.monsters(name).hand(GIFT)
        assert duel.a.may_activate(GIFT) is (name == "Gemini Elf")


@pytest.mark.ruling("COST-037")
def test_a_fusion_monster_returns_to_the_extra_deck_as_cost() -> None:
    ulti, elder, beast = "Ritual Beast Ulti-Apelio", "Ritual Beast Tamer Elder", "Spiritual Beast Apelio"
    duel = Scenario()
    monster(duel.a, ulti)
    duel.a.banished(elder, beast)
    duel.a.activates(ulti)
    assert duel.place_of(ulti) == "Extra Deck"
    duel.all_pass()
    assert sorted(duel.a.field_names) == [elder, beast]
    for name in (elder, beast):
        assert duel.a.card(name).position == c.POS_FACEUP_DEFENSE


@pytest.mark.ruling("COST-038")
def test_a_public_card_cannot_be_revealed() -> None:
    candina, lycoris = "Trickstar Candina", "Trickstar Lycoris"
    for bell in (True, False):
        duel = Scenario()
        duel.a.monsters(candina).hand(lycoris).set("Waboku")
        if bell:
            duel.b.monsters("Ceremonial Bell")
        assert duel.a.may_activate("Waboku")
        assert duel.a.may_activate(lycoris) is not bell


@pytest.mark.ruling("COST-046")
def test_detached_for_a_water_monster() -> None:
    duel = Scenario()
    ark = monster(duel.a, ARK)
    materials(duel.a, ark, DRAGOONS, "Vorse Raider")
    duel.a.deck("Atlantean Marksman", "Wattkid")
    summoned = monster(duel.b, "Gemini Elf")
    duel.state.cards[summoned.uid].summon_type = c.SUMMON_TYPE_SPECIAL
    duel.a.activates(ARK)
    duel.all_pass()
    assert activated(duel) == [ARK, DRAGOONS]
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 1]
    assert duel.a.hand_names == ["Atlantean Marksman"]
    assert [card.uid for card in duel.a.card(ARK).materials()] == [summoned.uid]


@pytest.mark.ruling("COST-047")
def test_detached_for_another_monster() -> None:
    duel = Scenario(player="B")
    utopia = monster(duel.a, UTOPIA)
    materials(duel.a, utopia, DRAGOONS)
    duel.a.deck("Atlantean Marksman", "Wattkid")
    duel.b.monsters("Gemini Elf")
    duel.b.battle_phase()
    duel.b.attacks("Gemini Elf", UTOPIA)
    duel.a.activates(UTOPIA)
    duel.all_pass()
    assert duel.place_of(DRAGOONS) == "GY"
    assert activated(duel) == [UTOPIA]


@pytest.mark.ruling("COST-048")
def test_a_cost_stays_paid_when_the_activation_is_negated() -> None:
    quasar, fortune, malicious = "Shooting Quasar Dragon", "D - Fortune", "Destiny HERO - Malicious"
    duel = Scenario()
    monster(duel.a, quasar)
    duel.b.set(fortune).graveyard(malicious)
    duel.a.battle_phase()
    duel.a.attacks_directly(quasar)
    duel.b.activates(fortune)
    assert duel.place_of(malicious) == "banished"
    duel.a.activates(quasar)
    duel.all_pass()
    assert duel.place_of(fortune) == "GY"
    assert duel.place_of(malicious) == "banished"
    assert duel.b.lp == 4000
    assert isinstance(duel.decision, d.BattleCommand)


@pytest.mark.ruling("COST-023")
def test_a_procedure_that_sends_to_the_gy_under_macro_cosmos() -> None:
    familiar, charmer = "Familiar-Possessed - Hiita", "Hiita the Fire Charmer"
    duel = Scenario()
    duel.a.monsters(charmer, "Blazing Inpachi").deck("Wattkid", familiar, "Wattkid")
    duel.b.face_up("Macro Cosmos")
    assert not duel.a.may_special_summon(familiar)
    duel = Scenario()
    duel.a.monsters(charmer, "Blazing Inpachi").deck("Wattkid", familiar, "Wattkid")
    duel.a.special_summons(familiar)
    duel.all_pass()
    assert duel.a.field_names == [familiar]
    assert sorted(duel.a.graveyard_names) == ["Blazing Inpachi", charmer]
    assert duel.a.deck_count == 2


def test_the_place_in_the_deck_is_not_told() -> None:
    duel = Scenario()
    familiar = "Familiar-Possessed - Hiita"
    duel.a.monsters("Hiita the Fire Charmer", "Blazing Inpachi").deck("Wattkid", familiar, "Wattkid")
    decision = duel.settled_decision()
    assert isinstance(decision, d.IdleCommand)
    (command,) = (x for x in decision.commands if x.kind == d.ACT_SPSUMMON)
    assert (command.card.code, command.card.sequence) == (duel.a.card(familiar).code, 0)
    assert duel.a.card(familiar).sequence == 1


@pytest.mark.ruling("COST-035")
def test_a_banished_token_does_not_come_back() -> None:
    gungnir = "Nordic Relic Gungnir"
    for token in (True, False):
        duel = Scenario()
        if token:
            monster(duel.a, "Nordic Beast Token")
        else:
            duel.a.monsters("Tanngrisnir of the Nordic Beasts")
        duel.a.set(gungnir)
        duel.b.monsters("Gemini Elf")
        duel.a.activates(gungnir)
        duel.all_pass()
        assert duel.place_of("Gemini Elf") == "GY"
        assert duel.a.banished_names == ([] if token else ["Tanngrisnir of the Nordic Beasts"])
        for side in (duel.a, duel.b, duel.a, duel.b):  # past the second End Phase of A
            assert duel.a.field_names == []
            side.ends_turn()
        duel.all_pass()
        assert duel.a.field_names == ([] if token else ["Tanngrisnir of the Nordic Beasts"])
