"""Flip Summons and being flipped (FLIP); more of them in test_flips.py."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import (
    BattleCalculated,
    BecameTargets,
    ChainLinkAdded,
    Moved,
    PositionChanged,
    Summoned,
)
from tests.rulings.summoning import (
    activated,
    asks,
    kinds,
    no_chain,
    only_in_own_main_phase,
    questions,
)
from tests.rulings.watching import offered_in, offered_now
from tests.scenario import Scenario

ELF = "Mystical Elf"
CELTIC = "Celtic Guardian"
LUSTER = "Luster Dragon"
BUG = "Man-Eater Bug"
SOLDIER = "Giant Soldier of Stone"
JUDGMENT = "Solemn Judgment"
BUG_CODE = 54652250
HAPPENINGS = (BattleCalculated, BecameTargets, ChainLinkAdded, Moved, PositionChanged)
NORMAL = {d.ACT_SUMMON, d.ACT_MSET}


# -- the Flip Summon -----------------------------------------------------------------------------


@pytest.mark.ruling("FLIP-001")
def test_a_flip_summon() -> None:
    duel = Scenario()
    duel.a.monster_in(1, ELF, c.POS_FACEDOWN_DEFENSE)
    duel.a.flips(ELF)
    assert asks(duel, d.IdleCommand)
    monster = duel.a.card(ELF)
    assert (monster.location, monster.sequence) == (c.LOCATION_MZONE, 1)
    assert monster.position == c.POS_FACEUP_ATTACK
    assert [event.kind for event in duel.happened(Summoned)] == [c.SUMMON_TYPE_FLIP]
    assert no_chain(duel)


@pytest.mark.ruling("FLIP-001")
def test_a_flip_summon_only_at_the_open_state_of_the_own_main_phase() -> None:
    duel = Scenario(turn=2, player="B")
    duel.a.face_down(ELF).set("Jar of Greed")
    duel.b.set("Jar of Greed")
    only_in_own_main_phase(questions(duel, turns=3), d.ACT_FLIP)


@pytest.mark.ruling("FLIP-001")
def test_no_flip_summon_while_a_chain_resolves() -> None:
    duel = Scenario()
    duel.a.face_down(ELF).hand("Pot of Duality").set("Jar of Greed", "Jar of Greed")
    duel.b.set("Jar of Greed")
    duel.a.activates("Pot of Duality")
    seen = set()
    while not asks(duel, d.IdleCommand):
        decision = duel.decision
        assert decision is not None
        seen.add((decision.player, isinstance(decision, d.ChainResponse)))
        assert not any(x.kind == d.ACT_FLIP for x in getattr(decision, "commands", ()))
        duel.respond(() if isinstance(decision, d.ChainResponse) else next(decision.choices()))
    assert seen == {(0, True), (1, True), (0, False)}
    assert duel.a.may_flip(ELF)


@pytest.mark.ruling("FLIP-002")
def test_a_flip_summon_can_be_negated() -> None:
    duel = Scenario()
    duel.a.face_down(ELF)
    duel.b.set(JUDGMENT)
    duel.a.flips(ELF)
    assert offered_now(duel, duel.b, JUDGMENT)
    duel.b.activates(JUDGMENT)
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    assert duel.b.lp == 4000
    assert duel.a.graveyard_names == [ELF]
    assert duel.a.field_names == []
    assert duel.happened(Summoned) == []


@pytest.mark.ruling("FLIP-003")
def test_any_number_of_flip_summons_but_each_monster_once() -> None:
    duel = Scenario()
    duel.a.face_down(ELF, SOLDIER)
    duel.a.flips(ELF)
    duel.all_pass()
    duel.a.flips(SOLDIER)
    duel.all_pass()
    for name in (ELF, SOLDIER):
        assert duel.a.card(name).position == c.POS_FACEUP_ATTACK
        assert kinds(duel, duel.a, name) == set()


@pytest.mark.ruling("FLIP-004")
def test_neither_a_normal_nor_a_special_summon() -> None:
    duel = Scenario()
    duel.a.face_down(ELF).hand(LUSTER, "Monster Reborn").graveyard(CELTIC)
    duel.b.face_up("Vanity's Emptiness")
    assert not duel.a.may_activate("Monster Reborn")
    duel.a.flips(ELF)
    duel.all_pass()
    assert kinds(duel, duel.a, LUSTER) == NORMAL
    duel.a.summons(LUSTER)
    duel.all_pass()
    assert [duel.a.card(name).position for name in (ELF, LUSTER)] == [c.POS_FACEUP_ATTACK] * 2


# -- not in the turn it came --------------------------------------------------------------------------


@pytest.mark.ruling("FLIP-005")
def test_not_in_the_turn_it_was_set() -> None:
    duel = Scenario()
    duel.a.hand(ELF)
    duel.a.sets(ELF)
    duel.all_pass()
    assert kinds(duel, duel.a, ELF) == set()
    duel.a.battle_phase()
    duel.a.main_phase_2()
    assert kinds(duel, duel.a, ELF) == set()
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert kinds(duel, duel.a, ELF) == {d.ACT_FLIP}


@pytest.mark.ruling("FLIP-006")
def test_not_in_the_turn_it_was_special_summoned_face_down() -> None:
    duel = Scenario()
    duel.a.hand("The Shallow Grave").graveyard(ELF)
    duel.b.graveyard(CELTIC)
    duel.a.activates("The Shallow Grave")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [ELF]
    assert duel.b.names(c.LOCATION_MZONE) == [CELTIC]
    assert duel.a.card(ELF).position == duel.b.card(CELTIC).position == c.POS_FACEDOWN_DEFENSE
    assert kinds(duel, duel.a, ELF) == set()
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert kinds(duel, duel.a, ELF) == {d.ACT_FLIP}


@pytest.mark.ruling("FLIP-011")
def test_not_while_it_cannot_change_its_position() -> None:
    control = "Mesmeric Control"
    duel = Scenario(turn=2, player="B")
    duel.a.face_down(ELF)
    duel.b.hand(control)
    duel.b.activates(control)
    duel.b.ends_turn()
    assert duel.turn_player == "A" or not asks(duel, d.IdleCommand)
    assert kinds(duel, duel.a, ELF) == set()
    assert duel.a.may_enter_battle_phase()
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert kinds(duel, duel.a, ELF) == {d.ACT_FLIP}  # only in that one turn


# -- being flipped --------------------------------------------------------------------------------------


@pytest.mark.ruling("FLIP-012")
def test_a_flip_effect_at_a_flip_summon() -> None:
    duel = Scenario()
    duel.a.face_down(BUG)
    duel.b.monsters(LUSTER)
    duel.a.flips(BUG)
    duel.a.picks(LUSTER)  # mandatory: it is asked at once for the target
    assert activated(duel) == [BUG]
    duel.all_pass()
    assert duel.b.graveyard_names == [LUSTER]
    assert duel.a.field_names == [BUG]


@pytest.mark.ruling("FLIP-015")
def test_a_flip_effect_when_turned_by_a_card_effect() -> None:
    book = "Book of Taiyou"
    duel = Scenario()
    duel.a.face_down(BUG).hand(book)
    duel.b.monsters(LUSTER)
    duel.a.activates(book)
    duel.all_pass()
    assert asks(duel, d.SelectCards)
    assert duel.place_of(book) == "GY"  # its Chain is over
    assert duel.a.card(BUG).position == c.POS_FACEUP_ATTACK
    duel.a.picks(LUSTER)
    assert activated(duel) == [book, BUG]
    duel.all_pass()
    assert duel.b.graveyard_names == [LUSTER]


@pytest.mark.ruling("FLIP-016")
def test_a_flip_effect_after_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER)
    duel.b.face_down(BUG)
    duel.a.battle_phase()
    duel.a.attacks(LUSTER, BUG)
    duel.all_pass()
    told = [event for event in duel.events if isinstance(event, HAPPENINGS)]
    flipped, calculated, link, targets, luster, bug = told[-6:]
    assert isinstance(flipped, PositionChanged)
    assert (flipped.card.card.code, flipped.card.card.position) == (BUG_CODE, c.POS_FACEUP_DEFENSE)
    assert isinstance(calculated, BattleCalculated)
    assert isinstance(link, ChainLinkAdded)
    assert link.card.card.code == BUG_CODE
    assert link.card.card.location == c.LOCATION_MZONE  # it is still there, though it lost the battle
    assert isinstance(targets, BecameTargets)
    assert [seen.card.code for seen in targets.cards] == [duel.a.card(LUSTER).code]
    assert isinstance(luster, Moved)
    assert luster.before.card.code == duel.a.card(LUSTER).code
    assert isinstance(bug, Moved)
    assert bug.before.card.code == BUG_CODE
    assert duel.a.graveyard_names == [LUSTER]
    assert duel.b.graveyard_names == [BUG]
    assert (duel.a.lp, duel.b.lp) == (8000, 8000)


@pytest.mark.ruling("FLIP-017")
def test_it_cannot_target_what_the_battle_destroys() -> None:
    penguin = "Penguin Soldier"
    duel = Scenario()
    duel.a.monsters(LUSTER)
    duel.b.face_down(penguin)
    duel.a.battle_phase()
    duel.a.attacks(LUSTER, penguin)
    assert offered_in(duel, duel.b, penguin) == [c.DS_AFTER_CALC]
    duel.b.activates(penguin)
    if asks(duel, d.SelectCards):
        duel.b.picks(LUSTER)
    targets = [seen.card.code for event in duel.happened(BecameTargets) for seen in event.cards]
    assert targets == [duel.find(LUSTER).code]
    duel.all_pass()
    assert duel.a.hand_names == [LUSTER]
    assert duel.b.graveyard_names == [penguin]


@pytest.mark.ruling("FLIP-018")
def test_ceasefire_stops_flip_effects() -> None:
    duel = Scenario()
    duel.a.face_down(BUG).set("Ceasefire")
    duel.b.monsters(LUSTER)
    duel.a.activates("Ceasefire")
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    assert duel.a.card(BUG).position == c.POS_FACEUP_DEFENSE
    assert activated(duel) == ["Ceasefire"]
    assert (duel.a.lp, duel.b.lp) == (8000, 7500)


@pytest.mark.ruling("FLIP-019")
def test_ceasefire_does_not_stop_others() -> None:
    armor, accelerator = "Geargiarmor", "Geargiaccelerator"
    duel = Scenario()
    duel.a.face_down(armor).set("Ceasefire").deck(accelerator, ELF)
    duel.a.activates("Ceasefire")
    assert duel.a.could_respond(armor)
    duel.a.activates(armor)
    assert duel.place_of("Ceasefire") == "GY"
    assert duel.b.lp == 7500
    assert duel.a.card(armor).position == c.POS_FACEUP_DEFENSE
    duel.all_pass()
    assert duel.a.hand_names == [accelerator]


@pytest.mark.ruling("FLIP-020")
def test_only_flip_monsters_have_flip_effects() -> None:
    eater = "Snowman Eater"
    duel = Scenario()
    duel.a.face_down(eater, BUG)
    duel.b.face_up("Royal Command").monsters(LUSTER)
    duel.a.flips(BUG)
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    assert duel.a.card(BUG).position == c.POS_FACEUP_ATTACK
    assert no_chain(duel)
    duel.a.flips(eater)
    duel.a.picks(LUSTER)
    assert activated(duel) == [eater]
    duel.all_pass()
    assert duel.b.graveyard_names == [LUSTER]


# -- windows ----------------------------------------------------------------------------------------------


@pytest.mark.ruling("FLIP-021")
def test_trap_hole_at_a_flip_summon() -> None:
    duel = Scenario()
    duel.a.face_down(LUSTER)
    duel.b.set("Trap Hole")
    duel.a.flips(LUSTER)
    assert offered_now(duel, duel.b, "Trap Hole")
    duel.b.activates("Trap Hole")
    duel.all_pass()
    assert duel.a.graveyard_names == [LUSTER]


@pytest.mark.ruling("FLIP-022")
def test_a_flip_summon_has_two_windows() -> None:
    luster = Scenario()
    luster.a.face_down(LUSTER)
    luster.b.set(JUDGMENT, "Trap Hole")
    luster.a.flips(LUSTER)
    assert not offered_now(luster, luster.b, "Trap Hole")
    luster.b.passes()
    assert offered_now(luster, luster.b, "Trap Hole")
    assert not offered_now(luster, luster.b, JUDGMENT)

    duel = Scenario()
    duel.a.face_down("Jinzo")
    duel.b.set(JUDGMENT, "Trap Hole")
    duel.a.flips("Jinzo")
    assert offered_now(duel, duel.b, JUDGMENT)
    assert duel.happened(Summoned) == []
    duel.b.passes()
    assert asks(duel, d.IdleCommand)
    assert duel.a.card("Jinzo").position == c.POS_FACEUP_ATTACK
    assert len(duel.happened(Summoned)) == 1


@pytest.mark.ruling("FLIP-023")
def test_no_effect_of_leaving_the_field_after_a_negated_flip_summon() -> None:
    duel = Scenario()
    duel.a.face_down("Sangan")
    duel.b.set(JUDGMENT)
    duel.a.flips("Sangan")
    duel.b.activates(JUDGMENT)
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    assert duel.a.graveyard_names == ["Sangan"]
    assert activated(duel) == [JUDGMENT]
    assert duel.b.lp == 4000


@pytest.mark.ruling("FLIP-024")
def test_not_to_face_up_defense_position() -> None:
    duel = Scenario()
    duel.a.face_down(ELF)
    assert kinds(duel, duel.a, ELF) == {d.ACT_FLIP}
    duel.a.flips(ELF)
    assert asks(duel, d.IdleCommand)  # no position is asked
    assert duel.a.card(ELF).position == c.POS_FACEUP_ATTACK


# -- Trap Cards as monsters -----------------------------------------------------------------------


@pytest.mark.ruling("FLIP-025")
def test_what_is_purely_a_monster_can_be_flip_summoned() -> None:
    monarch = "The Prime Monarch"
    duel = Scenario()
    duel.a.graveyard(monarch, monarch)
    duel.b.hand("Book of Moon")
    duel.a.activates(monarch)
    while asks(duel, d.SelectPlace):
        duel.a.places(3)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [monarch]
    card = duel.a.card(monarch, c.LOCATION_MZONE)
    assert card.sequence == 3
    assert card.is_normal_monster()
    duel.a.ends_turn()
    duel.b.activates("Book of Moon")
    duel.all_pass()
    assert (card.location, card.sequence, card.position) == (c.LOCATION_MZONE, 3, c.POS_FACEDOWN_DEFENSE)
    duel.b.ends_turn()
    assert kinds(duel, duel.a, monarch) >= {d.ACT_FLIP}
    duel.a.flips(monarch)
    duel.all_pass()
    card = duel.a.card(monarch, c.LOCATION_MZONE)
    assert (card.sequence, card.position) == (3, c.POS_FACEUP_ATTACK)
    assert (card.attack, card.defense) == (1000, 2400)


@pytest.mark.parametrize("rules", ["mr3", "mr4", "mr5"])
@pytest.mark.ruling("FLIP-026")
def test_what_is_also_a_trap_is_set_back(rules: str) -> None:
    apophis = "Embodiment of Apophis"
    duel = Scenario(rules=rules)
    duel.a.set(apophis)
    duel.b.set("Book of Moon")
    duel.a.activates(apophis)
    assert duel.b.could_respond("Book of Moon")
    while duel.a.names(c.LOCATION_MZONE) != [apophis]:
        assert duel._skip_one()
    duel.b.activates("Book of Moon")
    duel.all_pass()
    card = duel.a.card(apophis)
    assert card.location == c.LOCATION_SZONE
    assert card.sequence < 5
    assert card.is_face_down()
    assert duel.a.names(c.LOCATION_MZONE) == []
    assert d.ACT_FLIP not in kinds(duel, duel.a, apophis)
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert d.ACT_FLIP not in kinds(duel, duel.a, apophis)
