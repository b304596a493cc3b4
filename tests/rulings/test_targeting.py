"""Targets (TGT): whether they still apply, when they are chosen, what may be chosen."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import BecameTargets, ChainLinkAdded
from tests.rulings.building import choices, main_zones, monster, put, zones_asked
from tests.rulings.extra_deck import UTOPIA, xyz
from tests.rulings.summoning import activated
from tests.rulings.watching import offered_now, settle_places, targets_named
from tests.scenario import Scenario

CONTROLLER = "Enemy Controller"
EVACUATION = "Compulsory Evacuation Device"
BREAK = "Raigeki Break"
APOPHIS = "Embodiment of Apophis"
REAPER = "Spirit Reaper"
LANCE = "Forbidden Lance"


# -- is it still the target? -----------------------------------------------------------------------


@pytest.mark.ruling("TGT-004")
def test_a_change_of_control_does_not_save_what_is_destroyed() -> None:
    duel = Scenario()
    duel.a.monsters("Coral Dragon", "Celtic Guardian").hand(CONTROLLER, "Mokey Mokey")
    duel.b.monsters("Gemini Elf").hand("Mokey Mokey").set("Jar of Greed")
    duel.a.activates("Coral Dragon", "Mokey Mokey")
    duel.a.picks("Gemini Elf")
    duel.a.activates(CONTROLLER, "Celtic Guardian", effect=1)
    duel.all_pass()
    assert activated(duel) == ["Coral Dragon", CONTROLLER]
    assert duel.a.names(c.LOCATION_MZONE) == ["Coral Dragon"]
    assert duel.b.graveyard_names == ["Gemini Elf"]


@pytest.mark.ruling("TGT-005")
@pytest.mark.parametrize("taken", [True, False])
def test_the_opponents_monster_is_none_any_more_under_ones_own_control(taken: bool) -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Fire Hand", "Celtic Guardian").set(CONTROLLER).deck("Mokey Mokey", "Ice Hand")
    duel.b.monsters("Gemini Elf").set(BREAK).hand("Mokey Mokey")
    duel.b.activates(BREAK, "Fire Hand")
    duel.a.activates("Fire Hand")
    assert targets_named(duel)[-1] == ["Gemini Elf"]
    if taken:
        duel.a.activates(CONTROLLER, effect=1)
    duel.all_pass()
    if taken:
        assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf"]
        assert duel.place_of("Ice Hand") == "Deck"
        assert isinstance(duel.decision, d.IdleCommand)
    else:
        assert duel.place_of("Gemini Elf") == "GY"
        duel.a.says(True)
        duel.all_pass()
        assert duel.place_of("Ice Hand") == "Monster Zone"


@pytest.mark.ruling("TGT-008")
def test_a_trap_monster_put_back_as_a_set_trap_is_still_the_target() -> None:
    duel = Scenario()
    duel.a.graveyard("Galaxy Cyclone").monsters("Mokey Mokey")
    duel.b.set(APOPHIS, "Book of Moon")
    duel.a.changes_position("Mokey Mokey")
    duel.b.activates(APOPHIS)
    duel.all_pass()
    assert duel.place_of(APOPHIS) == "Monster Zone"
    duel.a.activates("Galaxy Cyclone")
    assert targets_named(duel)[-1] == [APOPHIS]
    duel.b.activates("Book of Moon", APOPHIS)
    duel.all_pass()
    assert sorted(duel.b.graveyard_names) == ["Book of Moon", APOPHIS]
    assert duel.b.field_names == []


@pytest.mark.ruling("TGT-011")
def test_the_other_of_two_targets_is_still_destroyed() -> None:
    sword = "The Phantom Knights of Break Sword"
    duel = Scenario()
    xyz(duel.a, sword, "Mokey Mokey")
    duel.a.set("Jar of Greed")
    duel.b.monsters("Gemini Elf").set(EVACUATION)
    duel.a.activates(sword, "Jar of Greed")
    duel.a.picks("Gemini Elf")
    duel.b.activates(EVACUATION, "Gemini Elf")
    duel.all_pass()
    assert duel.b.hand_names == ["Gemini Elf"]
    assert duel.place_of("Jar of Greed") == "GY"
    assert duel.place_of(sword) == "Monster Zone"


@pytest.mark.ruling("TGT-014")
def test_those_cards_without_a_number_are_those_that_remain() -> None:
    monarch = "The Prime Monarch"
    duel = Scenario()
    duel.a.face_up(monarch).graveyard(monarch, monarch)
    duel.b.hand("D.D. Crow")
    before = duel.a.deck_count
    duel.a.activates(monarch)
    assert targets_named(duel) == [[monarch, monarch]]
    duel.b.activates("D.D. Crow")
    duel.b.picks(monarch)
    duel.all_pass()
    assert duel.a.banished_names == [monarch]
    assert duel.a.graveyard_names == []
    assert len(duel.a.hand_names) == 1
    assert duel.a.deck_count == before + 1 - 1


@pytest.mark.ruling("TGT-019")
@pytest.mark.parametrize("negated", [True, False])
def test_a_negated_activation_targeted_nothing(negated: bool) -> None:
    duel = Scenario(player="B")
    duel.a.monsters(REAPER, "Toadally Awesome").hand("Penguin Soldier")
    duel.b.hand(LANCE)
    duel.b.activates(LANCE, REAPER)
    if negated:
        duel.a.activates("Toadally Awesome", "Penguin Soldier")
        duel.all_pass()
        duel.a.says(False)
    duel.all_pass()
    assert duel.place_of(LANCE) == "GY"
    assert duel.place_of(REAPER) == ("Monster Zone" if negated else "GY")


@pytest.mark.ruling("TGT-035")
def test_a_target_moved_as_a_cost_is_gone() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn")
    duel.b.graveyard("Bujingi Hare").monsters("Bujin Yamato")
    duel.a.activates("Monster Reborn")
    assert targets_named(duel) == [["Bujingi Hare"]]
    duel.b.activates("Bujingi Hare")
    duel.all_pass()
    assert duel.b.banished_names == ["Bujingi Hare"]
    assert duel.a.names(c.LOCATION_MZONE) == []


# -- what may be chosen, and when ------------------------------------------------------------------


@pytest.mark.ruling("TGT-021")
@pytest.mark.parametrize("hidden", [True, False])
def test_a_face_down_monster_shows_no_property(hidden: bool) -> None:
    duel = Scenario()
    duel.a.graveyard("Bujingi Hare")
    position = c.POS_FACEDOWN_DEFENSE if hidden else c.POS_FACEUP_DEFENSE
    duel.a.monsters("Bujin Yamato", position=position)
    assert duel.a.may_activate("Bujingi Hare") is not hidden


@pytest.mark.ruling("TGT-025")
def test_chosen_cards_are_named_at_resolution() -> None:
    duel = Scenario()
    duel.a.hand("Creature Swap").monsters("Gemini Elf", "Vorse Raider")
    duel.b.monsters("Celtic Guardian", "Luster Dragon").set("Jar of Greed")
    duel.a.activates("Creature Swap")
    settle_places(duel)
    assert isinstance(duel.decision, d.ChainResponse)  # nobody was asked for a card
    duel.b.activates("Jar of Greed")
    duel.all_pass()
    assert choices(duel, duel.a) == ["Gemini Elf", "Vorse Raider"]
    duel.a.picks("Vorse Raider")
    assert choices(duel, duel.b) == ["Celtic Guardian", "Luster Dragon"]
    duel.b.picks("Luster Dragon")
    duel.all_pass()
    assert not duel.happened(BecameTargets)
    assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf", "Luster Dragon"]
    assert duel.b.names(c.LOCATION_MZONE) == ["Celtic Guardian", "Vorse Raider"]


@pytest.mark.ruling("TGT-029")
def test_materials_are_no_targets() -> None:
    duel = Scenario(player="B")
    xyz(duel.a, UTOPIA, "Luster Dragon", "Vorse Raider")
    duel.a.set("Waboku")
    duel.b.set(BREAK).hand("Mokey Mokey")
    duel.b.activates(BREAK)
    assert choices(duel, duel.b) == [UTOPIA, "Waboku"]
    duel.b.picks(UTOPIA)
    duel.all_pass()
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1]
    assert sorted(duel.a.graveyard_names) == ["Luster Dragon", UTOPIA, "Vorse Raider"]


@pytest.mark.ruling("TGT-030")
@pytest.mark.parametrize("hidden", [True, False])
def test_an_effect_for_a_face_up_target_misses_a_face_down_one(hidden: bool) -> None:
    candina = "Trickstar Candina"
    duel = Scenario()
    duel.a.hand(candina, "Book of Moon").deck_top("Trickstar Lilybell", "Mokey Mokey")
    duel.b.hand("Effect Veiler")
    duel.a.summons(candina)
    duel.a.activates(candina)
    duel.b.activates("Effect Veiler")
    if hidden:
        duel.a.activates("Book of Moon")
        assert targets_named(duel)[-1] == [candina]
    duel.all_pass()
    assert duel.a.card(candina).is_face_down() is hidden
    assert duel.a.card(candina).is_negated() is not hidden
    assert ("Trickstar Lilybell" in duel.a.hand_names) is hidden


# -- changing a target -----------------------------------------------------------------------------

KNIGHT = "Cairngorgon, Antiluminescent Knight"


@pytest.mark.ruling("TGT-020")
def test_a_new_target_must_be_one_the_activator_could_have_chosen() -> None:
    duel = Scenario()
    duel.a.monsters("Coral Dragon", "Celtic Guardian").hand("Mokey Mokey")
    xyz(duel.b, KNIGHT, "Luster Dragon")
    duel.b.monsters("Gemini Elf").set("Jar of Greed")
    duel.a.activates("Coral Dragon", "Gemini Elf")
    duel.b.activates(KNIGHT)
    assert choices(duel, duel.b) == [KNIGHT, "Jar of Greed"]
    duel.b.picks("Jar of Greed")
    duel.all_pass()
    assert sorted(duel.b.graveyard_names) == ["Jar of Greed", "Luster Dragon"]
    assert duel.b.names(c.LOCATION_MZONE) == [KNIGHT, "Gemini Elf"]


@pytest.mark.ruling("TGT-028")
def test_a_zone_is_no_target() -> None:
    duel = Scenario()
    duel.a.hand("Ground Collapse", "Mokey Mokey")
    xyz(duel.b, KNIGHT, "Luster Dragon", zone=0)
    duel.b.set("Jar of Greed")
    duel.a.activates("Ground Collapse")
    decision = duel.decision
    while isinstance(decision, d.SelectPlace) and decision.count != 2:
        duel.respond(decision.places[:1])
        decision = duel.decision
    assert isinstance(decision, d.SelectPlace)
    assert decision.player == 0
    wanted = ((0, c.LOCATION_MZONE, 1), (1, c.LOCATION_MZONE, 3))
    duel.respond(tuple(key for key in decision.places if d.place_of(key) in wanted))
    assert offered_now(duel, duel.b, "Jar of Greed")  # only now may it be answered
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1]
    assert not duel.happened(BecameTargets)
    assert not duel.b.could_respond(KNIGHT)
    duel.all_pass()
    duel.a.summons("Mokey Mokey")
    assert zones_asked(duel, duel.a) == main_zones(0, 2, 3, 4)


# -- first and second part -------------------------------------------------------------------------


@pytest.mark.ruling("TGT-012")
@pytest.mark.parametrize("lost", [True, False])
def test_losing_the_target_of_the_first_part_cancels_the_rest(lost: bool) -> None:
    scrap = "Scrap Twin Dragon"
    duel = Scenario()
    monster(duel.a, scrap)
    duel.a.monsters("Celtic Guardian")
    duel.b.monsters("Gemini Elf", "Vorse Raider").set(EVACUATION)
    duel.a.activates(scrap, "Celtic Guardian")
    duel.a.picks("Gemini Elf", "Vorse Raider")
    if lost:
        duel.b.activates(EVACUATION, "Celtic Guardian")
    duel.all_pass()
    assert duel.place_of("Celtic Guardian") == ("hand" if lost else "GY")
    assert duel.b.hand_names == ([] if lost else ["Gemini Elf", "Vorse Raider"])


# -- was it targeted at all? -----------------------------------------------------------------------


@pytest.mark.ruling("TGT-018")
def test_a_negated_effect_targeted_its_target_all_the_same() -> None:
    galaxy = "Number 38: Hope Harbinger Dragon Titanic Galaxy"
    duel = Scenario(player="B")
    duel.a.monsters(REAPER)
    xyz(duel.a, galaxy)
    duel.b.hand(LANCE)
    duel.b.activates(LANCE, REAPER)
    duel.a.activates(galaxy)
    duel.all_pass()
    assert duel.place_of(REAPER) == "GY"
    assert duel.place_of(LANCE) == "material"
    assert duel.a.names(c.LOCATION_MZONE) == [galaxy]


@pytest.mark.ruling("TGT-031")
def test_a_target_that_appears_later_is_not_taken() -> None:
    rose = "Black Rose Moonlight Dragon"
    duel = Scenario()
    duel.a.monsters("Tune Warrior", "Gemini Elf").extra(rose)
    duel.b.set("Call of the Haunted").graveyard("Luster Dragon")
    duel.a.special_summons(rose)
    duel.a.picks("Tune Warrior", "Gemini Elf")
    duel.b.activates("Call of the Haunted")
    assert activated(duel) == [rose, "Call of the Haunted"]
    assert targets_named(duel) == [["Luster Dragon"]]
    duel.all_pass()
    assert duel.place_of("Luster Dragon") == "Monster Zone"


@pytest.mark.ruling("TGT-009")
def test_a_trap_that_became_a_monster_only_is_another_object() -> None:
    vambrace = "The Phantom Knights of Lost Vambrace"
    duel = Scenario()
    duel.a.set(BREAK).hand("Mokey Mokey")
    duel.b.set(vambrace).monsters("Gemini Elf")
    duel.a.activates(BREAK, vambrace)
    duel.b.activates(vambrace)
    duel.all_pass()
    assert targets_named(duel) == [[vambrace], ["Gemini Elf"]]
    knight = duel.b.card(vambrace)
    assert knight.location == c.LOCATION_MZONE
    assert (knight.attack, knight.defense, knight.level) == (600, 0, 2)
    assert knight.is_monster()
    assert not knight.is_trap()
    assert duel.b.card("Gemini Elf").attack == 1300


@pytest.mark.ruling("TGT-006")
@pytest.mark.parametrize("moved", [True, False])
def test_a_target_moved_to_a_pendulum_zone_is_another_object(moved: bool) -> None:
    magician, switch = "Wisdom-Eye Magician", "Pendulum Switch"
    duel = Scenario()
    duel.a.set(BREAK).hand("Mokey Mokey")
    duel.b.monsters(magician)
    put(duel.b, switch, c.LOCATION_SZONE, 2)
    duel.a.activates(BREAK, magician)
    if moved:
        duel.b.activates(switch)
    duel.all_pass()
    card = duel.b.card(magician)
    assert card.in_pendulum_zone is moved
    assert card.location == (c.LOCATION_SZONE if moved else c.LOCATION_EXTRA)
    assert duel.place_of(switch) == "Spell & Trap Zone"


@pytest.mark.ruling("TGT-033")
@pytest.mark.parametrize("spell", ["Pot of Greed", "Upstart Goblin"])
def test_a_spell_for_one_player_may_be_turned_to_the_other(spell: str) -> None:
    duel = Scenario()
    duel.a.hand(spell)
    duel.b.set("Mystical Refpanel")
    duel.a.activates(spell)
    if spell == "Upstart Goblin":  # it concerns both players
        assert not duel.b.could_respond("Mystical Refpanel")
        return
    duel.b.activates("Mystical Refpanel")
    duel.all_pass()
    assert duel.a.hand_names == []
    assert len(duel.b.hand_names) == 2
    assert duel.a.graveyard_names == [spell]
