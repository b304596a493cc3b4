"""Battle positions (POS)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import BecameTargets
from tests.rulings.building import choices, monster, zones_asked
from tests.rulings.summoning import (
    activated,
    asks,
    kinds,
    no_chain,
    only_in_own_main_phase,
    questions,
)
from tests.rulings.watching import offered_now
from tests.scenario import Scenario

LUSTER = "Luster Dragon"
CELTIC = "Celtic Guardian"
ELF = "Mystical Elf"
BUG = "Man-Eater Bug"
TOMATO = "Mystic Tomato"
TOKEN = "Metal Fiend Token"
BOOK = "Book of Moon"
CHANGER = "A/D Changer"
POLLINOSIS = "Pollinosis"
UP_ATTACK = c.POS_FACEUP_ATTACK
UP_DEFENSE = c.POS_FACEUP_DEFENSE
DOWN = c.POS_FACEDOWN_DEFENSE
CHANGE = {d.ACT_POSITION}


def targets(duel: Scenario) -> list[str]:
    """Names of all targets chosen so far."""
    chosen = [seen.card.key for event in duel.happened(BecameTargets) for seen in event.cards]
    return [duel.kernel.by_key(key).name for key in chosen]


# -- the player's own change --------------------------------------------------------------------


@pytest.mark.ruling("POS-001")
def test_three_positions() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER).defending(ELF).face_down(CELTIC)
    duel.b.set("Book of Eclipse")
    view = duel.duel.view(0)
    assert [each.position for each in view.me.monsters if each is not None] == [UP_ATTACK, UP_DEFENSE, DOWN]
    # Whatever changes the positions, no other one comes about.
    positions = set()
    duel.a.changes_position(LUSTER)
    positions |= {each.position for each in duel.kernel.cards_in(0, c.LOCATION_MZONE)}
    duel.b.activates("Book of Eclipse")
    duel.all_pass()
    positions |= {each.position for each in duel.kernel.cards_in(0, c.LOCATION_MZONE)}
    assert positions == {UP_DEFENSE, DOWN}


@pytest.mark.ruling("POS-002")
def test_a_change_of_position() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER)
    duel.a.changes_position(LUSTER)
    assert asks(duel, d.IdleCommand)
    assert duel.a.card(LUSTER).position == UP_DEFENSE
    assert no_chain(duel)
    back = Scenario()
    back.a.defending(LUSTER)
    back.a.changes_position(LUSTER)
    assert back.a.card(LUSTER).position == UP_ATTACK


@pytest.mark.ruling("POS-002")
def test_a_change_of_position_only_at_the_open_state_of_the_own_main_phase() -> None:
    duel = Scenario(turn=2, player="B")
    duel.a.monsters(LUSTER).set("Jar of Greed")
    duel.b.set("Jar of Greed")
    only_in_own_main_phase(questions(duel, turns=3), d.ACT_POSITION)


@pytest.mark.ruling("POS-002")
def test_no_change_of_position_while_a_chain_resolves() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER).hand("Pot of Duality").set("Jar of Greed", "Jar of Greed")
    duel.b.set("Jar of Greed")
    duel.a.activates("Pot of Duality")
    seen = set()
    while not asks(duel, d.IdleCommand):
        decision = duel.decision
        assert decision is not None
        seen.add((decision.player, isinstance(decision, d.ChainResponse)))
        assert not any(x.kind == d.ACT_POSITION for x in getattr(decision, "commands", ()))
        duel.respond(() if isinstance(decision, d.ChainResponse) else next(decision.choices()))
    assert seen == {(0, True), (1, True), (0, False)}
    assert kinds(duel, duel.a, LUSTER) == CHANGE


def no_change_this_turn(duel: Scenario, name: str) -> None:
    """Assert that no change is offered now nor in Main Phase 2."""
    assert kinds(duel, duel.a, name) == set()
    if duel.phase == c.PHASE_MAIN1:
        duel.a.battle_phase()
        duel.a.main_phase_2()
        assert kinds(duel, duel.a, name) == set()


@pytest.mark.ruling("POS-003")
def test_any_number_of_monsters_but_each_once() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER, CELTIC)
    duel.a.changes_position(LUSTER)
    duel.a.changes_position(CELTIC)
    assert [duel.a.card(name).position for name in (LUSTER, CELTIC)] == [UP_DEFENSE, UP_DEFENSE]
    for name in (LUSTER, CELTIC):
        no_change_this_turn(duel, name)


@pytest.mark.ruling("POS-004")
def test_not_in_the_turn_of_the_normal_summon() -> None:
    duel = Scenario()
    duel.a.hand(LUSTER)
    duel.a.summons(LUSTER)
    duel.all_pass()
    no_change_this_turn(duel, LUSTER)
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert kinds(duel, duel.a, LUSTER) == CHANGE


@pytest.mark.ruling("POS-005")
def test_not_in_the_turn_of_the_special_summon() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard(LUSTER)
    duel.a.activates("Monster Reborn")
    duel.a.takes_position(UP_ATTACK)
    duel.all_pass()
    assert duel.a.card(LUSTER).position == UP_ATTACK
    no_change_this_turn(duel, LUSTER)


@pytest.mark.ruling("POS-006")
def test_not_after_the_flip_summon() -> None:
    duel = Scenario()
    duel.a.face_down(LUSTER)
    duel.a.flips(LUSTER)
    duel.all_pass()
    no_change_this_turn(duel, LUSTER)


@pytest.mark.ruling("POS-007")
def test_not_after_an_attack() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER)
    assert kinds(duel, duel.a, LUSTER) == CHANGE
    duel.a.battle_phase()
    duel.a.attacks_directly(LUSTER)
    duel.all_pass()
    assert duel.b.lp == 6100
    duel.a.main_phase_2()
    assert kinds(duel, duel.a, LUSTER) == set()


@pytest.mark.ruling("POS-008")
def test_not_after_an_attack_given_up_in_a_replay() -> None:
    haunted = "Call of the Haunted"
    duel = Scenario()
    duel.a.monsters(LUSTER)
    duel.b.monsters(ELF).set(haunted).graveyard(CELTIC)
    duel.a.battle_phase()
    duel.a.attacks(LUSTER, ELF)
    duel.b.activates(haunted)
    duel.a.replays_on(None)
    assert duel.b.names(c.LOCATION_MZONE) == [ELF, CELTIC]
    duel.all_pass()
    assert asks(duel, d.BattleCommand)
    assert kinds(duel, duel.a, LUSTER) == set()
    duel.a.main_phase_2()
    assert kinds(duel, duel.a, LUSTER) == set()
    assert (duel.a.lp, duel.b.lp) == (8000, 8000)


@pytest.mark.ruling("POS-013")
def test_not_to_face_down() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER)
    assert kinds(duel, duel.a, LUSTER) == CHANGE
    duel.a.changes_position(LUSTER)
    assert asks(duel, d.IdleCommand)  # no position is asked
    assert duel.a.card(LUSTER).position == UP_DEFENSE


# -- changes by effects ----------------------------------------------------------------------------


@pytest.mark.ruling("POS-009")
def test_changes_by_effects_do_not_use_up_the_own_one() -> None:
    controller = "Enemy Controller"
    duel = Scenario()
    duel.a.monsters(LUSTER).hand(CELTIC)
    duel.b.set(controller)
    duel.a.summons(CELTIC)
    duel.a.places(1)
    assert offered_now(duel, duel.b, controller)
    duel.b.activates(controller, LUSTER, effect=0)
    duel.all_pass()
    assert duel.a.card(LUSTER).position == UP_DEFENSE
    assert kinds(duel, duel.a, LUSTER) == CHANGE
    duel.a.changes_position(LUSTER)
    assert duel.a.card(LUSTER).position == UP_ATTACK


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(UP_ATTACK, UP_DEFENSE, marks=pytest.mark.ruling("POS-010")),
        pytest.param(UP_DEFENSE, UP_ATTACK, marks=pytest.mark.ruling("POS-011")),
    ],
)
def test_a_change_without_a_named_position(before: int, after: int) -> None:
    duel = Scenario()
    duel.a.graveyard(CHANGER)
    duel.b.monsters(LUSTER, position=before)
    duel.a.activates(CHANGER)
    duel.all_pass()
    assert asks(duel, d.IdleCommand)
    assert targets(duel) == [LUSTER]
    assert duel.b.card(LUSTER).position == after


@pytest.mark.ruling("POS-012")
def test_a_change_without_a_named_position_flips() -> None:
    duel = Scenario()
    duel.a.graveyard(CHANGER).monsters(LUSTER)
    duel.b.face_down(BUG)
    duel.a.activates(CHANGER, BUG)
    duel.all_pass()
    assert duel.b.card(BUG).position == UP_ATTACK
    assert activated(duel) == [CHANGER, BUG]
    decision = duel.decision
    assert isinstance(decision, d.SelectCards)
    assert decision.player == 1
    duel.b.picks(LUSTER)
    duel.all_pass()
    assert duel.a.graveyard_names == [LUSTER]
    assert not duel.b.card(BUG).was_summoned_by(c.SUMMON_TYPE_FLIP)


@pytest.mark.ruling("POS-014")
def test_an_effect_may_forbid_the_change() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER).hand("Creature Swap")
    duel.b.monsters(CELTIC)
    duel.a.activates("Creature Swap")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [CELTIC]
    assert duel.b.names(c.LOCATION_MZONE) == [LUSTER]
    no_change_this_turn(duel, CELTIC)
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert kinds(duel, duel.a, CELTIC) == CHANGE


# -- face-down monsters -----------------------------------------------------------------------------


@pytest.mark.ruling("POS-015")
def test_a_face_down_monster_is_hidden_from_the_opponent_only() -> None:
    duel = Scenario()
    duel.a.face_down(LUSTER)
    own, theirs = (duel.duel.view(player).sides[0].monsters[0] for player in (0, 1))
    assert own is not None
    assert (own.code, own.level, own.attack, own.defense) == (duel.a.card(LUSTER).code, 4, 1900, 1600)
    assert theirs is not None
    assert theirs.position == DOWN
    assert (theirs.code, theirs.name_code, theirs.level, theirs.attribute, theirs.race) == (0,) * 5
    assert (theirs.type, theirs.attack, theirs.defense, theirs.base_attack) == (0,) * 4
    assert str(duel.a.card(LUSTER).code) not in repr(duel.duel.view(1))


def with_pollinosis(position: int) -> Scenario:
    """Everything face-up is a Plant; P1 could Tribute Luster Dragon if it were one."""
    duel = Scenario(player="B")
    duel.a.monsters(LUSTER, position=position).set(POLLINOSIS).face_up("DNA Surgery")
    duel.b.hand(CELTIC)
    duel.a.card("DNA Surgery").data.flags = (("type", c.RACE_PLANT, 0),)
    duel.b.summons(CELTIC)
    return duel


@pytest.mark.ruling("POS-016")
def test_modifiers_do_not_apply_to_face_down_monsters() -> None:
    face_up = with_pollinosis(UP_ATTACK)
    assert face_up.a.could_respond(POLLINOSIS)
    duel = with_pollinosis(DOWN)
    assert not duel.a.could_respond(POLLINOSIS)
    duel.all_pass()
    assert duel.b.card(CELTIC).race == c.RACE_PLANT
    assert duel.a.card(LUSTER).race == c.RACE_DRAGON


@pytest.mark.ruling("POS-017")
def test_a_face_down_monster_cannot_attack() -> None:
    duel = Scenario()
    duel.a.face_down(LUSTER)
    duel.a.battle_phase()
    decision = duel.settled_decision()
    assert isinstance(decision, d.BattleCommand)
    assert not any(command.kind == d.ACT_ATTACK for command in decision.commands)


@pytest.mark.ruling("POS-018")
def test_an_attacked_face_down_monster_battles_face_up() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER)
    duel.b.face_down(ELF)
    duel.a.battle_phase()
    duel.a.attacks(LUSTER, ELF)
    duel.all_pass()
    assert duel.b.card(ELF).position == UP_DEFENSE
    assert (duel.a.lp, duel.b.lp) == (7900, 8000)
    assert (duel.place_of(LUSTER), duel.place_of(ELF)) == ("Monster Zone", "Monster Zone")


# -- face-down monsters as costs ------------------------------------------------------------------------


@pytest.mark.ruling("POS-019")
def test_a_face_down_plant_for_pollinosis() -> None:
    duel = Scenario(player="B")
    duel.a.face_down(TOMATO).set(POLLINOSIS)
    duel.b.hand(CELTIC)
    duel.b.summons(CELTIC)
    assert duel.a.could_respond(POLLINOSIS)
    duel.a.activates(POLLINOSIS)
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == [TOMATO, POLLINOSIS]
    assert duel.b.graveyard_names == [CELTIC]
    assert duel.b.field_names == []


@pytest.mark.ruling("POS-020")
def test_a_face_down_winged_beast_for_icarus_attack() -> None:
    icarus = "Icarus Attack"
    duel = Scenario()
    duel.a.face_down("Harpie Lady").set(icarus)
    duel.b.monsters(LUSTER, CELTIC)
    assert duel.a.may_activate(icarus)
    duel.a.activates(icarus)
    if asks(duel, d.SelectCards):
        duel.a.picks(LUSTER, CELTIC)
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == ["Harpie Lady", icarus]
    assert sorted(duel.b.graveyard_names) == [CELTIC, LUSTER]


@pytest.mark.ruling("POS-021")
def test_a_face_down_bujin_for_bujinfidel() -> None:
    yamato, crow = "Bujin Yamato", "Bujingi Crow"
    duel = Scenario()
    duel.a.face_down(yamato).set("Bujinfidel").graveyard(crow)
    assert duel.a.may_activate("Bujinfidel")
    duel.a.activates("Bujinfidel")
    assert targets(duel) == [crow]
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [crow]
    assert sorted(duel.a.graveyard_names) == [yamato, "Bujinfidel"]


@pytest.mark.ruling("POS-022")
def test_not_sent_to_the_gy_as_a_monster_of_some_kind() -> None:
    orea = "Orea, the Sylvan High Arbiter"
    duel = Scenario()
    monster(duel.a, orea)
    duel.a.face_down(TOMATO)
    assert not duel.a.may_activate(orea)
    face_up = Scenario()
    monster(face_up.a, orea)
    face_up.a.monsters(TOMATO)
    assert face_up.a.may_activate(orea)
    face_up.a.activates(orea)
    assert face_up.a.graveyard_names == [TOMATO]  # the only choice: it is not asked for
    assert face_up.a.names(c.LOCATION_MZONE) == [orea]


@pytest.mark.ruling("POS-023")
def test_no_face_down_aqua_for_toadally_awesome() -> None:
    toad, frog, typhoon = "Toadally Awesome", "Dupe Frog", "Mystical Space Typhoon"
    duel = Scenario()
    duel.a.hand(typhoon)
    monster(duel.b, toad)
    duel.b.face_down(frog).set("Trap Hole")
    duel.a.activates(typhoon)
    assert duel.b.could_respond(toad)
    duel.b.activates(toad)
    assert duel.b.graveyard_names == [toad]  # the only choice: it is not asked for
    assert duel.b.names(c.LOCATION_MZONE) == [frog]
    face_up = Scenario()
    face_up.a.hand(typhoon)
    monster(face_up.b, toad)
    face_up.b.monsters(frog).set("Trap Hole")
    face_up.a.activates(typhoon)
    face_up.b.activates(toad)
    assert choices(face_up, face_up.b) == sorted([toad, frog])


@pytest.mark.ruling("POS-024")
def test_a_face_down_winged_kuriboh_for_transcendent_wings() -> None:
    wings, kuriboh, grown = "Transcendent Wings", "Winged Kuriboh", "Winged Kuriboh LV10"
    duel = Scenario()
    duel.a.face_down(kuriboh).hand(wings, CELTIC, LUSTER).deck(ELF, grown)
    assert duel.a.may_activate(wings)
    duel.a.activates(wings)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [grown]
    assert sorted(duel.a.graveyard_names) == sorted([kuriboh, CELTIC, LUSTER, wings])


@pytest.mark.ruling("POS-025")
def test_no_target_by_kind_while_face_down() -> None:
    hare, yamato = "Bujingi Hare", "Bujin Yamato"
    duel = Scenario()
    duel.a.face_down(yamato).graveyard(hare)
    assert not duel.a.may_activate(hare)
    face_up = Scenario()
    face_up.a.monsters(yamato).graveyard(hare)
    assert face_up.a.may_activate(hare)


@pytest.mark.ruling("POS-026")
def test_what_was_face_down_uses_its_effects_in_the_gy() -> None:
    wyvern, torrent = "Eclipse Wyvern", "Torrential Tribute"
    duel = Scenario(player="B")
    duel.a.face_down(wyvern).set(torrent).deck(ELF, "Blue-Eyes White Dragon")
    duel.b.hand(LUSTER)
    duel.b.summons(LUSTER)
    duel.a.activates(torrent)
    duel.all_pass()
    assert activated(duel) == [torrent, wyvern]
    assert duel.a.card(wyvern).is_face_up()
    assert sorted(duel.a.graveyard_names) == [wyvern, torrent]
    assert duel.b.graveyard_names == [LUSTER]
    assert duel.a.banished_names == ["Blue-Eyes White Dragon"]


# -- Tokens -------------------------------------------------------------------------------------------


@pytest.mark.ruling("POS-027")
def test_a_token_is_no_target_for_book_of_moon() -> None:
    duel = Scenario()
    duel.a.hand("Fiend's Sanctuary", LUSTER)
    duel.b.set(BOOK)
    duel.a.activates("Fiend's Sanctuary")
    while duel.a.names(c.LOCATION_MZONE) != [TOKEN]:
        assert duel._skip_one()
    assert not duel.b.could_respond(BOOK)
    duel.all_pass()
    duel.a.ends_turn()
    assert not duel.b.could_respond(BOOK)
    duel.all_pass()
    assert duel.turn_player == "B"
    assert kinds(duel, duel.b, BOOK) == set()
    face_up = Scenario()
    face_up.a.monsters(LUSTER)
    face_up.b.set(BOOK)
    face_up.a.ends_turn()
    assert face_up.b.could_respond(BOOK)


@pytest.mark.ruling("POS-028")
def test_a_token_is_turned_to_face_up_defense_position() -> None:
    duel = Scenario()
    monster(duel.a, TOKEN)
    duel.a.monsters(LUSTER)
    duel.b.set("Book of Eclipse")
    duel.a.ends_turn()
    duel.b.activates("Book of Eclipse")
    while duel.a.card(LUSTER).position == UP_ATTACK:
        assert duel._skip_one()
    assert duel.a.card(LUSTER).position == DOWN
    assert duel.find(TOKEN).position == UP_DEFENSE


@pytest.mark.parametrize(("before", "after"), [(UP_ATTACK, UP_DEFENSE), (UP_DEFENSE, UP_ATTACK)])
@pytest.mark.ruling("POS-029")
def test_a_token_may_be_changed(before: int, after: int) -> None:
    duel = Scenario()
    token = monster(duel.a, TOKEN, position=before)
    assert kinds(duel, duel.a, TOKEN) == CHANGE
    duel.a.changes_position(TOKEN)
    assert duel.kernel.card(token.uid).position == after


# -- turned face-down ---------------------------------------------------------------------------------


@pytest.mark.ruling("POS-030")
def test_set_by_an_effect_is_face_down_defense_position() -> None:
    neos = "Elemental HERO Chaos Neos"
    duel = Scenario()
    monster(duel.a, neos)
    duel.a.monsters(LUSTER)
    duel.b.monsters(CELTIC)
    duel.a.ends_turn()
    duel.all_pass()
    assert activated(duel) == [neos]
    assert duel.a.names(c.LOCATION_EXTRA) == [neos]
    assert duel.a.card(LUSTER).position == DOWN
    assert duel.b.card(CELTIC).position == DOWN


@pytest.mark.ruling("POS-031")
def test_a_stolen_trap_monster_is_set_on_its_present_controllers_side() -> None:
    apophis, steal = "Embodiment of Apophis", "Snatch Steal"
    duel = Scenario(turn=2, player="B")
    duel.a.hand(steal)
    duel.b.set(apophis, BOOK)
    duel.b.activates(apophis)
    duel.all_pass()
    duel.b.ends_turn()
    duel.a.activates(steal)
    while not duel.a.names(c.LOCATION_MZONE):
        assert duel._skip_one()
    assert duel.a.names(c.LOCATION_MZONE) == [apophis]
    used = duel.a.card(steal).sequence
    duel.b.activates(BOOK)
    assert zones_asked(duel, duel.a) == [(c.LOCATION_SZONE, n) for n in range(5) if n != used]
    duel.a.places(3)
    card = duel.find(apophis)
    assert (card.location, card.sequence, card.position) == (c.LOCATION_SZONE, 3, DOWN)
    assert card.controller.index == 0
    assert not card.is_monster()
    duel.all_pass()
    assert duel.a.graveyard_names == [steal]
    assert duel.a.names(c.LOCATION_SZONE) == [apophis]


# -- as material -----------------------------------------------------------------------------------------

HEROES = ("Elemental HERO Avian", "Elemental HERO Burstinatrix")


def with_heroes(position: int) -> Scenario:
    duel = Scenario(rules="mr4")
    duel.a.monsters(*HEROES, position=position).hand("Polymerization", "Summoned Skull")
    duel.a.extra("Elemental HERO Flame Wingman", "Number 17: Leviathan Dragon", "Proxy Dragon")
    return duel


@pytest.mark.ruling("POS-032")
def test_face_down_monsters_as_materials() -> None:
    for position, possible in ((DOWN, False), (UP_ATTACK, True)):
        duel = with_heroes(position)
        assert duel.a.may_activate("Polymerization")
        assert kinds(duel, duel.a, "Summoned Skull") == {d.ACT_SUMMON, d.ACT_MSET}
        for extra in ("Number 17: Leviathan Dragon", "Proxy Dragon"):
            assert duel.a.may_special_summon(extra) == possible


@pytest.mark.ruling("POS-032")
def test_face_down_monsters_are_used_for_a_fusion_summon() -> None:
    duel = with_heroes(DOWN)
    duel.a.activates("Polymerization")
    duel.all_pass()
    if not asks(duel, d.IdleCommand):
        duel.a.picks(*HEROES)
        duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Elemental HERO Flame Wingman"]
    assert sorted(duel.a.graveyard_names) == sorted([*HEROES, "Polymerization"])
