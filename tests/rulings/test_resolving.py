"""Resolution (RES): parts of an effect, order, rounding, cards that are gone, replaced destinations."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkResolving, Drawn, Moved
from tests.rulings.building import choices, materials, monster, put
from tests.rulings.summoning import activated
from tests.scenario import Scenario

MST = "Mystical Space Typhoon"
EYE = "Wisdom-Eye Magician"
MELODY = "The Melody of Awakening Dragon"
LIMBS = (
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
)
EXODIA = "Exodia the Forbidden One"


@pytest.mark.ruling("RES-002")
def test_without_the_first_part_there_is_no_then() -> None:
    for bounced in (True, False):
        duel = Scenario()
        duel.a.monsters("Vorse Raider").set("Compulsory Evacuation Device")
        duel.b.monsters("Wattkid").set("Chaos Burst")
        duel.a.battle_phase()
        duel.a.attacks("Vorse Raider", "Wattkid")
        duel.b.activates("Chaos Burst")
        if bounced:
            duel.a.activates("Compulsory Evacuation Device")
        duel.all_pass()
        assert duel.place_of("Vorse Raider") == ("hand" if bounced else "GY")
        assert duel.a.lp == (8000 if bounced else 7000)


@pytest.mark.ruling("RES-003")
def test_independent_parts_are_done_as_far_as_possible() -> None:
    duel = Scenario()
    duel.a.set("Ceasefire")
    duel.b.monsters("Cannon Soldier")
    duel.a.activates("Ceasefire")
    duel.all_pass()
    assert duel.b.card("Cannon Soldier").position == c.POS_FACEUP_ATTACK
    assert (duel.a.lp, duel.b.lp) == (8000, 7500)


@pytest.mark.ruling("RES-004")
def test_a_real_choice_must_be_made() -> None:
    duel = Scenario()
    duel.a.hand(MELODY, "Wattkid").deck("Blue-Eyes White Dragon", "Blue-Eyes White Dragon", "Gemini Elf")
    duel.a.activates(MELODY)
    decision = duel.expect(0, (d.SelectCards,))
    assert isinstance(decision, d.SelectCards)
    assert (decision.min, decision.max) == (1, 2)
    assert not decision.accepts(())
    duel.a.picks("Blue-Eyes White Dragon")
    assert duel.a.hand_names == ["Blue-Eyes White Dragon"]


@pytest.mark.ruling("RES-005")
def test_the_turn_player_does_each_part_first() -> None:
    duel = Scenario()
    duel.a.hand("Gemini Elf", "Vorse Raider", "Wattkid")
    duel.b.hand("Gemini Elf", "Vorse Raider", "Wattkid").set("Hand Destruction")
    duel.a.ends_turn()
    duel.b.activates("Hand Destruction")
    assert duel.turn_player == "A"
    duel.a.picks("Gemini Elf", "Vorse Raider")
    decision = duel.decision
    assert isinstance(decision, d.SelectCards)
    assert decision.player == 1
    assert not duel.happened(Drawn)
    duel.b.picks("Vorse Raider", "Wattkid")
    owners = [
        duel.kernel.by_key(event.after.card.key).owner.index
        for event in duel.happened(Moved)
        if event.after.card.location == c.LOCATION_GRAVE
        and duel.kernel.by_key(event.after.card.key).name != "Hand Destruction"
    ]
    assert owners == [0, 0, 1, 1]
    assert [event.player for event in duel.happened(Drawn)] in ([0, 1], [0, 0, 1, 1])
    assert (len(duel.a.hand_names), len(duel.b.hand_names)) == (3, 3)


@pytest.mark.ruling("RES-010")
def test_an_effect_of_a_continuous_spell_needs_it_face_up() -> None:
    bora = "Blackwing - Bora the Spear"
    for destroyed in (True, False):
        duel = Scenario()
        duel.a.face_up("Black Whirlwind").hand(bora).deck("Blackwing - Kochi the Daybreak", "Wattkid")
        duel.b.set(MST)
        duel.a.summons(bora)
        duel.a.activates("Black Whirlwind")
        if destroyed:
            duel.b.activates(MST)
        duel.all_pass()
        assert duel.a.hand_names == ([] if destroyed else ["Blackwing - Kochi the Daybreak"])


@pytest.mark.ruling("RES-011")
def test_so_does_the_effect_of_its_activation() -> None:
    tenki = "Fire Formation - Tenki"
    duel = Scenario()
    duel.a.hand(tenki).deck("Bujin Yamato", "Wattkid")
    duel.b.set(MST)
    duel.a.activates(tenki)
    duel.b.activates(MST)
    duel.all_pass()
    assert duel.place_of(tenki) == "GY"
    assert duel.a.hand_names == []
    assert isinstance(duel.decision, d.IdleCommand)


@pytest.mark.ruling("RES-013")
def test_so_does_an_effect_of_an_equip_spell() -> None:
    cursed, other = "Cursed Bamboo Sword", "Soul Devouring Bamboo Sword"
    for destroyed in (True, False):
        duel = Scenario()
        duel.a.monsters("Gemini Elf").equipped(cursed, "Gemini Elf").equipped(other, "Gemini Elf")
        duel.b.monsters("Wattkid").set(MST)
        duel.a.activates(cursed)
        if destroyed:
            duel.b.activates(MST, cursed)
        duel.all_pass()
        assert duel.place_of(other) == ("Spell & Trap Zone" if destroyed else "hand")
        duel.a.battle_phase()
        assert duel.a.may_attack("Gemini Elf") is not destroyed


@pytest.mark.ruling("RES-015")
def test_so_does_an_effect_of_a_continuous_trap() -> None:
    monarch = "The Prime Monarch"
    for destroyed in (True, False):
        duel = Scenario()
        duel.a.face_up(monarch).graveyard(monarch, monarch)
        duel.b.set(MST)
        duel.a.activates(monarch)
        if destroyed:
            duel.b.activates(MST)
        duel.all_pass()
        assert len(duel.a.graveyard_names) == (3 if destroyed else 0)
        assert len(duel.a.hand_names) == (0 if destroyed else 1)


@pytest.mark.ruling("RES-018")
def test_a_monster_effect_resolves_though_its_monster_went_to_the_hand() -> None:
    candina, lycoris = "Trickstar Candina", "Trickstar Lycoris"
    duel = Scenario()
    duel.a.hand(candina, lycoris).deck("Trickstar Lilybell", "Wattkid")
    duel.b.hand("Effect Veiler")
    duel.a.summons(candina)
    duel.a.activates(candina)
    duel.b.activates("Effect Veiler")
    duel.a.activates(lycoris)
    assert activated(duel) == [candina, "Effect Veiler", lycoris]
    duel.all_pass()
    assert duel.a.field_names == [lycoris]
    assert sorted(duel.a.hand_names) == [candina, "Trickstar Lilybell"]


@pytest.mark.ruling("RES-021")
def test_zero_lp_in_the_middle_of_a_chain_loses() -> None:
    poison = "Poison of the Old Man"
    duel = Scenario()
    duel.a.hand(poison).life(800)
    duel.b.set(poison)
    duel.a.activates(poison)
    duel.a.chooses(0)
    duel.b.activates(poison)
    duel.b.chooses(1)
    duel.all_pass()
    assert duel.winner == "B"
    assert duel.a.lp == 0


@pytest.mark.ruling("RES-022")
def test_exodia_wins_between_two_links() -> None:
    duel = Scenario(player="B")
    duel.a.hand(EXODIA, *LIMBS[1:]).deck_top(LIMBS[0]).set("Jar of Greed")
    duel.b.set("Mind Crush")
    duel.b.activates("Mind Crush")
    duel.b.chooses(duel.a.card(EXODIA).code)
    duel.a.activates("Jar of Greed")
    duel.all_pass()
    assert duel.winner == "A"
    assert EXODIA in duel.a.hand_names


@pytest.mark.ruling("RES-023")
def test_exodia_does_not_win_in_the_middle_of_an_effect() -> None:
    duel = Scenario()
    duel.a.hand(EXODIA, *LIMBS[1:], "Dark World Dealings").deck_top(LIMBS[0])
    duel.b.hand("Gemini Elf")
    duel.a.activates("Dark World Dealings")
    assert LIMBS[0] in choices(duel, duel.a)
    assert duel.winner is None
    duel.a.picks(LIMBS[2])
    duel.b.picks("Gemini Elf")
    duel.all_pass()
    assert duel.winner is None
    assert sorted(duel.a.hand_names) == sorted([EXODIA, LIMBS[0], LIMBS[1], LIMBS[3]])


@pytest.mark.ruling("RES-025")
def test_an_extra_deck_monster_returned_to_the_hand_goes_to_the_extra_deck() -> None:
    duel = Scenario()
    duel.a.set("Compulsory Evacuation Device")
    monster(duel.b, "Black Rose Dragon")
    duel.a.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert duel.b.names(c.LOCATION_EXTRA) == ["Black Rose Dragon"]
    assert duel.b.card("Black Rose Dragon").is_face_down()
    assert duel.b.hand_names == []


@pytest.mark.ruling("RES-027")
def test_a_pendulum_monster_destroyed_to_be_banished_is_banished() -> None:
    duel = Scenario()
    duel.a.hand(EYE)
    duel.b.set("Bottomless Trap Hole")
    duel.a.summons(EYE)
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.a.banished_names == [EYE]
    assert duel.a.card(EYE).is_face_up()


@pytest.mark.ruling("RES-028")
def test_negate_and_banish_needs_a_card_that_can_be_banished() -> None:
    for wall in (True, False):
        duel = Scenario()
        duel.a.hand('Maxx "C"')
        duel.b.set("Debunk")
        if wall:
            duel.b.face_up("Imperial Iron Wall")
        duel.a.ends_turn()
        duel.a.activates('Maxx "C"')
        assert duel.b.could_respond("Debunk") is not wall


@pytest.mark.ruling("RES-029")
def test_macro_cosmos_banishes_spells_and_materials_too() -> None:
    duel = Scenario()
    duel.a.face_up("Macro Cosmos").hand("Pot of Greed")
    utopia = monster(duel.a, "Number 39: Utopia")
    materials(duel.a, utopia, "Gemini Elf", "Vorse Raider")
    duel.b.monsters("Wattkid")
    duel.a.activates("Pot of Greed")
    duel.all_pass()
    assert duel.a.banished_names == ["Pot of Greed"]
    duel.a.battle_phase()
    duel.a.attacks("Number 39: Utopia", "Wattkid")
    duel.a.activates("Number 39: Utopia", "Gemini Elf")
    duel.all_pass()
    assert duel.a.banished_names == ["Pot of Greed", "Gemini Elf"]
    assert duel.a.graveyard_names == []


@pytest.mark.ruling("RES-030")
def test_dimensional_fissure_leaves_materials_alone() -> None:
    duel = Scenario(player="B")
    duel.a.face_up("Dimensional Fissure")
    utopia = monster(duel.a, "Number 39: Utopia")
    materials(duel.a, utopia, "Gemini Elf", "Vorse Raider")
    duel.b.monsters("Wattkid")
    duel.b.battle_phase()
    duel.b.attacks("Wattkid", "Number 39: Utopia")
    duel.a.activates("Number 39: Utopia", "Gemini Elf")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Gemini Elf"]
    assert duel.a.banished_names == []


@pytest.mark.ruling("RES-031")
def test_dimensional_fissure_leaves_an_equipped_monster_card_alone() -> None:
    duel = Scenario()
    monster(duel.a, "Relinquished")
    duel.a.face_up("Dimensional Fissure")
    duel.b.monsters("Gemini Elf").set(MST)
    duel.a.activates("Relinquished")
    duel.all_pass()
    assert duel.place_of("Gemini Elf") == "Spell & Trap Zone"
    duel.a.ends_turn()
    duel.b.activates(MST, "Gemini Elf")
    duel.all_pass()
    assert "Gemini Elf" in duel.b.graveyard_names
    assert duel.b.banished_names == []


@pytest.mark.ruling("RES-032")
def test_dimensional_fissure_leaves_a_card_in_a_pendulum_zone_alone() -> None:
    duel = Scenario()
    duel.a.face_up("Dimensional Fissure").hand(MST)
    put(duel.b, EYE, c.LOCATION_SZONE, 0)
    assert duel.b.card(EYE).in_pendulum_zone
    duel.a.activates(MST, EYE)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_EXTRA) == [EYE]
    assert duel.b.card(EYE).is_face_up()


@pytest.mark.ruling("RES-033")
def test_macro_cosmos_banishes_pendulum_monsters() -> None:
    for macro in (True, False):
        duel = Scenario()
        duel.a.hand("Smashing Ground")
        if macro:
            duel.a.face_up("Macro Cosmos")
        duel.b.monsters(EYE)
        duel.a.activates("Smashing Ground")
        duel.all_pass()
        assert duel.place_of(EYE) == ("banished" if macro else "Extra Deck")


@pytest.mark.ruling("RES-035")
def test_a_token_stays_face_up_but_turns_to_defense() -> None:
    duel = Scenario()
    duel.a.hand("Book of Eclipse")
    monster(duel.b, "Sheep Token")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Book of Eclipse")
    duel.all_pass()
    assert duel.b.card("Gemini Elf").position == c.POS_FACEDOWN_DEFENSE
    token = duel.kernel.cards_in(1, c.LOCATION_MZONE)[0]
    assert token.is_token()
    assert token.position == c.POS_FACEUP_DEFENSE


@pytest.mark.ruling("RES-006")
def test_nothing_is_activated_while_an_effect_resolves() -> None:
    first = "First of the Dragons"
    duel = Scenario()
    duel.a.hand("Polymerization", "Gemini Elf", "Vorse Raider").extra(first)
    duel.b.set("Solemn Judgment", MST).hand("Wattkid")
    duel.a.activates("Polymerization")
    assert duel.b.could_respond("Solemn Judgment")
    duel.b.passes()
    assert duel.happened(ChainLinkResolving)
    while duel.kernel.state.chain:
        decision = duel.decision
        assert decision is not None
        assert (decision.player, isinstance(decision, d.ChainResponse)) == (0, False)
        duel.respond(next(iter(decision.choices())))
    assert duel.place_of(first) == "Monster Zone"
    assert not duel.b.could_respond("Solemn Judgment")
    duel.all_pass()
    assert duel.a.field_names == [first]
    assert activated(duel) == ["Polymerization"]


@pytest.mark.ruling("RES-007")
def test_an_effect_belongs_to_who_activated_it() -> None:
    tree = "Sylvan Hermitree"
    duel = Scenario()
    duel.a.monsters(tree).deck("Gemini Elf", "Wattkid", "Lonefire Blossom")
    duel.b.monsters("Wattkid").set("Enemy Controller")
    duel.a.activates(tree)
    duel.b.activates("Enemy Controller", effect=1)
    duel.all_pass()
    assert duel.b.field_names == [tree]
    assert duel.a.graveyard_names == ["Lonefire Blossom"]
    assert duel.a.hand_names == ["Wattkid"]
    assert (duel.b.deck_count, duel.b.hand_names) == (10, [])


@pytest.mark.ruling("RES-024")
def test_a_text_prevails_over_a_basic_rule() -> None:
    duel = Scenario(player="B")
    duel.a.hand("Red Reboot", "Solemn Judgment")
    duel.b.set("Jar of Greed")
    duel.b.activates("Jar of Greed")
    assert not duel.a.could_respond("Solemn Judgment")
    duel.a.activates("Red Reboot")
    duel.all_pass()
    assert duel.a.lp == 4000
    assert duel.b.hand_names == []
    assert duel.b.card("Jar of Greed").is_face_down()
    duel = Scenario()  # Set since an earlier turn it costs nothing
    duel.a.set("Jar of Greed")
    duel.b.set("Red Reboot")
    duel.a.activates("Jar of Greed")
    duel.b.activates("Red Reboot")
    assert duel.b.lp == 8000


@pytest.mark.ruling("RES-008")
def test_half_a_point_is_rounded_up() -> None:
    knight = "Cairngorgon, Antiluminescent Knight"
    duel = Scenario()
    monster(duel.a, knight)
    duel.a.hand("Shrink")
    duel.b.face_up("Mirror Wall").monsters("Mystical Elf").set("Waboku")
    duel.a.battle_phase()
    duel.a.activates("Shrink", knight)
    duel.all_pass()
    assert duel.a.card(knight).attack == 1225
    duel.a.attacks(knight, "Mystical Elf")
    assert duel.a.card(knight).attack == 613


@pytest.mark.ruling("RES-020", "COST-010")
def test_a_replaced_effect_is_still_that_of_its_activator() -> None:
    sleeper, lonefire = "Fairy Tail - Sleeper", "Lonefire Blossom"
    duel = Scenario(player="B")
    duel.a.monsters(sleeper, lonefire, "Gemini Elf").deck("Dandylion", "Wattkid")
    duel.b.hand("Pot of Greed").monsters("Vorse Raider")
    duel.b.activates("Pot of Greed")
    duel.a.activates(sleeper, lonefire)
    assert choices(duel, duel.b) == [sleeper, "Gemini Elf"]
    duel.b.picks("Gemini Elf")
    duel.all_pass()
    assert duel.b.hand_names == []
    assert duel.a.card("Gemini Elf").position == c.POS_FACEDOWN_DEFENSE
    assert duel.b.card("Vorse Raider").is_face_up()
    assert duel.place_of("Pot of Greed") == "GY"
    # Lonefire Blossom's own effect was neither activated nor applied by that Tribute
    assert activated(duel) == ["Pot of Greed", sleeper]
    assert duel.place_of(lonefire) == "GY"
    assert "Dandylion" not in duel.a.field_names
