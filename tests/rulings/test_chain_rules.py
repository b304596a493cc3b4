"""Chains (CHN): Spell Speeds, what may be answered by what, cards on the field while they resolve."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded, Moved
from tests.rulings.building import counters, monster, put
from tests.rulings.summoning import activated
from tests.rulings.watching import could_answer, settle_places, targets_named
from tests.scenario import Scenario, Side

QUASAR = "Shooting Quasar Dragon"
GATEWAY = "Gateway of the Six"
BUSHIDO = 0x3
SUPER = "Super Polymerization"
AVIAN, BURSTINATRIX = "Elemental HERO Avian", "Elemental HERO Burstinatrix"
WINGMAN = "Elemental HERO Flame Wingman"
GOBLIN = "Good Goblin Housekeeping"
WIND_BLAST = "Phoenix Wing Wind Blast"


def offered(duel: Scenario, side: Side) -> set[str]:
    """Names of the cards offered in the open window of the player (none if it is the other's)."""
    settle_places(duel)
    decision = duel.decision
    if not isinstance(decision, d.ChainResponse) or decision.player != side.index:
        return set()
    return {duel.kernel.by_key(command.card.key).name for command in decision.commands}


# -- Spell Speeds ----------------------------------------------------------------------------------


@pytest.mark.ruling("CHN-002")
def test_spell_speed_2() -> None:
    names = ("Jar of Greed", "Skill Drain", "Mystical Space Typhoon")
    duel = Scenario()
    duel.a.hand("Dark Hole")
    duel.b.set(*names).monsters("Stardust Dragon")
    duel.a.activates("Dark Hole")
    assert offered(duel, duel.b) == {*names, "Stardust Dragon"}


@pytest.mark.ruling("CHN-013")
def test_the_effect_of_a_face_up_continuous_spell_is_spell_speed_1() -> None:
    duel = Scenario()
    counters(put(duel.a, GATEWAY, c.LOCATION_SZONE), BUSHIDO, 4)
    duel.a.deck_top("Legendary Six Samurai - Kizan").monsters("Mokey Mokey").set("Reckless Greed")
    duel.b.set("Jar of Greed")
    assert duel.a.may_activate(GATEWAY)
    duel.a.changes_position("Mokey Mokey")
    duel.b.activates("Jar of Greed")
    assert could_answer(duel, duel.a, "Reckless Greed")
    assert not duel.a.could_respond(GATEWAY)
    duel.all_pass()
    assert duel.a.may_activate(GATEWAY)


@pytest.mark.ruling("CHN-016")
def test_a_destroyed_quick_play_spell_triggers_in_a_new_chain() -> None:
    duel = Scenario()
    duel.a.hand("Mystical Space Typhoon").monsters("Mokey Mokey")
    duel.b.set("Artifact Ignition").deck("Mokey Mokey")
    assert duel.a.may_enter_battle_phase()
    duel.a.activates("Mystical Space Typhoon")
    assert not duel.b.could_respond("Artifact Ignition")
    duel.all_pass()
    assert activated(duel) == ["Mystical Space Typhoon", "Artifact Ignition"]
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 1]
    assert not duel.a.may_enter_battle_phase()


@pytest.mark.ruling("CHN-019")
@pytest.mark.parametrize(("trap", "answered"), [("Negate Attack", False), ("Sakuretsu Armor", True)])
def test_a_quick_effect_cannot_answer_a_counter_trap(trap: str, answered: bool) -> None:
    duel = Scenario()
    monster(duel.a, QUASAR)
    duel.b.set(trap)
    duel.a.battle_phase()
    duel.a.attacks_directly(QUASAR)
    duel.b.activates(trap)
    assert could_answer(duel, duel.a, QUASAR) is answered
    if not answered:
        duel.all_pass()
        assert duel.b.lp == 8000
        assert duel.phase == c.PHASE_MAIN2
        assert duel.place_of(QUASAR) == "Monster Zone"


# -- nothing may answer ----------------------------------------------------------------------------


def fusion(*, super_is_set: bool = False) -> Scenario:
    """A controls the materials of Flame Wingman and has two Spells to fuse them."""
    duel = Scenario()
    duel.a.monsters(AVIAN, BURSTINATRIX).extra(WINGMAN)
    duel.a.hand("Mokey Mokey", "Pot of Greed", "Polymerization")
    if super_is_set:
        duel.a.set(SUPER)
    else:
        duel.a.hand(SUPER)
    return duel


@pytest.mark.ruling("CHN-024")
def test_nothing_answers_a_card_that_says_so() -> None:
    duel = fusion()
    duel.b.set("Solemn Judgment", "Magic Jammer").hand("Mokey Mokey")
    duel.a.activates(SUPER, "Mokey Mokey")
    settle_places(duel)
    assert not isinstance(duel.decision, d.ChainResponse)
    assert not duel.b.could_respond("Solemn Judgment")
    assert not duel.b.could_respond("Magic Jammer")
    duel.a.picks(AVIAN, BURSTINATRIX)
    duel.all_pass()
    assert duel.place_of(WINGMAN) == "Monster Zone"


def test_another_fusion_spell_could_be_answered() -> None:
    duel = fusion()
    duel.b.set("Solemn Judgment", "Magic Jammer").hand("Mokey Mokey")
    duel.a.activates("Polymerization")
    assert offered(duel, duel.b) == {"Solemn Judgment", "Magic Jammer"}


@pytest.mark.ruling("CHN-025")
@pytest.mark.parametrize(("trap", "answered"), [("Solemn Judgment", False), ("Jar of Greed", True)])
def test_it_keeps_its_own_spell_speed(trap: str, answered: bool) -> None:
    duel = fusion(super_is_set=True)
    duel.b.set(trap)
    duel.a.activates("Pot of Greed")
    duel.b.activates(trap)
    assert could_answer(duel, duel.a, SUPER) is answered


# -- on the field while the Chain resolves ---------------------------------------------------------


@pytest.mark.ruling("CHN-031")
def test_activated_cards_may_be_used_as_a_cost() -> None:
    duel = Scenario(filler=20)
    duel.a.set(GOBLIN, GOBLIN, GOBLIN, "Emergency Provisions")
    for _ in range(3):
        duel.a.activates(GOBLIN)
    duel.a.activates("Emergency Provisions", GOBLIN, GOBLIN, GOBLIN)
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 2, 3, 4]
    for _ in range(3):
        duel.a.picks("Mokey Mokey")
    duel.all_pass()
    assert duel.a.lp == 11000
    assert len(duel.a.hand_names) == 12 - 3
    assert duel.a.deck_count == 20 - 12 + 3


@pytest.mark.ruling("CHN-032")
def test_a_card_on_its_way_to_the_gy_cannot_be_returned() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed")
    duel.b.set(WIND_BLAST).hand("Mokey Mokey")
    duel.a.activates("Pot of Greed")
    assert not could_answer(duel, duel.b, WIND_BLAST)


@pytest.mark.ruling("CHN-033")
def test_a_card_that_remains_can_be_returned() -> None:
    duel = Scenario()
    duel.a.hand("Swords of Revealing Light")
    duel.b.set(WIND_BLAST).hand("Mokey Mokey").face_down("Gemini Elf")
    duel.a.activates("Swords of Revealing Light")
    assert could_answer(duel, duel.b, WIND_BLAST)
    duel.b.activates(WIND_BLAST)
    assert targets_named(duel)[-1] == ["Swords of Revealing Light"]
    duel.all_pass()
    assert duel.a.names(c.LOCATION_DECK)[-1] == "Swords of Revealing Light"


@pytest.mark.ruling("CHN-037")
def test_the_summoned_monster_answers_what_would_destroy_it() -> None:
    duel = Scenario()
    duel.a.monsters("Tune Warrior", "Curse of Dragon").extra("Stardust Dragon")
    duel.b.set("Bottomless Trap Hole")
    duel.a.special_summons("Stardust Dragon")
    duel.a.picks("Tune Warrior", "Curse of Dragon")
    duel.b.activates("Bottomless Trap Hole")
    duel.a.activates("Stardust Dragon")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Bottomless Trap Hole"]
    assert duel.place_of("Stardust Dragon") == "GY"
    assert duel.a.banished_names == []


@pytest.mark.ruling("CHN-020")
def test_a_quick_effect_answers_a_normal_trap() -> None:
    duel = Scenario()
    monster(duel.a, QUASAR)
    duel.b.set("D - Fortune").graveyard("Destiny HERO - Malicious")
    duel.a.battle_phase()
    duel.a.attacks_directly(QUASAR)
    duel.b.activates("D - Fortune")
    assert could_answer(duel, duel.a, QUASAR)
    duel.a.activates(QUASAR)
    duel.all_pass()
    assert duel.place_of("D - Fortune") == "GY"
    assert duel.b.lp == 4000


# -- Chain Link numbers ----------------------------------------------------------------------------


@pytest.mark.ruling("CHN-010")
def test_vanitys_call_negates_all_the_other_links() -> None:
    call, cyclone = "Vanity's Call", "Mystical Space Typhoon"
    duel = Scenario()
    duel.a.hand("Pot of Greed").set(cyclone)
    duel.b.set("Jar of Greed", call, "Waboku")
    duel.a.activates("Pot of Greed")
    assert not could_answer(duel, duel.b, call)
    duel.b.activates("Jar of Greed")
    duel.a.activates(cyclone, "Waboku")
    assert could_answer(duel, duel.b, call)
    duel.b.activates(call)
    assert duel.b.lp == 4000
    duel.all_pass()
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 2, 3, 4]
    assert sorted(duel.a.graveyard_names) == [cyclone, "Pot of Greed"]
    assert sorted(duel.b.graveyard_names) == ["Jar of Greed", call]
    assert duel.b.field_names == ["Waboku"]
    assert duel.a.hand_names == duel.b.hand_names == []
    destroyed = {each.after.card.key for each in duel.happened(Moved) if each.reason & c.REASON_DESTROY}
    assert len(destroyed) == 3


@pytest.mark.ruling("CHN-010")
def test_vanitys_call_cannot_be_the_third_link() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed")
    duel.b.set("Jar of Greed", "Vanity's Call", "Waboku")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Jar of Greed")
    assert could_answer(duel, duel.b, "Waboku")
    assert not could_answer(duel, duel.b, "Vanity's Call")


@pytest.mark.ruling("CHN-011")
def test_the_number_counted_is_that_of_its_own_link() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed", "Chain Strike")
    duel.b.set("Chain Strike")
    assert not duel.a.may_activate("Chain Strike")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Chain Strike")
    duel.all_pass()
    assert duel.a.lp == 7200


# -- effects in the GY, and on what has happened ---------------------------------------------------


@pytest.mark.ruling("CHN-015")
def test_the_effect_of_a_quick_play_spell_in_the_gy_is_spell_speed_1() -> None:
    spell = "Indomitable Gladiator Beast"
    beasts = ("Gladiator Beast Bestiari", "Gladiator Beast Gyzarus")
    duel = Scenario(player="B")
    duel.a.graveyard(spell, *beasts).set("Jar of Greed")
    duel.b.hand("Pot of Greed")
    duel.b.activates("Pot of Greed")
    assert could_answer(duel, duel.a, "Jar of Greed")
    assert not duel.a.could_respond(spell)
    duel.all_pass()
    duel.b.ends_turn()
    assert duel.a.may_activate(spell)
    duel.a.activates(spell)
    duel.all_pass()
    assert spell in duel.a.hand_names
    assert duel.a.graveyard_names == []


def shield_in_the_gy(player: str) -> Scenario:
    """A has Super Soldier Shield in the GY and Breaker with a Spell Counter on the field."""
    duel = Scenario(player=player)
    counters(monster(duel.a, "Breaker the Magical Warrior"), c.COUNTER_SPELL, 1)
    duel.a.graveyard("Super Soldier Shield")
    return duel


@pytest.mark.ruling("CHN-017")
def test_a_trap_effect_in_the_gy_is_spell_speed_2() -> None:
    duel = shield_in_the_gy("B")
    duel.a.set("Waboku")
    duel.b.hand("Mystical Space Typhoon")
    duel.b.activates("Mystical Space Typhoon")
    assert could_answer(duel, duel.a, "Super Soldier Shield")
    duel.a.activates("Super Soldier Shield")
    assert duel.a.card("Breaker the Magical Warrior").counters(c.COUNTER_SPELL) == 0
    duel.all_pass()
    assert duel.a.names(c.LOCATION_SZONE) == ["Super Soldier Shield"]
    assert duel.a.card("Super Soldier Shield").is_face_down()


@pytest.mark.ruling("CHN-018")
@pytest.mark.parametrize(("trap", "offered_now"), [("Solemn Judgment", False), ("Jar of Greed", True)])
def test_a_counter_traps_effect_in_the_gy_is_not_spell_speed_3(trap: str, offered_now: bool) -> None:
    duel = shield_in_the_gy("A")
    duel.a.hand("Pot of Greed")
    duel.b.set(trap)
    duel.a.activates("Pot of Greed")
    duel.b.activates(trap)
    assert could_answer(duel, duel.a, "Super Soldier Shield") is offered_now


@pytest.mark.ruling("CHN-029")
def test_what_answers_a_card_added_to_the_hand_may_be_the_second_link() -> None:
    bird, again = "Droll & Lock Bird", "Trickstar Reincarnation"
    duel = Scenario()
    duel.a.hand("Reinforcement of the Army", "Mokey Mokey").deck_top("Celtic Guardian", "Mokey Mokey")
    duel.b.set(again).hand(bird)
    duel.a.activates("Reinforcement of the Army")
    while duel.a.hand_names != ["Mokey Mokey", "Celtic Guardian"]:
        settle_places(duel)
        assert not offered(duel, duel.b) & {bird}
        duel.respond(())
    duel.b.activates(again)
    assert could_answer(duel, duel.b, bird)
    duel.b.activates(bird)
    duel.all_pass()
    assert activated(duel)[1:] == [again, bird]
    assert sorted(duel.a.banished_names) == ["Celtic Guardian", "Mokey Mokey"]
    assert duel.a.hand_names == []


def crystal(side: Side, name: str) -> None:
    """A Crystal Beast that lies in the Spell & Trap Zone as a Continuous Spell."""
    card = put(side, name, c.LOCATION_SZONE)
    side.scenario.kernel.add_lingering(
        effect=c.EFFECT_CHANGE_TYPE,
        value=c.TYPE_SPELL | c.TYPE_CONTINUOUS,
        source=card,
        player=side.index,
        targets=((card.uid, card.data.generation),),
    )


@pytest.mark.ruling("CHN-014")
@pytest.mark.parametrize("number", [2, 3])
def test_the_effect_of_rainbow_ruins_is_spell_speed_2(number: int) -> None:
    ruins, pegasus = "Ancient City - Rainbow Ruins", "Crystal Beast Sapphire Pegasus"
    duel = Scenario(player="B")
    duel.a.face_up(ruins).monsters(pegasus, "Gemini Elf")
    for _ in range(number):
        crystal(duel.a, pegasus)
    duel.b.hand("Dark Hole")
    duel.b.activates("Dark Hole")
    assert could_answer(duel, duel.a, ruins) is (number == 3)
    if number == 3:
        duel.a.activates(ruins)
        duel.all_pass()
        assert duel.b.graveyard_names == ["Dark Hole"]
        assert duel.a.graveyard_names == [pegasus]
        assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf"]
