"""Missing the timing (TIM): "if" waits, "when" must be the last thing to happen."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import MissedTiming
from tests.rulings.summoning import activated
from tests.scenario import Scenario

MIST = "Elemental HERO Shadow Mist"
AVIAN = "Elemental HERO Avian"
PETEN = "Peten the Dark Clown"
CHERUB = "Sylvan Cherubsprout"
HOLE = "Bottomless Trap Hole"


def missed(duel: Scenario) -> list[str]:
    """Names of the cards that were told to have missed their timing."""
    return [duel.kernel.by_key(event.card.card.key).name for event in duel.happened(MissedTiming)]


@pytest.mark.ruling("TIM-002")
def test_an_if_effect_waits_for_the_chain() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed")
    duel.b.set("Call of the Haunted").graveyard("Gogogo Ghost", "Gogogo Golem")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Call of the Haunted", "Gogogo Ghost")
    assert duel.b.could_respond("Gogogo Ghost")
    duel.b.activates("Gogogo Ghost")
    assert len(duel.a.hand_names) == 2
    duel.all_pass()
    assert duel.b.card("Gogogo Golem").position == c.POS_FACEUP_DEFENSE
    assert duel.b.card("Gogogo Ghost").position == c.POS_FACEUP_DEFENSE


@pytest.mark.ruling("TIM-003")
def test_a_when_effect_misses_what_was_not_the_last_thing() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed")
    duel.b.set("Call of the Haunted").graveyard(CHERUB)
    duel.a.activates("Pot of Greed")
    duel.b.activates("Call of the Haunted")
    assert not duel.b.could_respond(CHERUB)
    duel.all_pass()
    assert duel.b.field_names == [CHERUB, "Call of the Haunted"]
    assert missed(duel) == [CHERUB]


@pytest.mark.ruling("TIM-004")
def test_a_when_effect_answers_what_link_1_did_last() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard(CHERUB)
    duel.a.activates("Monster Reborn")
    assert duel.a.could_respond(CHERUB)
    duel.a.activates(CHERUB)
    assert activated(duel) == ["Monster Reborn", CHERUB]


@pytest.mark.ruling("TIM-005")
def test_a_when_effect_of_a_tribute_misses_its_timing() -> None:
    duel = Scenario()
    duel.a.monsters(PETEN).hand("Summoned Skull").deck(PETEN, "Gemini Elf")
    duel.a.summons("Summoned Skull", tributes=[PETEN])
    assert not duel.a.could_respond(PETEN)
    duel.all_pass()
    assert duel.a.field_names == ["Summoned Skull"]
    assert missed(duel) == [PETEN]


@pytest.mark.ruling("TIM-006")
def test_an_if_effect_of_a_tribute_comes_after_the_summon() -> None:
    duel = Scenario()
    duel.a.monsters(MIST).hand("Summoned Skull").deck(AVIAN, "Gemini Elf")
    duel.a.summons("Summoned Skull", tributes=[MIST])
    duel.a.activates(MIST)
    duel.all_pass()
    assert duel.a.field_names == ["Summoned Skull"]
    assert duel.a.hand_names == [AVIAN]


@pytest.mark.ruling("TIM-008")
def test_materials_of_a_negated_summon_trigger_in_that_window() -> None:
    duel = Scenario()
    stone = "The White Stone of Legend"
    duel.a.monsters(stone, "Dark Magician").extra("Stardust Dragon").deck("Blue-Eyes White Dragon", "Wattkid")
    duel.b.set("Solemn Judgment")
    duel.a.special_summons("Stardust Dragon")
    duel.a.picks(stone, "Dark Magician")
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.place_of("Stardust Dragon") == "GY"
    assert activated(duel) == ["Solemn Judgment", stone]
    assert duel.a.hand_names == ["Blue-Eyes White Dragon"]


@pytest.mark.ruling("TIM-009")
def test_a_when_effect_of_synchro_material_misses_its_timing() -> None:
    gaia = "Gaia Knight, the Force of Earth"
    duel = Scenario()
    duel.a.monsters("Gusto Falco", "Gemini Elf").extra(gaia).deck("Gusto Gulldo", "Wattkid")
    duel.a.special_summons(gaia)
    duel.a.picks("Gusto Falco", "Gemini Elf")
    assert not duel.a.could_respond("Gusto Falco")
    duel.all_pass()
    assert duel.a.field_names == [gaia]
    assert missed(duel) == ["Gusto Falco"]


@pytest.mark.ruling("TIM-011")
def test_a_when_effect_of_a_cost_misses_its_timing() -> None:
    duel = Scenario()
    duel.a.hand("Tribute to The Doomed", PETEN).deck(PETEN, "Wattkid")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Tribute to The Doomed")
    assert not duel.a.could_respond(PETEN)
    duel.all_pass()
    assert duel.place_of("Gemini Elf") == "GY"
    assert missed(duel) == [PETEN]


@pytest.mark.ruling("TIM-012")
def test_an_if_effect_of_a_cost_comes_after_the_chain() -> None:
    duel = Scenario()
    duel.a.hand("Tribute to The Doomed", MIST).deck(AVIAN, "Wattkid")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Tribute to The Doomed")
    duel.a.activates(MIST)
    assert duel.place_of("Gemini Elf") == "GY"
    duel.all_pass()
    assert duel.a.hand_names == [AVIAN]


@pytest.mark.ruling("TIM-013")
def test_a_when_card_misses_what_an_effect_went_on_after() -> None:
    duel = Scenario()
    duel.a.hand("Goblindbergh", "Vorse Raider")
    duel.b.set(HOLE)
    duel.a.summons("Goblindbergh")
    duel.a.activates("Goblindbergh")
    assert not duel.b.could_respond(HOLE)
    duel.all_pass()
    assert duel.a.field_names == ["Goblindbergh", "Vorse Raider"]
    assert duel.a.card("Goblindbergh").position == c.POS_FACEUP_DEFENSE


@pytest.mark.ruling("TIM-015")
def test_a_summon_by_link_2_is_followed_by_link_1() -> None:
    blizzard, bora = "Blackwing - Blizzard the Far North", "Blackwing - Bora the Spear"
    for whirlwind_first in (True, False):
        duel = Scenario()
        duel.a.hand(blizzard).graveyard(bora).face_up("Black Whirlwind")
        duel.a.deck("Blackwing - Kochi the Daybreak", "Wattkid")
        duel.b.set(HOLE)
        duel.a.summons(blizzard)
        first, second = ("Black Whirlwind", blizzard) if whirlwind_first else (blizzard, "Black Whirlwind")
        duel.a.activates(first)
        duel.a.activates(second)
        assert activated(duel) == [first, second]
        assert duel.b.could_respond(HOLE) is not whirlwind_first
        duel.all_pass()
        assert duel.a.card(bora).location == c.LOCATION_MZONE


@pytest.mark.ruling("TIM-018")
def test_a_link_that_does_nothing_still_was_processed() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn")
    duel.b.set("Call of the Haunted").graveyard(CHERUB)
    duel.a.activates("Monster Reborn")
    duel.b.activates("Call of the Haunted")
    assert not duel.b.could_respond(CHERUB)
    duel.all_pass()
    assert duel.b.field_names == [CHERUB, "Call of the Haunted"]
    assert duel.a.field_names == []


@pytest.mark.ruling("TIM-022")
def test_sent_by_an_effect_that_goes_on() -> None:
    duel = Scenario()
    duel.a.hand("Hand Destruction", PETEN, MIST).deck(AVIAN, PETEN, "Gemini Elf", "Wattkid", "Wattkid")
    duel.b.hand("Vorse Raider", "Vorse Raider")
    duel.a.activates("Hand Destruction")
    assert not duel.a.could_respond(PETEN)
    assert duel.a.could_respond(MIST)
    duel.a.activates(MIST)
    duel.all_pass()
    assert sorted(duel.a.hand_names) == [AVIAN, "Wattkid", "Wattkid"]
    assert missed(duel) == [PETEN]


@pytest.mark.ruling("TIM-001")
def test_a_mandatory_effect_never_misses_its_timing() -> None:
    biter = "Terrene Toothed Tsuchinoko"
    duel = Scenario()
    duel.a.hand("Pot of Greed", "Cyber Dragon")
    duel.b.set("Call of the Haunted").graveyard(biter).monsters("Gemini Elf")
    duel.a.special_summons("Cyber Dragon")
    duel.all_pass()
    duel.a.activates("Pot of Greed")
    duel.b.activates("Call of the Haunted")
    duel.all_pass()
    assert activated(duel) == ["Pot of Greed", "Call of the Haunted", biter]
    assert len(duel.a.hand_names) == 2
    assert duel.a.card("Cyber Dragon").position == c.POS_FACEDOWN_DEFENSE
    assert duel.b.card("Gemini Elf").position == c.POS_FACEUP_ATTACK


@pytest.mark.ruling("TIM-010")
def test_a_when_effect_of_a_procedure_payment_misses_its_timing() -> None:
    fortress, returner = "Machina Fortress", "Jinzo - Returner"
    duel = Scenario()
    duel.a.hand(fortress, returner, "Cyber Dragon").graveyard("Jinzo")
    duel.a.special_summons(fortress)
    while duel.a.card(fortress).location != c.LOCATION_MZONE:
        decision = duel.decision
        if isinstance(decision, (d.SelectCards, d.SelectSum)):
            names = {duel.kernel.by_key(ref.key).name: ref.key for ref in decision.cards}
            both = tuple(names[name] for name in (returner, "Cyber Dragon") if name in names)
            duel.respond(both if decision.accepts(both) else both[:1])
        else:
            assert duel._skip_one()
    assert not duel.a.could_respond(returner)
    duel.all_pass()
    assert duel.a.field_names == [fortress]
    assert sorted(duel.a.graveyard_names) == ["Cyber Dragon", "Jinzo", returner]
    assert missed(duel) == [returner]


@pytest.mark.ruling("TIM-021")
def test_a_few_if_cards_were_ruled_to_miss_their_timing() -> None:
    chief, soldier, guardian = "Gravekeeper's Chief", "Gravekeeper's Spear Soldier", "Celtic Guardian"
    duel = Scenario()
    duel.a.monsters(guardian).face_up("Ultimate Offering").hand("Pot of Greed", chief).graveyard(soldier)
    duel.a.activates("Pot of Greed")
    duel.a.activates("Ultimate Offering")
    assert duel.a.lp == 7500
    while duel.place_of(chief) != "Monster Zone":
        decision = duel.decision
        if isinstance(decision, d.Option):
            duel.a.chooses(0)
        elif isinstance(decision, (d.SelectTributes, d.SelectCards)):
            names = [duel.kernel.by_key(ref.key).name for ref in decision.cards]
            duel.a.picks(chief if chief in names else guardian)
        else:
            assert duel._skip_one()
    assert duel.place_of(guardian) == "GY"
    assert not duel.a.could_respond(chief)
    duel.all_pass()
    assert len(duel.a.hand_names) == 2
    assert activated(duel) == ["Pot of Greed", "Ultimate Offering"]
    duel = Scenario()
    duel.a.monsters(guardian).hand(chief).graveyard(soldier)
    duel.a.summons(chief, tributes=[guardian])
    assert duel.a.could_respond(chief)
