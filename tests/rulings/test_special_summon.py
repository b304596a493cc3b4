"""Special Summons: zones, positions, procedures, limits, and Traps that Summon themselves (SS)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import Moved, Summoned
from tests.rulings.building import counters, main_zones, monster, put, zones_asked
from tests.rulings.summoning import FULL_FIELD, no_chain, only_in_own_main_phase, questions
from tests.scenario import Scenario

REBORN, CALL = "Monster Reborn", "Call of the Haunted"
CYBER, GUARDIAN, LUSTER = "Cyber Dragon", "Celtic Guardian", "Luster Dragon"
REDMD = "Red-Eyes Darkness Metal Dragon"
ENVOY = "Black Luster Soldier - Envoy of the Beginning"
GRAVE, EMPTINESS = "The Shallow Grave", "Vanity's Emptiness"
MIST = "Elemental HERO Shadow Mist"
QUICKDRAW = "Quickdraw Synchron"
GOLEM = "Lava Golem"
QUEEN = "Volcanic Queen"
VENNOMINAGA = "Vennominaga the Deity of Poisonous Snakes"


def cyber_alone() -> Scenario:
    """Player A may Special Summon Cyber Dragon by its own procedure."""
    duel = Scenario()
    duel.b.monsters(GUARDIAN)
    duel.a.hand(CYBER)
    return duel


def offered_to_b(duel: Scenario) -> set[str]:
    """Names of what player B may activate in the next window."""
    decision = duel.expect(1, (d.ChainResponse,))
    assert isinstance(decision, d.ChainResponse)
    return {duel.kernel.by_key(command.card.key).name for command in decision.commands}


@pytest.mark.ruling("SS-001")
def test_no_limit_on_their_number() -> None:
    duel = Scenario()
    duel.b.monsters("Vorse Raider")
    duel.a.hand(CYBER, REBORN, "Mystical Elf").set(CALL).graveyard(LUSTER, GUARDIAN)
    duel.a.special_summons(CYBER)
    duel.all_pass()
    duel.a.activates(REBORN, LUSTER)
    duel.all_pass()
    duel.a.activates(CALL)
    duel.all_pass()
    duel.a.summons("Mystical Elf")
    duel.all_pass()
    assert set(duel.a.names(c.LOCATION_MZONE)) == {CYBER, LUSTER, GUARDIAN, "Mystical Elf"}
    assert duel.turn == 3


@pytest.mark.ruling("SS-002")
def test_needs_a_free_main_monster_zone() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER, *FULL_FIELD).graveyard("Dark Magician").hand(REBORN)
    assert not duel.a.may_activate(REBORN)
    duel = Scenario()
    duel.a.monsters(*FULL_FIELD).graveyard("Dark Magician").hand(REBORN)
    assert duel.a.may_activate(REBORN)


@pytest.mark.ruling("SS-003")
def test_a_procedure_that_frees_a_zone() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER, *FULL_FIELD).hand(REDMD)
    duel.a.special_summons(REDMD)
    while not isinstance(duel.decision, d.IdleCommand):
        assert not isinstance(duel.decision, d.SelectPlace), "there is only one zone"
        assert duel._skip_one()
    assert duel.a.banished_names == [LUSTER]
    assert duel.a.card(REDMD).sequence == 0
    assert duel.a.card(REDMD).location == c.LOCATION_MZONE


@pytest.mark.ruling("SS-004")
def test_a_procedure_that_frees_no_zone() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER, *FULL_FIELD).hand(QUICKDRAW, GUARDIAN)
    assert not duel.a.may_special_summon(QUICKDRAW)
    duel = Scenario()
    duel.a.monsters(*FULL_FIELD).hand(QUICKDRAW, GUARDIAN)
    assert duel.a.may_special_summon(QUICKDRAW)


@pytest.mark.ruling("SS-005", "SS-017")
def test_any_free_main_monster_zone_of_its_player() -> None:
    duel = cyber_alone()
    duel.a.special_summons(CYBER)
    assert zones_asked(duel, duel.a) == main_zones(0, 1, 2, 3, 4)
    assert isinstance(duel.decision, d.SelectPlace)
    assert {d.place_of(key)[0] for key in duel.decision.places} == {0}, "only on player A's side"


@pytest.mark.ruling("SS-006")
def test_face_up_attack_or_defense_position() -> None:
    duel = cyber_alone()
    duel.a.special_summons(CYBER)
    asked = duel.expect(0, (d.SelectPosition,))
    assert isinstance(asked, d.SelectPosition)
    assert asked.positions == (c.POS_FACEUP_ATTACK, c.POS_FACEUP_DEFENSE)


@pytest.mark.ruling("SS-007")
def test_placed_face_down_is_a_special_summon_too() -> None:
    duel = Scenario()
    duel.b.face_up(EMPTINESS).graveyard(GUARDIAN)
    duel.a.graveyard("Mystical Elf").hand(GRAVE)
    assert not duel.a.may_activate(GRAVE)
    duel = Scenario()
    duel.b.graveyard(GUARDIAN)
    duel.a.graveyard("Mystical Elf").hand(GRAVE)
    duel.a.activates(GRAVE)
    duel.all_pass()
    for side, name in ((duel.a, "Mystical Elf"), (duel.b, GUARDIAN)):
        assert side.names(c.LOCATION_MZONE) == [name]
        assert side.card(name).position == c.POS_FACEDOWN_DEFENSE
        assert side.card(name).was_special_summoned()


@pytest.mark.ruling("SS-008")
def test_an_effect_that_names_face_down_defense_position() -> None:
    duel = Scenario()
    duel.a.monsters("Upstart Golden Ninja").hand("Trap Hole").deck("Ninja Grandmaster Sasuke")
    duel.a.activates("Upstart Golden Ninja")
    asked = duel.expect(0, (d.SelectPosition,))
    assert isinstance(asked, d.SelectPosition)
    assert asked.positions == (c.POS_FACEUP_DEFENSE, c.POS_FACEDOWN_DEFENSE)
    duel.a.takes_position(c.POS_FACEDOWN_DEFENSE)
    duel.all_pass()
    assert duel.a.card("Ninja Grandmaster Sasuke").position == c.POS_FACEDOWN_DEFENSE
    assert duel.a.graveyard_names == ["Trap Hole"]


@pytest.mark.ruling("SS-009")
def test_face_down_it_cannot_use_its_own_trigger() -> None:
    duel = Scenario()
    duel.a.graveyard(MIST).deck("Mask Change").hand(GRAVE)
    duel.b.graveyard(GUARDIAN)
    duel.a.activates(GRAVE)
    assert not duel.a.could_respond(MIST)
    duel.all_pass()
    assert duel.a.card(MIST).position == c.POS_FACEDOWN_DEFENSE
    assert duel.place_of("Mask Change") == "Deck"


@pytest.mark.ruling("SS-010")
def test_a_procedure_starts_no_chain() -> None:
    duel = cyber_alone()
    duel.b.set("Mystical Space Typhoon", "Solemn Judgment")
    duel.a.set("Trap Hole")
    duel.a.special_summons(CYBER)
    assert offered_to_b(duel) == {"Solemn Judgment"}
    assert not duel.happened(Summoned)
    duel.b.passes()
    assert "Mystical Space Typhoon" in offered_to_b(duel)
    assert "Solemn Judgment" not in offered_to_b(duel)
    assert len(duel.happened(Summoned)) == 1
    assert no_chain(duel)


@pytest.mark.ruling("SS-011")
def test_a_procedure_works_from_the_hand_in_the_own_main_phase() -> None:
    duel = Scenario()
    duel.a.graveyard(ENVOY, "Mystical Elf", "Vorse Raider")
    assert not duel.a.may_special_summon(ENVOY)
    duel = Scenario()
    duel.a.graveyard("Mystical Elf", "Vorse Raider").hand(ENVOY).set("Jar of Greed").monsters("Wattkid")
    assert duel.a.may_special_summon(ENVOY)
    only_in_own_main_phase(questions(duel, 3), d.ACT_SPSUMMON)


@pytest.mark.ruling("SS-012")
def test_what_a_procedure_moves_is_not_moved_by_an_effect() -> None:
    duel = Scenario()
    duel.a.hand(QUICKDRAW, "Shaddoll Squamata").deck("Shaddoll Beast")
    duel.a.special_summons(QUICKDRAW)
    assert duel.place_of("Shaddoll Squamata") == "GY"
    assert not duel.a.could_respond("Shaddoll Squamata")
    duel.all_pass()
    assert duel.place_of(QUICKDRAW) == "Monster Zone"
    assert duel.place_of("Shaddoll Beast") == "Deck"


@pytest.mark.ruling("SS-013")
def test_what_a_procedure_moves_misses_its_when_timing() -> None:
    fortress, returner = "Machina Fortress", "Jinzo - Returner"
    duel = Scenario()
    duel.a.hand(fortress, returner, CYBER).graveyard("Jinzo")
    duel.a.special_summons(fortress)
    duel.a.picks(returner)
    duel.a.picks(CYBER)
    assert {returner, CYBER} <= set(duel.a.graveyard_names)
    assert not duel.a.could_respond(returner)
    duel.all_pass()
    assert duel.place_of(fortress) == "Monster Zone"
    assert duel.place_of("Jinzo") == "GY"


@pytest.mark.ruling("SS-014")
def test_a_summon_by_effect_can_be_answered_after_it() -> None:
    duel = Scenario()
    duel.a.hand(REBORN).graveyard(LUSTER)
    duel.b.set("Bottomless Trap Hole")
    duel.a.activates(REBORN)
    duel.b.activates("Bottomless Trap Hole")
    duel.all_pass()
    assert duel.a.banished_names == [LUSTER]


@pytest.mark.ruling("SS-015")
def test_no_zone_left_at_resolution() -> None:
    duel = Scenario()
    duel.a.monsters(GUARDIAN, "Vorse Raider").graveyard(LUSTER).hand(REBORN)
    duel.b.set("Ojama Trio")
    duel.a.activates(REBORN)
    duel.b.activates("Ojama Trio")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE).count("Ojama Token") == 3
    assert duel.a.graveyard_names == [LUSTER, REBORN]


@pytest.mark.ruling("SS-016")
def test_no_zone_left_for_a_monster_in_the_hand() -> None:
    megalo = "Mermail Abyssmegalo"
    duel = Scenario()
    duel.a.monsters(GUARDIAN, "Vorse Raider").hand(megalo, "7 Colored Fish", "Space Mambo")
    duel.b.set("Ojama Trio")
    duel.a.activates(megalo)
    duel.b.activates("Ojama Trio")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE).count("Ojama Token") == 3
    assert sorted(duel.a.graveyard_names) == ["7 Colored Fish", megalo, "Space Mambo"]
    assert not duel.a.card(megalo).data.reason & c.REASON_EFFECT
    assert duel.a.card(megalo).data.reason & c.REASON_RULE


@pytest.mark.ruling("SS-018")
def test_to_the_opponents_field_for_the_opponents_monsters() -> None:
    duel = Scenario()
    duel.b.monsters(GUARDIAN, LUSTER)
    duel.a.hand(GOLEM, "Mystical Elf")
    assert duel.a.may_summon("Mystical Elf")
    duel.a.special_summons(GOLEM)
    duel.all_pass()
    assert sorted(duel.b.graveyard_names) == [GUARDIAN, LUSTER]
    assert duel.b.names(c.LOCATION_MZONE) == [GOLEM]
    assert no_chain(duel)
    assert not duel.a.may_summon("Mystical Elf")
    assert not duel.a.may_set("Mystical Elf")


@pytest.mark.ruling("SS-018")
def test_not_after_a_normal_summon() -> None:
    duel = Scenario()
    duel.b.monsters(GUARDIAN, LUSTER)
    duel.a.hand(GOLEM, "Mystical Elf")
    duel.a.summons("Mystical Elf")
    duel.all_pass()
    assert not duel.a.may_special_summon(GOLEM)


@pytest.mark.ruling("SS-019")
def test_a_procedure_alone_makes_no_special_summon_monster() -> None:
    duel = Scenario()
    duel.a.hand("Card Destruction", CYBER).deck_top(REBORN)
    duel.a.activates("Card Destruction")
    duel.all_pass()
    assert duel.place_of(CYBER) == "GY"
    duel.a.activates(REBORN)
    duel.all_pass()
    assert duel.place_of(CYBER) == "Monster Zone"
    duel = Scenario()
    duel.a.hand(CYBER).monsters(GUARDIAN)
    duel.a.summons(CYBER, (GUARDIAN,))
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [CYBER]


@pytest.mark.ruling("SS-020")
def test_a_special_summon_monster() -> None:
    duel = Scenario()
    duel.a.monsters(GUARDIAN).hand(QUEEN, REBORN).graveyard(QUEEN)
    assert not duel.a.may_summon(QUEEN)
    assert not duel.a.may_set(QUEEN)
    assert not duel.a.may_activate(REBORN)


@pytest.mark.ruling("SS-021")
def test_a_procedure_that_is_an_effect_can_be_negated() -> None:
    endymion, citadel = "Endymion, the Master Magician", "Magical Citadel of Endymion"
    duel = Scenario(player="B")
    duel.a.defending(endymion).face_up(citadel)
    counters(duel.a.card(citadel), c.COUNTER_SPELL, 6)
    duel.b.monsters("Revived King Ha Des")
    duel.b.battle_phase()
    duel.b.attacks("Revived King Ha Des", endymion)
    duel.all_pass()
    assert duel.place_of(endymion) == "GY"
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "A"
    assert not duel.a.may_special_summon(endymion)
    duel = Scenario()
    duel.a.graveyard(endymion).face_up(citadel)
    counters(duel.a.card(citadel), c.COUNTER_SPELL, 6)
    duel.b.monsters("Revived King Ha Des")
    duel.a.special_summons(endymion)
    duel.all_pass()
    assert duel.place_of(endymion) == "Monster Zone"
    assert duel.a.card(citadel).counters(c.COUNTER_SPELL) == 0


@pytest.mark.ruling("SS-022")
def test_a_summoning_condition_cannot_be_negated() -> None:
    lv8 = "Horus the Black Flame Dragon LV8"
    duel = Scenario()
    duel.b.face_up("Skill Drain")
    put(duel.a, lv8, c.LOCATION_GRAVE)  # properly Summoned before
    duel.a.hand(REBORN)
    assert not duel.a.may_activate(REBORN)


@pytest.mark.ruling("SS-023")
def test_a_spirit_that_only_comes_by_special_summon() -> None:
    yamato = "Yamato-no-Kami"
    duel = Scenario()
    duel.a.hand(yamato).monsters(GUARDIAN)
    put(duel.a, "Tsumuha-Kutsunagi the Lord of Swords", c.LOCATION_GRAVE)
    assert not duel.a.may_summon(yamato)
    assert not duel.a.may_set(yamato)
    duel.a.special_summons(yamato)
    duel.all_pass()
    assert duel.a.banished_names == ["Tsumuha-Kutsunagi the Lord of Swords"]
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert yamato in duel.a.hand_names, "back in the End Phase"


@pytest.mark.ruling("SS-024")
def test_special_summons_forbidden() -> None:
    duel = cyber_alone()
    duel.b.face_up(EMPTINESS)
    duel.a.hand(REBORN).graveyard(LUSTER)
    assert not duel.a.may_activate(REBORN)
    assert not duel.a.may_special_summon(CYBER)
    duel = cyber_alone()
    duel.a.hand(REBORN).graveyard(LUSTER)
    assert duel.a.may_activate(REBORN)
    assert duel.a.may_special_summon(CYBER)


@pytest.mark.ruling("SS-025")
@pytest.mark.parametrize("winda", [True, False])
def test_a_limit_binds_the_player_not_the_monster(winda: bool) -> None:
    duel = Scenario()
    if winda:
        monster(duel.b, "El Shaddoll Winda")
    duel.b.monsters(LUSTER)
    monster(duel.a, VENNOMINAGA)
    put(duel.a, "Spawn Alligator", c.LOCATION_GRAVE)
    duel.a.graveyard(GUARDIAN).hand(REBORN)
    duel.a.activates(REBORN, GUARDIAN)
    duel.all_pass()
    assert duel.a.card(VENNOMINAGA).attack == 500
    duel.a.battle_phase()
    duel.a.attacks(VENNOMINAGA, LUSTER)
    assert duel.a.could_respond(VENNOMINAGA) is not winda
    duel.all_pass()
    assert duel.a.lp == 6600
    assert duel.place_of(VENNOMINAGA) == "GY"


@pytest.mark.ruling("SS-026")
def test_once_per_turn_by_name_counts_every_way() -> None:
    elder = "Ritual Beast Tamer Elder"
    duel = Scenario()
    duel.a.graveyard(elder, elder).hand(REBORN).set(CALL)
    assert duel.a.may_activate(CALL)
    duel.a.activates(REBORN, elder)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [elder]
    assert not duel.a.may_activate(CALL)


@pytest.mark.ruling("SS-027")
def test_only_one_may_be_face_up_even_if_negated() -> None:
    apu = "Earthbound Immortal Ccapac Apu"
    duel = Scenario()
    duel.b.face_up("Skill Drain").monsters("Earthbound Immortal Aslla piscu")
    duel.a.face_up("Yami").monsters(GUARDIAN, LUSTER).hand(apu)
    assert not duel.a.may_summon(apu)
    duel.a.sets(apu, (GUARDIAN, LUSTER))
    duel.all_pass()
    assert duel.a.card(apu).position == c.POS_FACEDOWN_DEFENSE


@pytest.mark.ruling("SS-035")
def test_a_token_banished_for_a_procedure() -> None:
    duel = Scenario()
    duel.a.monsters(GUARDIAN).graveyard(LUSTER).hand("The Atmosphere", "Fiend's Sanctuary")
    duel.a.activates("Fiend's Sanctuary")
    duel.all_pass()
    duel.a.special_summons("The Atmosphere")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["The Atmosphere"]
    assert sorted(duel.a.banished_names) == [GUARDIAN, LUSTER]
    assert duel.place_of("Metal Fiend Token") == "nowhere"


@pytest.mark.ruling("SS-036")
def test_a_token_cannot_return_to_the_hand() -> None:
    duel = Scenario()
    monster(duel.a, "Fluff Token")
    monster(duel.a, "Fluff Token")
    duel.a.hand("Fallen Angel of Roses")
    assert not duel.a.may_special_summon("Fallen Angel of Roses")
    duel = Scenario()
    duel.a.hand("Fallen Angel of Roses").monsters("Dandylion")
    assert duel.a.may_special_summon("Fallen Angel of Roses"), "a Plant that is no Token does"


@pytest.mark.ruling("SS-037")
@pytest.mark.parametrize("tenth", ["Metal Fiend Token", "Summoned Skull"])
def test_a_token_cannot_be_shuffled_into_the_deck(tenth: str) -> None:
    tierra = "Tierra, Source of Destruction"
    duel = Scenario()
    duel.a.hand(tierra, LUSTER, GUARDIAN, "Mystical Elf", "Vorse Raider", "Wattkid", "Gene-Warped Warwolf")
    duel.a.set("Trap Hole", "Raigeki Break", "Solemn Judgment")
    monster(duel.a, tenth)
    assert duel.a.may_special_summon(tierra) == (tenth == "Summoned Skull")


@pytest.mark.ruling("SS-038")
def test_an_extra_deck_monster_cannot_return_to_the_hand() -> None:
    duel = Scenario()
    duel.a.monsters("Splendid Rose").hand("Fallen Angel of Roses")
    assert not duel.a.may_special_summon("Fallen Angel of Roses")


@pytest.mark.ruling("SS-039")
def test_a_trap_summoning_itself_is_no_monster_from_the_graveyard() -> None:
    veil = "The Phantom Knights of Shadow Veil"
    duel = Scenario()
    duel.b.face_up("Royal Prison").graveyard(veil)
    duel.a.monsters(LUSTER)
    duel.a.battle_phase()
    duel.a.attacks_directly(LUSTER)
    duel.b.activates(veil)
    duel.all_pass()
    knight = duel.b.card(veil)
    assert knight.location == c.LOCATION_MZONE
    assert knight.position == c.POS_FACEUP_DEFENSE
    assert (knight.attack, knight.defense) == (0, 300)


@pytest.mark.ruling("SS-040")
def test_a_trap_counts_as_summoned_from_elsewhere() -> None:
    gauntlets = "The Phantom Knights of Dark Gauntlets"
    duel = Scenario()
    duel.a.face_up("Ruins of the Divine Dragon Lords").monsters("Blue-Eyes White Dragon", LUSTER)
    duel.b.graveyard(gauntlets, "Phantom Knights' Fog Blade")
    duel.a.battle_phase()
    duel.a.attacks_directly(LUSTER)
    duel.b.activates(gauntlets)
    duel.all_pass()
    knight = duel.b.card(gauntlets)
    assert knight.location == c.LOCATION_MZONE
    assert knight.is_negated()
    assert knight.defense == 600
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon", LUSTER)
    duel.b.graveyard(gauntlets, "Phantom Knights' Fog Blade")
    duel.a.battle_phase()
    duel.a.attacks_directly(LUSTER)
    duel.b.activates(gauntlets)
    duel.all_pass()
    assert duel.b.card(gauntlets).defense == 900, "not negated without Ruins"


@pytest.mark.ruling("SS-041")
def test_what_answers_monsters_from_the_graveyard_cannot_answer_a_trap() -> None:
    belle, monarch = "Ghost Belle & Haunted Mansion", "The Prime Monarch"
    duel = Scenario()
    duel.a.graveyard(monarch, monarch)
    duel.b.hand(belle)
    duel.a.activates(monarch)
    assert not duel.b.could_respond(belle)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [monarch]
    duel = Scenario()
    duel.a.graveyard(LUSTER).hand(REBORN)
    duel.b.hand(belle)
    duel.a.activates(REBORN)
    assert duel.b.could_respond(belle)


@pytest.mark.ruling("SS-042")
def test_magical_hats_summons_no_monsters_from_the_deck() -> None:
    ash = "Ash Blossom & Joyous Spring"
    duel = Scenario()
    duel.b.monsters(GUARDIAN).set("Magical Hats").deck(REBORN, "Trap Hole")
    duel.a.monsters(LUSTER).hand(ash)
    duel.a.battle_phase()
    duel.b.activates("Magical Hats")
    assert not duel.a.could_respond(ash)
    duel.all_pass()
    assert len(duel.b.names(c.LOCATION_MZONE)) == 3
    other = Scenario(player="B")
    other.a.hand(ash)
    other.b.monsters("Lonefire Blossom").deck_top("Dandylion")
    other.b.activates("Lonefire Blossom")
    assert other.a.could_respond(ash)


@pytest.mark.ruling("SS-043")
def test_a_trap_that_summons_itself_needs_the_right_to() -> None:
    duel = Scenario()
    duel.b.face_up(EMPTINESS)
    duel.a.set("Embodiment of Apophis")
    assert not duel.a.may_activate("Embodiment of Apophis")
    duel = Scenario()
    duel.a.set("Embodiment of Apophis")
    assert duel.a.may_activate("Embodiment of Apophis")


@pytest.mark.ruling("SS-044")
def test_no_zone_for_a_change_of_control() -> None:
    natasha, golem = "Cyber Angel Natasha", "Ancient Gear Golem"
    duel = Scenario()
    duel.a.monsters(LUSTER).graveyard(natasha)
    put(duel.a, natasha, c.LOCATION_GRAVE)  # this one was properly Summoned before
    duel.b.monsters(golem).set("Ojama Trio")
    duel.a.activates(natasha)
    duel.b.activates("Ojama Trio")
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == [natasha, LUSTER, *["Ojama Token"] * 3]
    assert duel.a.banished_names == [natasha]
    assert golem in duel.b.graveyard_names
    reason = duel.b.card(golem).data.reason
    assert reason & c.REASON_DESTROY
    assert not reason & c.REASON_EFFECT


@pytest.mark.ruling("CTL-004")
def test_a_zone_taken_before_control_changes() -> None:
    natasha, golem, trap = "Cyber Angel Natasha", "Ancient Gear Golem", "Embodiment of Apophis"
    duel = Scenario()
    duel.a.monsters(LUSTER, "Vorse Raider", "Wattkid").set(trap)
    put(duel.a, natasha, c.LOCATION_GRAVE)  # properly Ritual Summoned before
    put(duel.a, "Cyber Angel Dakini", c.LOCATION_GRAVE)
    duel.b.monsters(golem)
    duel.a.activates(natasha)
    duel.a.activates(trap)
    duel.all_pass()
    assert {natasha, trap} <= set(duel.a.names(c.LOCATION_MZONE))
    assert duel.a.banished_names == ["Cyber Angel Dakini"]
    assert duel.b.graveyard_names == [golem]
    reason = duel.b.card(golem).data.reason
    assert reason & c.REASON_DESTROY
    assert not reason & c.REASON_EFFECT


@pytest.mark.ruling("SS-045")
def test_as_many_return_as_there_are_zones() -> None:
    duel = Scenario()
    duel.a.monsters(LUSTER, "Gene-Warped Warwolf", "Vorse Raider", "Mystical Elf")
    duel.a.set("Ojama Trio").hand("Owner's Seal")
    duel.a.activates("Ojama Trio")
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == ["Ojama Token"] * 3
    duel.a.activates("Owner's Seal")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE).count("Ojama Token") == 1
    assert duel.b.names(c.LOCATION_MZONE) == []
    assert duel.b.lp == 7400
    destroyed = [event for event in duel.happened(Moved) if event.reason & c.REASON_DESTROY]
    assert len(destroyed) == 2
