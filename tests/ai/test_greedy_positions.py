"""The greedy player in positions where a sensible player does not have to think long."""

from app.engine import decisions as d
from tests.ai.players import greedy, moves, next_move, play_to_open_state
from tests.scenario import Scenario


def test_summons_its_strongest_monster_and_attacks() -> None:
    duel = Scenario()
    duel.a.hand("Celtic Guardian", "Gene-Warped Warwolf", "Giant Soldier of Stone")
    told = moves(duel)
    assert told[:3] == ["summon Gene-Warped Warwolf", "battle", "attack Gene-Warped Warwolf > directly"]
    assert duel.b.lp == 6000


def test_sets_a_wall_against_a_stronger_attacker() -> None:
    duel = Scenario()
    duel.a.hand("Giant Soldier of Stone")
    duel.b.monsters("Vorse Raider")
    assert moves(duel)[0] == "set Giant Soldier of Stone"


def test_sets_a_monster_with_a_flip_effect() -> None:
    duel = Scenario()
    duel.a.hand("Man-Eater Bug")
    assert moves(duel)[0] == "set Man-Eater Bug"


def test_flips_it_when_there_is_something_to_destroy() -> None:
    duel = Scenario()
    duel.a.face_down("Man-Eater Bug")
    duel.b.monsters("Blue-Eyes White Dragon")
    assert moves(duel)[0] == "flip Man-Eater Bug"
    assert duel.place_of("Blue-Eyes White Dragon") == "GY"


def test_never_attacks_a_stronger_monster() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.monsters("Blue-Eyes White Dragon")
    assert not [move for move in moves(duel) if move.startswith(("battle", "attack"))]
    assert duel.a.lp == 8000


def test_a_weak_attacker_goes_to_defense() -> None:
    duel = Scenario()
    duel.a.monsters("Giant Soldier of Stone")
    duel.b.monsters("Vorse Raider")
    assert moves(duel)[0] == "turn Giant Soldier of Stone"


def test_a_strong_defender_goes_to_attack() -> None:
    duel = Scenario()
    duel.a.defending("Gene-Warped Warwolf")
    duel.b.monsters("Celtic Guardian")
    told = moves(duel)
    assert told[:3] == [
        "turn Gene-Warped Warwolf", "battle", "attack Gene-Warped Warwolf > Celtic Guardian",
    ]  # fmt: skip


def test_tributes_the_weakest_for_something_that_beats_their_best() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider", "Celtic Guardian").hand("Summoned Skull")
    duel.b.monsters("Gene-Warped Warwolf")
    told = moves(duel)
    assert told[:2] == ["summon Summoned Skull", "Celtic Guardian"]
    assert "attack Summoned Skull > Gene-Warped Warwolf" in told


def test_does_not_tribute_a_stronger_monster() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon").hand("Summoned Skull")
    assert "summon Summoned Skull" not in moves(duel)
    assert duel.place_of("Blue-Eyes White Dragon") == "Monster Zone"


def test_mass_removal_only_when_they_lose_more() -> None:
    duel = Scenario()
    duel.a.hand("Dark Hole")
    duel.b.monsters("Blue-Eyes White Dragon", "Vorse Raider")
    assert moves(duel)[0] == "activate Dark Hole"
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon").hand("Dark Hole")
    duel.b.monsters("Vorse Raider")
    assert "activate Dark Hole" not in moves(duel)


def test_a_win_in_sight_is_taken_at_once() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider").hand("Dark Hole", "Gemini Elf", "Mirror Force")
    duel.b.life(1900)
    assert moves(duel) == ["battle", "attack Vorse Raider > directly"]
    assert duel.winner == "A"


def test_removal_that_opens_the_way_to_win_is_used() -> None:
    duel = Scenario()
    duel.a.hand("Dark Hole", "Gemini Elf")
    duel.b.monsters("Celtic Guardian").life(1900)
    assert moves(duel)[0] == "activate Dark Hole"
    assert duel.winner == "A"


def test_traps_are_set_after_the_battle() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider").hand("Mirror Force")
    told = moves(duel)
    assert told.index("set Mirror Force") > told.index("attack Vorse Raider > directly")


def test_mirror_force_answers_an_attack_that_matters() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Vorse Raider")
    duel.b.set("Mirror Force")
    duel.a.battle_phase()
    duel.a.attacks_directly("Gemini Elf")
    assert next_move(duel) == "activate Mirror Force"


def test_a_destroyed_face_down_card_is_chosen_on_their_side() -> None:
    duel = Scenario()
    duel.a.set("Mirror Force").hand("Mystical Space Typhoon")
    duel.b.set("Mirror Force")
    told = moves(duel)
    assert told[0] == "activate Mystical Space Typhoon"
    assert duel.a.names(8) == ["Mirror Force"]
    assert duel.b.names(8) == []


def test_a_revival_takes_the_best_monster_of_either_gy() -> None:
    duel = Scenario()
    duel.a.graveyard("Celtic Guardian").hand("Monster Reborn")
    duel.b.graveyard("Blue-Eyes White Dragon", "Vorse Raider")
    assert moves(duel)[:2] == ["activate Monster Reborn", "Blue-Eyes White Dragon"]


def test_an_equip_card_goes_on_the_own_best_attacker() -> None:
    duel = Scenario()
    duel.a.monsters("Celtic Guardian", "Vorse Raider").hand("Axe of Despair")
    duel.b.monsters("Gene-Warped Warwolf")
    assert moves(duel)[:2] == ["activate Axe of Despair", "Vorse Raider"]


def test_drawing_comes_first() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed", "Gemini Elf")
    assert moves(duel)[0] == "activate Pot of Greed"


def test_discards_the_least_useful_cards_for_the_hand_size_limit() -> None:
    duel = Scenario()
    names = ["Mokey Mokey", "Gemini Elf", "Vorse Raider", "Luster Dragon", "Gene-Warped Warwolf"]
    duel.a.hand(*names, "Celtic Guardian", "Gemini Elf", "Vorse Raider")
    duel.b.monsters("Blue-Eyes White Dragon")
    told = moves(duel)
    assert told[0] == "set Mokey Mokey"  # the cheapest wall against a monster nothing here can beat
    assert told[-1] == "Celtic Guardian"


def test_no_answer_to_the_own_chain_link() -> None:
    duel = Scenario()
    duel.a.set("Mystical Space Typhoon", "Mystical Space Typhoon")
    duel.b.set("Mirror Force", "Mirror Force")
    duel.a.activates("Mystical Space Typhoon")
    duel.a.picks("Mirror Force")
    decision = duel.decision
    while isinstance(decision, d.ChainResponse) and decision.player == 1:
        duel.respond(())
        decision = duel.decision
    if isinstance(decision, d.ChainResponse):
        assert greedy().choose(duel.duel.view(0), decision) == ()
    assert len(duel.b.names(8)) >= 1


def test_a_flip_monster_attacks_first_and_turns_face_down_after_the_battle() -> None:
    duel = Scenario()
    duel.a.face_down("Medusa Worm")
    duel.b.monsters("Blue-Eyes White Dragon")
    told = moves(duel)
    assert told[0] == "flip Medusa Worm"
    assert told.index("activate Medusa Worm") > told.index("attack Medusa Worm > directly")


def test_a_protected_battle_is_answered_also_when_a_monster_is_the_target() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.monsters("Vorse Raider").set("Negate Attack")
    duel.a.battle_phase()
    duel.a.attacks("Gene-Warped Warwolf", "Vorse Raider")
    assert next_move(duel) == "activate Negate Attack"


def test_no_trap_is_wasted_on_an_attack_that_does_no_harm() -> None:
    duel = Scenario()
    duel.a.monsters("Celtic Guardian")
    duel.b.defending("Giant Soldier of Stone").set("Negate Attack")
    duel.a.battle_phase()
    duel.a.attacks("Celtic Guardian", "Giant Soldier of Stone")
    assert next_move(duel) == "pass"


def test_one_trap_is_enough_for_one_attack() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf")
    duel.b.set("Mirror Force", "Sakuretsu Armor", "Draining Shield")
    duel.a.battle_phase()
    duel.a.attacks_directly("Gemini Elf")
    play_to_open_state(duel)
    assert len(duel.b.names(8)) == 2
    assert duel.b.lp == 8000


def test_a_bigger_boost_turns_a_lost_battle() -> None:
    duel = Scenario()
    duel.a.monsters("Celtic Guardian")
    duel.b.monsters("Vorse Raider")
    duel.a.hand("Rush Recklessly").battle_phase()
    duel.a.attacks("Celtic Guardian", "Vorse Raider")
    assert "activate Rush Recklessly" in play_to_open_state(duel)
    assert duel.place_of("Celtic Guardian") == "Monster Zone"
    assert duel.place_of("Vorse Raider") == "GY"


def test_control_is_taken_of_the_best_monster_and_used_to_attack() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider").hand("Change of Heart")
    duel.b.monsters("Celtic Guardian", "Blue-Eyes White Dragon")
    told = moves(duel)
    assert told[:2] == ["activate Change of Heart", "Blue-Eyes White Dragon"]
    assert "attack Blue-Eyes White Dragon > directly" in told


def test_a_strong_monster_is_sent_to_the_gy_from_the_deck() -> None:
    duel = Scenario()
    duel.a.deck("Celtic Guardian", "Blue-Eyes White Dragon", "Mokey Mokey").hand("Foolish Burial")
    assert moves(duel)[:2] == ["activate Foolish Burial", "Blue-Eyes White Dragon"]


def test_a_monster_that_pays_for_itself_on_arrival_is_summoned() -> None:
    duel = Scenario()
    duel.a.hand("Breaker the Magical Warrior")
    duel.b.monsters("Blue-Eyes White Dragon").set("Mirror Force")
    told = moves(duel)
    assert told[:2] == ["summon Breaker the Magical Warrior", "activate Breaker the Magical Warrior"]
    assert duel.b.names(8) == []


def test_half_the_life_points_are_not_paid_for_a_mere_normal_summon() -> None:
    duel = Scenario()
    duel.a.hand("Mokey Mokey")
    duel.b.set("Solemn Judgment")
    duel.a.summons("Mokey Mokey")
    assert next_move(duel) == "pass"


def test_the_turn_ends_even_if_an_effect_could_be_used_for_ever() -> None:
    duel = Scenario()
    duel.a.monsters("Stealth Bird", "Stealth Bird")
    assert len(moves(duel, most=200)) < 60
    assert duel.turn_player == "B"


def test_an_xyz_summon_where_it_beats_what_the_materials_cannot() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Vorse Raider").extra("Gem-Knight Pearl")
    duel.b.monsters("Summoned Skull")
    told = moves(duel)
    assert told[0] == "special summon Gem-Knight Pearl"
    assert "attack Gem-Knight Pearl > Summoned Skull" in told


def test_no_xyz_summon_where_the_materials_do_more() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Vorse Raider").extra("Gem-Knight Pearl")
    duel.b.life(3800)
    assert moves(duel) == ["battle", "attack Gemini Elf > directly", "attack Vorse Raider > directly"]
    assert duel.winner == "A"


def test_a_synchro_summon_with_the_tuner_that_fits() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "The Fabled Cerburrel").extra("Gaia Knight, the Force of Earth")
    duel.b.monsters("Summoned Skull")
    assert "attack Gaia Knight, the Force of Earth > Summoned Skull" in moves(duel)


def test_fusion_and_ritual_summons_from_the_hand() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", "Curse of Dragon", "Gaia The Fierce Knight")
    duel.a.extra("Gaia the Dragon Champion")
    assert "attack Gaia the Dragon Champion > directly" in moves(duel)
    duel = Scenario()
    duel.a.hand("Black Luster Ritual", "Black Luster Soldier", "Blue-Eyes White Dragon")
    assert "attack Black Luster Soldier > directly" in moves(duel)


def test_a_pendulum_summon_brings_all_it_can() -> None:
    duel = Scenario()
    duel.a.hand("Flash Knight", "Foucault's Cannon", "Dragong", "Dragon Horn Hunter", "Luster Dragon")
    moves(duel)
    assert {"Flash Knight", "Dragon Horn Hunter", "Luster Dragon"} <= set(duel.a.names(4))


def test_no_good_monsters_for_a_weak_link_monster() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Vorse Raider").extra("Proxy Dragon")
    assert "special summon Proxy Dragon" not in moves(duel)


def test_a_flip_summon_counts_on_what_its_own_effect_takes_away() -> None:
    duel = Scenario()
    duel.a.face_down("Snowman Eater").life(2000)
    duel.b.monsters("Thunder King Rai-Oh")
    assert moves(duel)[:2] == ["flip Snowman Eater", "Thunder King Rai-Oh"]


def test_no_flip_summon_against_monsters_its_effect_does_not_reach() -> None:
    duel = Scenario()
    duel.a.face_down("Fossil Dyna Pachycephalo")
    duel.b.monsters("Thunder King Rai-Oh")
    assert moves(duel) == ["end"]


def test_a_weak_attacker_with_better_def_does_not_stand_in_attack_position() -> None:
    duel = Scenario()
    duel.a.monsters("Mystical Elf")
    duel.b.face_down("Giant Soldier of Stone")
    assert moves(duel)[0] == "turn Mystical Elf"


def test_monsters_change_sides_only_for_a_better_one() -> None:
    for theirs, wanted in (("Mokey Mokey", False), ("Blue-Eyes White Dragon", True)):
        duel = Scenario()
        duel.a.monsters("Celtic Guardian").hand("Creature Swap")
        duel.b.monsters(theirs)
        assert ("activate Creature Swap" in moves(duel)) is wanted


def test_only_one_attribute_is_for_whoever_has_only_one() -> None:
    for mine, theirs, wanted in (
        (("Celtic Guardian", "Summoned Skull"), ("Gemini Elf",), False),
        (("Celtic Guardian",), ("Summoned Skull", "Blue-Eyes White Dragon"), True),
    ):
        duel = Scenario()
        duel.a.monsters(*mine).set("Gozen Match")
        duel.b.monsters(*theirs)
        assert ("activate Gozen Match" in moves(duel)) is wanted


def test_an_attack_that_costs_a_better_monster_is_not_made() -> None:
    duel = Scenario()
    duel.a.monsters("Panther Warrior", "Blue-Eyes White Dragon")
    duel.b.monsters("Celtic Guardian")
    assert not [move for move in moves(duel) if move.startswith("attack Panther Warrior")]
    duel = Scenario()
    duel.a.monsters("Panther Warrior", "Mokey Mokey")
    duel.b.life(2000)
    assert "attack Panther Warrior > directly" in moves(duel)
    assert duel.winner == "A"


def test_only_an_own_monster_is_brought_back_after_a_battle() -> None:
    for mine, theirs, wanted in (
        ("Celtic Guardian", "Gemini Elf", True),
        ("Gemini Elf", "Celtic Guardian", False),
    ):
        duel = Scenario()
        duel.a.monsters(theirs)
        duel.b.monsters(mine).set("Time Machine")
        duel.a.battle_phase()
        duel.a.attacks(theirs, mine)
        assert ("activate Time Machine" in play_to_open_state(duel)) is wanted
