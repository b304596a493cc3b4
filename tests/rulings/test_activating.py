"""Activation (ACT): what may be activated when, mandatory and optional, and what is no activation."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded
from tests.rulings.building import monster, put
from tests.rulings.summoning import activated
from tests.rulings.watching import offered_now
from tests.scenario import Scenario

MIST = "Elemental HERO Shadow Mist"
AVIAN = "Elemental HERO Avian"
ASH = "Ash Blossom & Joyous Spring"
EMPTINESS = "Vanity's Emptiness"
TACHYON = "Number 107: Galaxy-Eyes Tachyon Dragon"
MAXX = 'Maxx "C"'
TENKI = "Fire Formation - Tenki"
FIEND = "Curse of Fiend"


@pytest.mark.ruling("ACT-003")
def test_an_effect_in_the_gy_is_no_card_activation() -> None:
    duel = Scenario()
    duel.a.graveyard("Galaxy Cyclone")
    duel.b.face_up("Messenger of Peace").set("Magic Jammer").hand("Wattkid")
    duel.a.activates("Galaxy Cyclone")
    assert not duel.b.could_respond("Magic Jammer")
    duel.all_pass()
    assert duel.place_of("Messenger of Peace") == "GY"
    assert duel.place_of("Galaxy Cyclone") == "banished"


@pytest.mark.ruling("ACT-008")
def test_every_part_of_a_timing_must_be_fulfilled() -> None:
    for own in (True, False):
        duel = Scenario()
        duel.a.monsters("Gemini Elf").hand("Wattkid")
        duel.b.set("Tachyon Chaos Hole").hand("Wattkid")
        monster(duel.b, TACHYON)
        side = duel.b if own else duel.a
        side.set("Raigeki Break")
        if own:
            duel.a.ends_turn()
        side.activates("Raigeki Break")
        side.picks(TACHYON)
        assert duel.b.could_respond("Tachyon Chaos Hole") is not own
        duel.all_pass()
        assert duel.place_of(TACHYON) == "GY"


@pytest.mark.ruling("ACT-014")
def test_a_fusion_effect_needs_a_possible_fusion() -> None:
    for complete in (False, True):
        duel = Scenario()
        duel.a.hand("Polymerization", AVIAN).extra("Elemental HERO Flame Wingman")
        if complete:
            duel.a.hand("Elemental HERO Burstinatrix")
        assert duel.a.may_activate("Polymerization") is complete


@pytest.mark.ruling("ACT-016")
def test_a_mandatory_effect_may_be_forbidden_to_activate() -> None:
    for fiend in (True, False):
        duel = Scenario(player="B")
        duel.a.monsters("Dandylion")
        duel.b.hand("Smashing Ground")
        if fiend:
            duel.b.monsters("Majesty's Fiend")
        duel.b.activates("Smashing Ground")
        duel.all_pass()
        assert duel.place_of("Dandylion") == "GY"
        assert activated(duel) == ["Smashing Ground"] + ([] if fiend else ["Dandylion"])
        assert len(duel.a.field_names) == (0 if fiend else 2)


@pytest.mark.ruling("ACT-017", "ACT-018")
def test_a_forbidden_result_is_judged_when_it_resolves() -> None:
    for first, second, tokens in (("Dandylion", EMPTINESS, 2), (EMPTINESS, "Dandylion", 0)):
        duel = Scenario(player="B")
        duel.a.monsters("Dandylion").face_up(EMPTINESS)
        duel.b.hand("Smashing Ground")
        duel.b.activates("Smashing Ground")
        decision = duel.expect(0, (d.SortChain,))
        assert isinstance(decision, d.SortChain)
        offered = [duel.kernel.by_key(x.card.key).name for x in decision.commands]
        duel.respond((offered.index(first), offered.index(second)))
        duel.all_pass()
        assert activated(duel) == ["Smashing Ground", first, second]
        assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 1, 2]
        assert duel.place_of(EMPTINESS) == "GY"
        assert duel.a.field_names == ["Fluff Token"] * tokens


@pytest.mark.ruling("ACT-019")
def test_mandatory_effects_are_not_asked_for() -> None:
    for wanted in (True, False):
        duel = Scenario(player="B")
        duel.a.monsters("Sangan", MIST).deck("Kuriboh", AVIAN, "Gemini Elf")
        duel.b.hand("Dark Hole")
        duel.b.activates("Dark Hole")
        while not offered_now(duel, duel.a, MIST):
            assert not getattr(duel.decision, "forced", False)
            assert duel._skip_one()
        assert activated(duel) == ["Dark Hole", "Sangan"]
        if wanted:
            duel.a.activates(MIST)
        else:
            duel.a.passes()
        duel.all_pass()
        assert activated(duel) == ["Dark Hole", "Sangan"] + [MIST] * wanted


@pytest.mark.ruling("ACT-025")
def test_an_effect_when_activated_resolves_in_the_same_link() -> None:
    duel = Scenario()
    duel.a.hand(TENKI).deck("Bujin Yamato", "Wattkid")
    duel.a.activates(TENKI)
    duel.a.says(True)
    duel.all_pass()
    assert activated(duel) == [TENKI]
    assert duel.a.hand_names == ["Bujin Yamato"]
    assert duel.a.field_names == [TENKI]
    assert duel.a.card(TENKI).is_face_up()


@pytest.mark.ruling("ACT-026")
@pytest.mark.parametrize("rules", ["mr4", "mr5"])
def test_placing_a_card_face_up_is_no_activation(rules: str) -> None:
    snow, canvas = "The Weather Painter Snow", "The Weather Snowy Canvas"
    duel = Scenario(rules=rules)
    duel.a.hand(snow).deck(canvas, "Wattkid")
    duel.b.set("Magic Jammer").hand("Wattkid")
    duel.a.summons(snow)
    duel.a.activates(snow)
    assert not duel.b.could_respond("Magic Jammer")
    duel.all_pass()
    assert duel.a.card(canvas).is_face_up()
    assert duel.a.field_names == [snow, canvas]
    assert activated(duel) == [snow]


@pytest.mark.ruling("ACT-029")
def test_a_level_is_not_lowered_below_one() -> None:
    for name, level in (("Kuriboh", 1), ("Gemini Elf", 4)):
        duel = Scenario()
        duel.a.monsters(name).hand("Star Changer")
        duel.a.activates("Star Changer")
        if level > 1:
            decision = duel.expect(0, (d.Option,))
            assert isinstance(decision, d.Option)
            assert len(decision.options) == 2
            duel.a.chooses(decision.options[0][0])
        duel.all_pass()
        assert duel.a.card(name).level == level + 1


@pytest.mark.ruling("ACT-031")
def test_a_normal_spell_for_a_phase_is_used_from_set_there() -> None:
    duel = Scenario(player="B")
    duel.a.set(FIEND).hand(FIEND).monsters("Gemini Elf")
    duel.b.ends_turn()
    while duel.phase != c.PHASE_STANDBY or not offered_now(duel, duel.a, FIEND):
        assert not offered_now(duel, duel.a, FIEND)
        assert isinstance(duel.decision, d.ChainResponse), duel.told("no Standby Phase window")
        duel.respond(())
    places = {x.card.location for x in getattr(duel.decision, "commands", ()) if duel.is_named(x.card, FIEND)}
    assert places == {c.LOCATION_SZONE}
    assert not duel.a.may_activate(FIEND)  # in the Main Phase, where all windows were passed
    assert isinstance(duel.settled_decision(), d.IdleCommand)
    duel.a.activates(FIEND)
    duel.all_pass()
    assert duel.a.card("Gemini Elf").position == c.POS_FACEUP_DEFENSE
    assert duel.phase == c.PHASE_MAIN1
    assert not duel.a.may_activate(FIEND)


@pytest.mark.ruling("ACT-034")
def test_spells_and_traps_as_monsters_are_not_monsters_from_the_deck() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").hand(ASH)
    duel.b.monsters("Wattkid").set("Magical Hats").deck("Dark Hole", "Raigeki", "Wattkid")
    duel.a.battle_phase()
    duel.b.activates("Magical Hats")
    assert activated(duel) == ["Magical Hats"]
    assert not duel.a.could_respond(ASH)
    duel = Scenario(player="B")  # a monster of the Deck is another matter
    duel.a.hand(ASH)
    duel.b.monsters("Lonefire Blossom").deck_top("Dandylion")
    duel.b.activates("Lonefire Blossom")
    assert duel.a.could_respond(ASH)


@pytest.mark.ruling("ACT-036")
def test_maxx_c_sets_up_draws_by_card_effect() -> None:
    for stopped in (True, False):
        duel = Scenario(player="B")
        duel.a.hand(MAXX)
        duel.b.hand(ASH, "Monster Reborn").graveyard("Gemini Elf")
        duel.b.set("Waboku")
        duel.b.activates("Waboku")
        duel.a.activates(MAXX)
        assert duel.b.could_respond(ASH)
        if stopped:
            duel.b.activates(ASH)
        duel.all_pass()
        duel.b.activates("Monster Reborn")
        duel.b.picks("Gemini Elf")
        duel.all_pass()
        assert "Gemini Elf" in duel.b.field_names
        assert len(duel.a.hand_names) == (0 if stopped else 1)


@pytest.mark.ruling("ACT-038")
def test_an_effect_was_activated_where_its_card_was() -> None:
    duel = Scenario()
    duel.a.hand(MAXX).set("Waboku")
    duel.b.set("Debunk")
    duel.a.activates("Waboku")
    duel.a.activates(MAXX)
    assert duel.place_of(MAXX) == "GY"
    duel.b.activates("Debunk")
    duel.all_pass()
    assert duel.place_of(MAXX) == "banished"
    duel = Scenario()  # a monster effect on the field is not answered
    duel.a.monsters("Cannon Soldier")
    duel.b.set("Debunk")
    duel.a.activates("Cannon Soldier")
    assert not duel.b.could_respond("Debunk")


@pytest.mark.ruling("ACT-005", "ACT-037")
def test_a_spell_card_is_also_an_effect_activated_on_the_field() -> None:
    harbinger = "Number 38: Hope Harbinger Dragon Titanic Galaxy"
    for name in ("Rush Recklessly", "Pot of Greed"):
        duel = Scenario(player="B")
        monster(duel.a, harbinger)
        duel.b.monsters("Gemini Elf").hand(name)
        duel.b.activates(name, *(["Gemini Elf"] if name == "Rush Recklessly" else []))
        duel.a.activates(harbinger)
        duel.all_pass()
        assert duel.b.card("Gemini Elf").attack == 1900
        assert duel.b.hand_names == []
        assert [card.name for card in duel.a.card(harbinger).materials()] == [name]


@pytest.mark.ruling("ACT-033")
def test_a_trap_from_the_gy_as_a_monster_is_no_monster_from_the_gy() -> None:
    belle, monarch = "Ghost Belle & Haunted Mansion", "The Prime Monarch"
    duel = Scenario()
    duel.a.graveyard(monarch, monarch)
    duel.b.hand(belle)
    duel.a.activates(monarch)
    assert activated(duel) == [monarch]
    assert not duel.b.could_respond(belle)
    duel = Scenario()
    duel.a.graveyard("Gemini Elf").hand("Monster Reborn")
    duel.b.hand(belle)
    duel.a.activates("Monster Reborn")
    assert duel.b.could_respond(belle)


@pytest.mark.ruling("ACT-015")
def test_a_mandatory_effect_is_activated_for_nothing() -> None:
    moonlight = "Black Rose Moonlight Dragon"
    duel = Scenario()
    duel.a.monsters("Plaguespreader Zombie", "Cyber Dragon").extra(moonlight)
    duel.a.special_summons(moonlight)
    duel.a.picks("Plaguespreader Zombie", "Cyber Dragon")
    duel.all_pass()
    assert activated(duel) == [moonlight]
    assert duel.happened(ChainLinkAdded)[0].targets == ()
    assert duel.a.field_names == [moonlight]


@pytest.mark.ruling("ACT-022")
def test_a_continuous_trap_may_be_turned_face_up_without_its_effect() -> None:
    network = "Cyber Network"
    duel = Scenario()
    duel.a.set(network).deck("Cyber Dragon", "Wattkid")
    duel.a.activates(network)
    duel.all_pass()
    assert activated(duel) == [network]
    assert duel.a.card(network).is_face_up()
    assert duel.a.banished_names == []


@pytest.mark.ruling("ACT-023")
def test_its_effect_may_be_used_in_the_same_link() -> None:
    network = "Cyber Network"
    duel = Scenario()
    duel.a.monsters("Cyber Dragon").set(network).deck("Cyber Dragon", "Wattkid")
    duel.a.activates(network)
    duel.a.says(True)
    duel.all_pass()
    assert activated(duel) == [network]
    assert duel.a.banished_names == ["Cyber Dragon"]
    assert duel.a.card(network).is_face_up()
    assert not duel.a.may_activate(network)


@pytest.mark.ruling("ACT-024")
def test_an_effect_that_costs_the_card_needs_a_later_chain() -> None:
    glory = "Hazy Glory"
    duel = Scenario()
    duel.a.set(glory)
    put(duel.a, "Hazy Pillar", c.LOCATION_GRAVE)
    duel.a.activates(glory)
    assert duel.place_of(glory) == "Spell & Trap Zone"
    duel.all_pass()
    assert activated(duel) == [glory]
    assert duel.place_of(glory) == "Spell & Trap Zone"
    duel.a.activates(glory)
    duel.all_pass()
    assert duel.place_of(glory) == "GY"
    assert duel.a.hand_names == ["Hazy Pillar"]


@pytest.mark.ruling("ACT-028")
def test_what_may_not_be_activated_is_not_activated_by_an_effect_either() -> None:
    duel = Scenario()
    duel.a.set("Metaverse").deck("Umi", "Wattkid")
    duel.b.monsters("Spell Canceller")
    duel.a.activates("Metaverse")
    duel.all_pass()
    assert isinstance(duel.decision, d.IdleCommand)  # no choice was left
    assert duel.a.hand_names == ["Umi"]
    duel = Scenario()
    duel.a.set("Metaverse").deck("Umi", "Wattkid")
    duel.b.set("Solemn Judgment")
    duel.a.activates("Metaverse")
    decision = duel.expect(0, (d.Option,))
    assert isinstance(decision, d.Option)
    assert len(decision.options) == 2
    duel.a.chooses(0)
    assert not duel.b.could_respond("Solemn Judgment")
    duel.all_pass()
    assert duel.a.field_names == ["Umi"]
    assert duel.a.card("Umi").is_face_up()
    assert activated(duel) == ["Metaverse"]
