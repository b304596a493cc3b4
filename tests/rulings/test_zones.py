"""Zones: which there are, who may use them, what is in them (ZONE)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine import zones
from tests.rulings.building import (
    choices,
    main_zones,
    materials,
    monster,
    offered,
    put,
    zones_asked,
)
from tests.scenario import Scenario


@pytest.mark.ruling("ZONE-001")
def test_the_field_of_master_rule_3() -> None:
    kernel = Scenario(rules="mr3", turn=1).kernel
    for player in (0, 1):
        assert zones.free_main_monster_zones(kernel, player) == [0, 1, 2, 3, 4]
        assert zones.free_spell_zones(kernel, player) == [0, 1, 2, 3, 4]
        assert zones.free_pendulum_zones(kernel, player) == [6, 7]
        assert zones.free_extra_monster_zones(kernel, player) == []
        assert kernel.players[player].field_spell() is None
        assert len(kernel.state.szone[player]) == 8


@pytest.mark.ruling("ZONE-002")
@pytest.mark.parametrize("rules", ["mr4", "mr5"])
def test_the_field_of_the_new_master_rule(rules: str) -> None:
    duel = Scenario(rules=rules, turn=1)
    for player in (0, 1):
        assert zones.free_main_monster_zones(duel.kernel, player) == [0, 1, 2, 3, 4]
        assert zones.free_spell_zones(duel.kernel, player) == [0, 1, 2, 3, 4]
        assert zones.free_pendulum_zones(duel.kernel, player) == [0, 4]
        assert zones.free_extra_monster_zones(duel.kernel, player) == [5, 6]
    # Two in all: what one player uses, the other cannot; they lie above Main Monster Zones 2 and 4.
    monster(duel.a, "Gaia Knight, the Force of Earth", 5)
    monster(duel.b, "Gem-Knight Pearl", 5)
    duel.a.monster_in(1, "Gemini Elf").monster_in(3, "Vorse Raider").monster_in(2, "Luster Dragon")
    assert zones.free_extra_monster_zones(duel.kernel, 0) == []
    assert zones.free_extra_monster_zones(duel.kernel, 1) == []
    assert [each.name for each in duel.a.card("Gaia Knight, the Force of Earth").column()] == ["Gemini Elf"]
    assert [each.name for each in duel.b.card("Gem-Knight Pearl").column()] == ["Vorse Raider"]


@pytest.mark.ruling("ZONE-004")
def test_on_the_field_covers_both_fields() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").set("Jar of Greed").hand("Dark Hole", "Mystical Space Typhoon")
    duel.b.monsters("Gemini Elf").set("Mirror Force")
    twin = Scenario()
    twin.a.monsters("Gemini Elf").set("Jar of Greed").hand("Mystical Space Typhoon")
    twin.b.monsters("Gemini Elf").set("Mirror Force")
    twin.a.activates("Mystical Space Typhoon")
    assert choices(twin, twin.a) == ["Jar of Greed", "Mirror Force"]
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert "Gemini Elf" in duel.a.graveyard_names
    assert duel.b.graveyard_names == ["Gemini Elf"]


@pytest.mark.ruling("ZONE-005")
@pytest.mark.parametrize("rules", ["mr3", "mr5"])
def test_no_sixth_monster(rules: str) -> None:
    duel = Scenario(rules=rules)
    duel.a.monsters(*["Gemini Elf"] * 5).hand("Kuriboh")
    assert not duel.a.may_summon("Kuriboh")
    assert not duel.a.may_set("Kuriboh")
    four = Scenario(rules=rules)
    four.a.monsters(*["Gemini Elf"] * 4).hand("Kuriboh")
    assert four.a.may_summon("Kuriboh")
    assert four.a.may_set("Kuriboh")


@pytest.mark.ruling("ZONE-006")
def test_no_move_at_will() -> None:
    duel = Scenario()
    duel.a.monster_in(0, "Gemini Elf")
    assert sorted(offered(duel, duel.a)) == sorted(
        [(d.ACT_POSITION, "Gemini Elf"), (d.ACT_BATTLE_PHASE, ""), (d.ACT_END, "")]
    )


@pytest.mark.ruling("ZONE-007")
def test_any_free_zone_may_be_chosen() -> None:
    duel = Scenario()
    duel.a.hand("Gemini Elf").monster_in(0, "Vorse Raider").monster_in(3, "Luster Dragon")
    duel.a.summons("Gemini Elf")
    assert zones_asked(duel, duel.a) == main_zones(1, 2, 4)
    duel.a.places(4)
    duel.all_pass()
    assert duel.a.card("Gemini Elf").sequence == 4


@pytest.mark.ruling("ZONE-008")
def test_full_spell_and_trap_zones() -> None:
    duel = Scenario()
    duel.a.set(*["Mirror Force"] * 5).hand("Dian Keto the Cure Master", "Jar of Greed")
    for name in ("Dian Keto the Cure Master", "Jar of Greed"):
        assert not duel.a.may_activate(name)
        assert not duel.a.may_set(name)
    four = Scenario()
    four.a.set(*["Mirror Force"] * 4).hand("Dian Keto the Cure Master", "Jar of Greed")
    assert four.a.may_activate("Dian Keto the Cure Master")
    assert four.a.may_set("Jar of Greed")


@pytest.mark.ruling("ZONE-009")
def test_a_set_spell_is_activated_where_it_lies() -> None:
    duel = Scenario()
    duel.a.set(*["Mirror Force"] * 4, "Dian Keto the Cure Master")
    duel.a.activates("Dian Keto the Cure Master")
    duel.all_pass()
    assert duel.a.lp == 9000


@pytest.mark.ruling("ZONE-010")
def test_a_cost_makes_no_room_for_its_own_card() -> None:
    duel = Scenario()
    duel.a.face_up("Ultimate Offering").set(*["Mirror Force"] * 4).hand("Magic Planter")
    assert not duel.a.may_activate("Magic Planter")
    roomy = Scenario()
    roomy.a.face_up("Ultimate Offering").set(*["Mirror Force"] * 3).hand("Magic Planter")
    assert roomy.a.may_activate("Magic Planter")


@pytest.mark.ruling("ZONE-011")
def test_effects_in_the_graveyard_need_no_zone() -> None:
    duel = Scenario()
    duel.a.set(*["Mirror Force"] * 5).graveyard("Breakthrough Skill")
    duel.b.monsters("Goblin Zombie")
    duel.a.activates("Breakthrough Skill")
    duel.all_pass()
    assert duel.a.banished_names == ["Breakthrough Skill"]
    assert duel.b.card("Goblin Zombie").is_negated()


@pytest.mark.ruling("ZONE-012")
@pytest.mark.parametrize("way", ["activates", "sets"])
def test_a_field_spell_takes_the_field_zone_only(way: str) -> None:
    duel = Scenario()
    duel.a.set(*["Mirror Force"] * 5).hand("Umi")
    getattr(duel.a, way)("Umi")
    duel.all_pass()
    umi = duel.a.card("Umi")
    assert (umi.location, umi.sequence) == (c.LOCATION_SZONE, c.SEQ_FIELD_ZONE)
    assert umi.is_face_up() == (way == "activates")


def _attacked_by_gemini_elf(*spells: str, field: str = "") -> Scenario:
    duel = Scenario(player="B")
    duel.a.hand("Snow Plow Hustle Rustle").set(*spells)
    if field:
        duel.a.face_up(field)
    duel.b.monsters("Gemini Elf")
    duel.b.battle_phase()
    duel.b.attacks_directly("Gemini Elf")
    return duel


@pytest.mark.ruling("ZONE-013")
def test_the_field_zone_is_no_spell_and_trap_zone() -> None:
    duel = _attacked_by_gemini_elf(field="Umi")
    assert not duel.a.could_respond("Snow Plow Hustle Rustle")
    other = _attacked_by_gemini_elf("Mirror Force", field="Umi")
    assert other.a.could_respond("Snow Plow Hustle Rustle")


@pytest.mark.ruling("ZONE-015")
def test_spell_removal_reaches_the_field_zone() -> None:
    duel = Scenario()
    duel.a.hand("Mystical Space Typhoon", "Harpie's Feather Duster")
    duel.b.face_up("Umi")
    assert duel.a.may_activate("Mystical Space Typhoon")
    assert duel.a.may_activate("Harpie's Feather Duster")
    duel.a.activates("Harpie's Feather Duster")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Umi"]
    other = Scenario()
    other.a.hand("Mystical Space Typhoon")
    other.b.face_up("Umi")
    other.a.activates("Mystical Space Typhoon")
    other.all_pass()
    assert other.b.graveyard_names == ["Umi"]


@pytest.mark.ruling("ZONE-027")
@pytest.mark.parametrize("rules", ["mr4", "mr5"])
def test_from_the_graveyard_only_main_monster_zones(rules: str) -> None:
    duel = Scenario(rules=rules)
    duel.a.hand("Monster Reborn", "Gemini Elf")
    put(duel.a, "Stardust Dragon", c.LOCATION_GRAVE)
    duel.a.activates("Monster Reborn")
    duel.a.places(0)
    assert zones_asked(duel, duel.a) == main_zones(0, 1, 2, 3, 4)
    duel.a.places(2)
    duel.a.summons("Gemini Elf")
    assert zones_asked(duel, duel.a) == main_zones(0, 1, 3, 4)


@pytest.mark.ruling("ZONE-030")
@pytest.mark.parametrize("zone", [5, 6])
def test_extra_monster_zones_are_adjacent_to_nothing(zone: int) -> None:
    duel = Scenario(rules="mr4")
    dragon = monster(duel.a, "Proxy Dragon", zone)  # arrows to the left and to the right
    assert dragon.facts.markers == c.LINK_LEFT | c.LINK_RIGHT
    for number in range(5):
        monster(duel.a, "Gemini Elf", number)
        monster(duel.b, "Gemini Elf", number)
    monster(duel.a, "Gaia Knight, the Force of Earth", 11 - zone)
    assert duel.a.card("Proxy Dragon").points_to() == []


@pytest.mark.ruling("ZONE-032")
@pytest.mark.parametrize(("neighbour", "number"), [("Proxy Dragon", 2), ("Elphase", 1)])
def test_only_mutual_arrows_make_a_co_link(neighbour: str, number: int) -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, "Link Spider", 5)
    monster(duel.a, "Tri-Gate Wizard", 1)
    monster(duel.a, neighbour, 2)
    wizard = duel.a.card("Tri-Gate Wizard")
    assert len(wizard.co_linked()) == number
    assert len(wizard.points_to()) == 2


@pytest.mark.ruling("ZONE-035")
def test_a_closed_zone_takes_no_card() -> None:
    duel = Scenario()
    duel.a.hand("Ground Collapse", "Gemini Elf")
    duel.a.activates("Ground Collapse")
    duel.a.places(0)  # its own Spell & Trap Zone
    decision = duel.expect(0, (d.SelectPlace,))
    assert isinstance(decision, d.SelectPlace)
    assert len(decision.places) == 10
    duel.respond(decision.places[:2])
    duel.a.summons("Gemini Elf")
    assert zones_asked(duel, duel.a) == main_zones(2, 3, 4)
    duel.a.places(2)
    duel.all_pass()
    assert duel.a.card("Gemini Elf").sequence == 2


def test_closed_zones_open_when_the_card_leaves() -> None:
    duel = Scenario()
    duel.a.hand("Ground Collapse", "Gemini Elf", "Mystical Space Typhoon")
    duel.a.activates("Ground Collapse")
    duel.a.places(0)
    decision = duel.expect(0, (d.SelectPlace,))
    assert isinstance(decision, d.SelectPlace)
    duel.respond(decision.places[:2])
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of("Ground Collapse") == "GY"
    duel.a.summons("Gemini Elf")
    assert zones_asked(duel, duel.a) == main_zones(0, 1, 2, 3, 4)


@pytest.mark.ruling("ZONE-016")
def test_pendulum_zones_of_master_rule_3_are_no_spell_and_trap_zones() -> None:
    duel = Scenario(rules="mr3", player="B")
    put(duel.a, "Flash Knight", c.LOCATION_SZONE, 6)
    duel.a.hand("Snow Plow Hustle Rustle").graveyard("Treeborn Frog")
    duel.b.monsters("Gemini Elf")
    assert duel.a.card("Flash Knight").is_spell()
    duel.b.battle_phase()
    duel.b.attacks_directly("Gemini Elf")
    assert not duel.a.could_respond("Snow Plow Hustle Rustle")
    duel.all_pass()
    duel.b.ends_turn()
    assert not duel.a.could_respond("Treeborn Frog")
    duel.all_pass()
    assert (duel.turn_player, duel.phase) == ("A", c.PHASE_MAIN1)
    assert duel.place_of("Treeborn Frog") == "GY"
    other = Scenario(rules="mr3", player="B")
    other.a.graveyard("Treeborn Frog")
    other.b.ends_turn()
    assert other.a.could_respond("Treeborn Frog")


@pytest.mark.ruling("ZONE-018")
def test_pendulum_zones_of_master_rule_3_are_zones_of_their_own() -> None:
    duel = Scenario(rules="mr3")
    duel.a.set(*["Mirror Force"] * 5).hand("Flash Knight", "Dragon Horn Hunter")
    for name in ("Flash Knight", "Dragon Horn Hunter"):
        duel.a.activates(name)
        duel.all_pass()
    row = duel.kernel.state.szone[0]
    assert sorted(duel.kernel.card(uid).name for uid in row[6:8]) == ["Dragon Horn Hunter", "Flash Knight"]
    assert len(duel.a.names(c.LOCATION_SZONE)) == 7


@pytest.mark.ruling("ZONE-019")
@pytest.mark.parametrize("rules", ["mr4", "mr5"])
def test_pendulum_cards_use_spell_and_trap_zones(rules: str) -> None:
    duel = Scenario(rules=rules)
    put(duel.a, "Flash Knight", c.LOCATION_SZONE, 0)
    put(duel.a, "Dragon Horn Hunter", c.LOCATION_SZONE, 4)
    duel.a.set(*["Mirror Force"] * 3).hand("Jar of Greed")
    assert not duel.a.may_set("Jar of Greed")
    two = Scenario(rules=rules)
    put(two.a, "Flash Knight", c.LOCATION_SZONE, 0)
    put(two.a, "Dragon Horn Hunter", c.LOCATION_SZONE, 4)
    two.a.set(*["Mirror Force"] * 2).hand("Jar of Greed")
    assert two.a.may_set("Jar of Greed")


@pytest.mark.ruling("ZONE-020")
@pytest.mark.parametrize("rules", ["mr4", "mr5"])
def test_an_end_zone_with_another_card_takes_no_pendulum_card(rules: str) -> None:
    duel = Scenario(rules=rules)
    duel.a.set("Jar of Greed").hand("Dragon Horn Hunter", "Mirror Force")
    put(duel.a, "Flash Knight", c.LOCATION_SZONE, 4)
    assert not duel.a.may_activate("Dragon Horn Hunter")
    assert duel.a.may_set("Mirror Force")
    free = Scenario(rules=rules)
    free.a.hand("Dragon Horn Hunter")
    put(free.a, "Flash Knight", c.LOCATION_SZONE, 4)
    assert free.a.may_activate("Dragon Horn Hunter")


GAIA = "Gaia Knight, the Force of Earth"


def synchro_zones(duel: Scenario) -> list[tuple[int, int]]:
    """Zones offered for Gaia Knight, Synchro Summoned with the two Level 3 monsters."""
    duel.a.extra(GAIA)
    duel.a.special_summons(GAIA)
    duel.a.picks("Genex Controller", "Giant Soldier of Stone")
    if isinstance(duel.decision, d.SelectPlace):
        return zones_asked(duel, duel.a)
    duel.all_pass()
    gaias = [each for each in duel.kernel.cards_in(0, c.LOCATION_MZONE) if each.name == GAIA]
    card = max(gaias, key=lambda each: each.uid)
    return [(card.location, card.sequence)]


@pytest.mark.ruling("ZONE-022")
def test_extra_deck_monsters_of_master_rule_3_take_any_zone() -> None:
    duel = Scenario(rules="mr3")
    duel.a.monsters("Genex Controller", "Giant Soldier of Stone")
    assert synchro_zones(duel) == main_zones(0, 1, 2, 3, 4)


@pytest.mark.ruling("ZONE-023")
def test_without_a_link_monster_only_the_extra_monster_zones() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monsters("Genex Controller", "Giant Soldier of Stone")
    assert synchro_zones(duel) == main_zones(5, 6)


@pytest.mark.ruling("ZONE-024")
def test_the_second_extra_monster_zone_is_closed() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, GAIA, 5)
    duel.a.monsters("Genex Controller", "Giant Soldier of Stone").extra(GAIA)
    assert not duel.a.may_special_summon(GAIA)


@pytest.mark.ruling("ZONE-025")
def test_a_linked_zone_takes_an_extra_deck_monster() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, "Link Spider", 5)
    duel.a.monster_in(3, "Genex Controller").monster_in(4, "Giant Soldier of Stone")
    assert synchro_zones(duel) == main_zones(1)


@pytest.mark.ruling("ZONE-026")
def test_an_arrow_of_the_opponent_opens_a_zone_too() -> None:
    duel = Scenario(rules="mr4")
    # The zone above A's Main Monster Zone 2 is B's right one.
    monster(duel.b, "Decode Talker", 6)
    monster(duel.a, GAIA, 6)
    duel.a.monster_in(3, "Genex Controller").monster_in(4, "Giant Soldier of Stone")
    assert synchro_zones(duel) == main_zones(1)


@pytest.mark.ruling("ZONE-028")
def test_pendulum_summons_from_hand_and_extra_deck() -> None:
    duel = Scenario(rules="mr4")
    put(duel.a, "Foucault's Cannon", c.LOCATION_SZONE, 0)
    put(duel.a, "Flash Knight", c.LOCATION_SZONE, 4)
    duel.a.hand("Gemini Elf")
    for _ in range(2):
        put(duel.a, "Dragon Horn Hunter", c.LOCATION_EXTRA)
    scale = "Foucault's Cannon"
    assert duel.a.may_special_summon(scale)
    duel.a.special_summons(scale)
    assert choices(duel, duel.a) == ["Dragon Horn Hunter", "Dragon Horn Hunter", "Gemini Elf"]
    decision = duel.expect(0, (d.SelectUnselect,))
    assert isinstance(decision, d.SelectUnselect)
    hunter = next(ref for ref in decision.selectable if duel.is_named(ref, "Dragon Horn Hunter"))
    duel.respond((hunter.key,))
    assert choices(duel, duel.a) == ["Gemini Elf"]  # no zone for a second one
    decision = duel.expect(0, (d.SelectUnselect,))
    assert isinstance(decision, d.SelectUnselect)
    duel.respond((decision.selectable[0].key,))
    asked = zones_asked(duel, duel.a)
    assert asked == main_zones(5, 6)
    duel.a.places(5)
    duel.respond((c.POS_FACEUP_ATTACK,))
    assert zones_asked(duel, duel.a) == main_zones(0, 1, 2, 3, 4)


@pytest.mark.ruling("ZONE-031")
def test_a_link_monster_counts_monsters_of_both_players() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, "Decode Talker", 5)
    duel.a.monster_in(0, "Gemini Elf")
    duel.b.monster_in(3, "Vorse Raider")  # straight above A's left Extra Monster Zone
    assert duel.a.card("Decode Talker").attack == 3300
    duel.b.monster_in(2, "Vorse Raider")
    assert duel.a.card("Decode Talker").attack == 3300


def _link_chain(*, complete: bool) -> Scenario:
    duel = Scenario(rules="mr4")
    monster(duel.a, "Link Spider", 5)
    monster(duel.a, "Elphase", 1)
    monster(duel.a, "Proxy Dragon", 2)
    if complete:
        monster(duel.a, "Link Bumper", 3)
    duel.a.monster_in(0, "Gemini Elf").extra("Link Spider")
    duel.a.special_summons("Link Spider")
    if not isinstance(duel.decision, d.SelectPlace) and duel.place_of("Gemini Elf") == "Monster Zone":
        duel.a.picks("Gemini Elf")
    return duel


def _second_spider(duel: Scenario) -> list[tuple[int, int]]:
    """Zones offered, or the one it went to unasked."""
    if isinstance(duel.decision, d.SelectPlace):
        return zones_asked(duel, duel.a)
    duel.all_pass()
    spiders = [each for each in duel.kernel.cards_in(0, c.LOCATION_MZONE) if each.name == "Link Spider"]
    return [(each.location, each.sequence) for each in spiders if each.sequence != 5]


@pytest.mark.ruling("ZONE-033")
def test_an_extra_link_opens_the_other_extra_monster_zone() -> None:
    duel = _link_chain(complete=True)
    offered_zones = _second_spider(duel)
    assert (c.LOCATION_MZONE, 6) in offered_zones
    if len(offered_zones) > 1:
        duel.a.places(6)
        duel.all_pass()
    links = duel.kernel.cards_in(0, c.LOCATION_MZONE)
    assert len(links) == 5
    assert all(each.co_linked() for each in links)
    assert zones.free_extra_monster_zones(duel.kernel, 1) == []


@pytest.mark.ruling("ZONE-034")
def test_an_incomplete_chain_opens_nothing() -> None:
    assert _second_spider(_link_chain(complete=False)) == main_zones(3)


@pytest.mark.ruling("ZONE-037")
def test_spells_in_monster_zones_are_monsters() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Gemini Elf").set("Magical Hats")
    duel.a.deck_top("Dian Keto the Cure Master", "Dark Hole")
    duel.b.monsters("Vorse Raider").hand("Mystical Space Typhoon").set("Mirror Force")
    duel.b.battle_phase()
    duel.b.attacks("Vorse Raider", "Gemini Elf")
    duel.a.activates("Magical Hats")
    while not duel.kernel.cards_in(0, c.LOCATION_MZONE)[0].is_face_down():
        decision = duel.decision
        if isinstance(decision, d.SelectCards):
            duel.a.picks("Dian Keto the Cure Master", "Dark Hole")
        else:
            assert duel._skip_one(), duel.told("unexpected")
    hidden = duel.kernel.cards_in(0, c.LOCATION_MZONE)
    assert len(hidden) == 3
    hats = [each for each in hidden if each.name != "Gemini Elf"]
    assert all(each.is_monster() and not each.is_spell() for each in hats)
    while not isinstance(duel.decision, (d.AttackTarget, d.BattleCommand)):
        duel._skip_one()
    hat = next(each for each in hats)
    if isinstance(duel.decision, d.AttackTarget):  # the replay: three monsters instead of one
        key = next(ref.key for ref in duel.decision.targets if duel.kernel.by_key(ref.key) is hat)
        duel.respond((key,))
    duel.all_pass()
    assert hat.location == c.LOCATION_GRAVE
    assert hat.data.reason & c.REASON_BATTLE
    assert duel.b.lp == 8000


@pytest.mark.ruling("ZONE-038")
@pytest.mark.parametrize("removal", ["Dark Hole", "Harpie's Feather Duster"])
def test_a_monster_in_a_spell_and_trap_zone_is_a_spell(removal: str) -> None:
    duel = Scenario()
    monster(duel.a, "Relinquished", 0)
    duel.b.monsters("Gemini Elf").hand(removal)
    duel.a.activates("Relinquished")
    duel.all_pass()
    elf = duel.find("Gemini Elf")
    assert (elf.location, elf.data.controller) == (c.LOCATION_SZONE, 0)
    assert elf.is_spell()
    assert not elf.is_monster()
    assert duel.a.card("Relinquished").attack == 1900
    duel.a.ends_turn()
    duel.b.activates(removal)
    duel.all_pass()
    assert sorted(duel.b.graveyard_names) == sorted(["Gemini Elf", removal])
    if removal == "Dark Hole":
        assert duel.place_of("Relinquished") == "GY"
        assert duel.find("Gemini Elf").data.reason & c.REASON_RULE
        assert not duel.find("Gemini Elf").data.reason & c.REASON_EFFECT
    else:
        assert duel.find("Gemini Elf").data.reason & c.REASON_EFFECT
        assert duel.a.card("Relinquished").location == c.LOCATION_MZONE
        assert duel.a.card("Relinquished").attack == 0


@pytest.mark.ruling("ZONE-003")
def test_what_is_on_the_field() -> None:
    duel = Scenario()
    duel.a.set("Secret Barrel")
    pearl = monster(duel.b, "Gem-Knight Pearl", 0)
    materials(duel.b, pearl, "Gemini Elf", "Vorse Raider")
    put(duel.b, "Flash Knight", c.LOCATION_SZONE, 0)
    put(duel.b, "Flash Knight", c.LOCATION_SZONE, 4)
    duel.b.set("Mirror Force").face_up("Umi").hand("Kuriboh", "Kuriboh").graveyard("Dark Hole")
    duel.a.activates("Secret Barrel")
    duel.all_pass()
    assert duel.b.lp == 8000 - 1400


def _ojama_king() -> Scenario:
    duel = Scenario(rules="mr4")
    duel.a.hand("Monster Reborn")
    put(duel.a, "Ojama King", c.LOCATION_GRAVE)
    duel.a.activates("Monster Reborn")
    return duel


@pytest.mark.ruling("ZONE-029")
def test_an_empty_extra_monster_zone_belongs_to_nobody() -> None:
    duel = _ojama_king()
    duel.a.chooses(3)
    decision = duel.expect(0, (d.SelectPlace,))
    assert isinstance(decision, d.SelectPlace)
    asked = [d.place_of(key) for key in decision.places]
    assert asked == [(1, c.LOCATION_MZONE, number) for number in range(5)]


@pytest.mark.ruling("ZONE-036")
def test_closed_zones_count_against_the_number_of_monsters() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn")
    put(duel.a, "Ojama King", c.LOCATION_GRAVE)
    duel.b.monsters("Gemini Elf", "Gemini Elf").hand("Kuriboh")
    duel.a.activates("Monster Reborn")
    duel.a.chooses(3)
    duel.all_pass()
    duel.a.ends_turn()
    assert not duel.b.may_summon("Kuriboh")
    assert not duel.b.may_set("Kuriboh")
    assert zones.free_main_monster_zones(duel.kernel, 1) == []
    two = Scenario()
    two.a.hand("Monster Reborn")
    put(two.a, "Ojama King", c.LOCATION_GRAVE)
    two.b.monsters("Gemini Elf", "Gemini Elf").hand("Kuriboh")
    two.a.activates("Monster Reborn")
    two.a.chooses(2)
    two.all_pass()
    two.a.ends_turn()
    assert two.b.may_summon("Kuriboh")
