"""Resolution (RES), negation (NEG), destruction (DES) and limits of use (OPT)."""

import pytest

from app.engine import constants as c
from app.engine.events import ChainLinkAdded, Drawn, LpChanged, Moved, Shuffled
from tests.scenario import Scenario


@pytest.mark.ruling("RES-001")
def test_parts_follow_the_order_of_the_text() -> None:
    duel = Scenario()
    duel.a.hand("Upstart Goblin")
    duel.a.activates("Upstart Goblin")
    duel.all_pass()
    kinds = [type(event) for event in duel.events if isinstance(event, (Drawn, LpChanged))]
    assert kinds == [Drawn, LpChanged]
    assert duel.b.lp == 9000


@pytest.mark.ruling("RES-016", "EQP-018")
def test_an_effect_that_sends_its_own_card_as_cost_resolves() -> None:
    duel = Scenario()
    duel.a.monsters("Mystical Elf").equipped("Wonder Wand", "Mystical Elf")
    duel.b.set("Mystical Space Typhoon")
    duel.a.activates("Wonder Wand")
    assert not duel.b.could_respond("Mystical Space Typhoon")  # there is no Spell or Trap to target
    duel.all_pass()
    assert len(duel.a.hand_names) == 2
    assert sorted(duel.a.graveyard_names) == ["Mystical Elf", "Wonder Wand"]


@pytest.mark.ruling("RES-034")
def test_a_banished_card_was_not_sent_to_the_gy() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Sangan").deck("Kuriboh", "Kuriboh")
    duel.b.face_up("Macro Cosmos").hand("Smashing Ground")
    duel.b.activates("Smashing Ground")
    duel.all_pass()
    assert duel.a.banished_names == ["Sangan"]
    assert duel.a.hand_names == []


@pytest.mark.ruling("NEG-002")
def test_a_negated_equip_spell_is_not_equipped() -> None:
    duel = Scenario()
    duel.a.hand("Axe of Despair").monsters("Gemini Elf")
    duel.b.set("Magic Jammer").hand("Mystical Elf")
    duel.a.activates("Axe of Despair")
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert duel.place_of("Axe of Despair") == "GY"
    assert duel.a.card("Gemini Elf").attack == 1900


@pytest.mark.ruling("NEG-001")
def test_a_card_whose_activation_is_negated_was_not_on_the_field() -> None:
    duel = Scenario()
    duel.a.hand("Moon Mirror Shield").monsters("Gemini Elf")
    duel.b.set("Magic Jammer").hand("Mystical Elf")
    duel.a.activates("Moon Mirror Shield")
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert duel.place_of("Moon Mirror Shield") == "GY"
    assert duel.a.lp == 8000


@pytest.mark.ruling("NEG-005")
def test_jinzo_stops_the_activation_royal_decree_only_the_effect() -> None:
    duel = Scenario()
    duel.a.set("Jar of Greed")
    duel.b.monsters("Jinzo")
    assert not duel.a.may_activate("Jar of Greed")
    duel = Scenario()
    duel.a.set("Jar of Greed")
    duel.b.face_up("Royal Decree")
    duel.a.activates("Jar of Greed")
    duel.all_pass()
    assert duel.a.hand_names == []
    assert duel.place_of("Jar of Greed") == "GY"


@pytest.mark.ruling("NEG-034")
def test_negated_cards_lose_their_spell_counters() -> None:
    duel = Scenario()
    duel.a.hand("Breaker the Magical Warrior")
    duel.b.set("Skill Drain", "Mystical Space Typhoon")
    duel.a.summons("Breaker the Magical Warrior")
    duel.all_pass()
    breaker = duel.a.card("Breaker the Magical Warrior")
    assert breaker.attack == 1900
    duel.a.ends_turn()
    duel.b.activates("Skill Drain")
    duel.all_pass()
    assert breaker.counters(c.COUNTER_SPELL) == 0
    assert breaker.attack == 1600
    duel.a.ends_turn()
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert (breaker.counters(c.COUNTER_SPELL), breaker.attack) == (0, 1600)


@pytest.mark.ruling("DES-002")
def test_protection_from_battle_does_not_stop_effects() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki")
    duel.b.monsters("Spirit Reaper")
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert duel.place_of("Spirit Reaper") == "GY"


@pytest.mark.ruling("DES-006", "EQP-005")
def test_an_equip_card_is_destroyed_by_rule_when_its_monster_leaves() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").equipped("Axe of Despair", "Gemini Elf")
    duel.b.set("Compulsory Evacuation Device")
    duel.a.ends_turn()
    duel.b.activates("Compulsory Evacuation Device")
    duel.all_pass()
    axe = duel.a.card("Axe of Despair")
    assert axe.location == c.LOCATION_GRAVE
    assert axe.data.reason & c.REASON_RULE
    assert axe.data.reason & c.REASON_DESTROY
    assert not axe.data.reason & c.REASON_EFFECT


@pytest.mark.ruling("DES-008", "EQP-006")
def test_an_equip_card_is_destroyed_when_its_monster_turns_face_down() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Gemini Elf").equipped("Axe of Despair", "Gemini Elf")
    duel.b.hand("Book of Moon")
    duel.b.activates("Book of Moon")
    duel.all_pass()
    assert duel.a.card("Gemini Elf").is_face_down()
    assert duel.place_of("Axe of Despair") == "GY"


@pytest.mark.ruling("OPT-002")
def test_a_card_that_came_back_is_a_fresh_copy() -> None:
    duel = Scenario()
    duel.a.monsters("Card Trooper").set("Compulsory Evacuation Device")
    duel.a.activates("Card Trooper")
    duel.a.chooses(1)
    duel.all_pass()
    assert not duel.a.may_activate("Card Trooper")
    duel.a.activates("Compulsory Evacuation Device")
    duel.all_pass()
    duel.a.summons("Card Trooper")
    duel.all_pass()
    assert duel.a.may_activate("Card Trooper")


@pytest.mark.ruling("OPT-006", "OPT-016")
def test_a_negated_activation_uses_up_nothing_and_binds_to_nothing() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Duality", "Pot of Duality", "Monster Reborn").graveyard("Gemini Elf")
    duel.b.set("Solemn Judgment")
    duel.a.activates("Pot of Duality")
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.a.may_activate("Pot of Duality")
    assert duel.a.may_activate("Monster Reborn")


@pytest.mark.ruling("OPT-014")
def test_an_oath_must_have_been_kept_before() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon", "Pot of Duality")
    duel.b.monsters("Vorse Raider")
    assert duel.a.may_activate("Pot of Duality")
    duel.a.special_summons("Cyber Dragon")
    duel.all_pass()
    assert not duel.a.may_activate("Pot of Duality")


@pytest.mark.ruling("RES-026")
def test_destroy_and_banish_while_nothing_can_be_banished() -> None:
    duel = Scenario()
    duel.a.hand("Vorse Raider").face_up("Imperial Iron Wall")
    duel.b.set("Bottomless Trap Hole")
    duel.a.summons("Vorse Raider")
    assert not duel.b.could_respond("Bottomless Trap Hole")
    duel = Scenario()
    duel.a.hand("Vorse Raider").set("Imperial Iron Wall")
    duel.b.set("Bottomless Trap Hole")
    duel.a.summons("Vorse Raider")
    duel.b.activates("Bottomless Trap Hole")
    duel.a.activates("Imperial Iron Wall")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "GY"


@pytest.mark.ruling("RES-017")
def test_a_normal_spell_resolves_even_after_it_was_destroyed() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed")
    duel.b.set("Mystical Space Typhoon")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of("Pot of Greed") == "GY"
    assert duel.a.card("Pot of Greed").data.reason & c.REASON_DESTROY
    assert len(duel.a.hand_names) == 2


@pytest.mark.ruling("RES-019")
def test_a_search_that_finds_nothing_any_more_does_nothing() -> None:
    duel = Scenario()
    duel.a.hand("Reinforcement of the Army").set("Jar of Greed").deck("Vorse Raider", "Celtic Guardian")
    duel.a.activates("Reinforcement of the Army")
    duel.a.activates("Jar of Greed")
    duel.all_pass()
    assert duel.a.hand_names == ["Celtic Guardian"]
    assert duel.a.deck_count == 1
    shuffled = [(event.player, event.location) for event in duel.happened(Shuffled)]
    assert shuffled == [(0, c.LOCATION_DECK)]


@pytest.mark.ruling("NEG-022", "NEG-023")
def test_a_restricted_player_and_restricted_monsters() -> None:
    duel = Scenario()
    duel.a.monsters("Elemental HERO Wildheart")
    duel.b.set("Threatening Roar")
    duel.a.battle_phase()
    duel.b.activates("Threatening Roar")
    duel.all_pass()
    assert not duel.a.may_attack("Elemental HERO Wildheart")
    duel = Scenario()
    duel.a.monsters("Elemental HERO Wildheart", "Vorse Raider")
    duel.b.face_up("Gravity Bind")
    duel.a.battle_phase()
    assert duel.a.may_attack("Elemental HERO Wildheart")
    assert not duel.a.may_attack("Vorse Raider")


@pytest.mark.ruling("NEG-035")
def test_no_counter_for_a_negated_card() -> None:
    duel = Scenario()
    duel.a.monsters("Breaker the Magical Warrior").hand("Apprentice Magician", "Upstart Goblin")
    duel.b.set("Fiendish Chain")
    duel.a.activates("Upstart Goblin")
    duel.b.activates("Fiendish Chain")
    duel.all_pass()
    breaker = duel.a.card("Breaker the Magical Warrior")
    assert breaker.is_negated()
    duel.a.summons("Apprentice Magician")
    duel.all_pass()
    assert breaker.counters(c.COUNTER_SPELL) == 0
    link = duel.happened(ChainLinkAdded)[-1]
    assert link.card.card.key == duel.a.card("Apprentice Magician").uid
    assert link.targets == ()
    duel = Scenario()  # not negated it gets the counter
    duel.a.monsters("Breaker the Magical Warrior").hand("Apprentice Magician")
    duel.a.summons("Apprentice Magician")
    duel.all_pass()
    if duel.a.card("Breaker the Magical Warrior").counters(c.COUNTER_SPELL) == 0:
        duel.a.picks("Breaker the Magical Warrior")
        duel.all_pass()
    assert duel.a.card("Breaker the Magical Warrior").counters(c.COUNTER_SPELL) == 1


@pytest.mark.ruling("NEG-004")
def test_a_spell_may_be_activated_without_effect() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed")
    duel.b.face_up("Imperial Order")
    duel.a.activates("Pot of Greed")
    duel.all_pass()
    assert duel.a.hand_names == []
    assert duel.place_of("Pot of Greed") == "GY"


@pytest.mark.ruling("NEG-003")
def test_a_negated_equip_spell_is_equipped_all_the_same() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").hand("Axe of Despair").set("Dust Tornado")
    duel.b.face_up("Imperial Order")
    duel.a.activates("Axe of Despair")
    duel.all_pass()
    elf = duel.a.card("Gemini Elf")
    assert duel.a.card("Axe of Despair").equipped_to is elf
    assert elf.attack == 1900
    duel.a.activates("Dust Tornado")
    duel.all_pass()
    assert elf.attack == 2900


@pytest.mark.ruling("OPT-004")
def test_a_limit_counts_for_each_player() -> None:
    duel = Scenario()
    duel.a.hand('Maxx "C"', "Upstart Goblin")
    duel.b.hand('Maxx "C"')
    duel.a.activates("Upstart Goblin")
    duel.a.activates('Maxx "C"')
    assert duel.b.could_respond('Maxx "C"')


@pytest.mark.ruling("DES-011")
def test_rule_destruction_happens_in_the_middle_of_an_effect() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").equipped("Axe of Despair", "Gemini Elf").hand("Smashing Ground")
    duel.b.monsters("Fire Hand").deck("Vorse Raider", "Ice Hand")
    duel.a.activates("Smashing Ground")
    duel.b.activates("Fire Hand")
    duel.b.says(True)
    duel.all_pass()
    assert duel.place_of("Ice Hand") == "Monster Zone"
    moves = [event.after.card.key for event in duel.happened(Moved)]
    order = [moves.index(duel.find(name).uid) for name in ("Gemini Elf", "Axe of Despair", "Ice Hand")]
    assert order == sorted(order)
