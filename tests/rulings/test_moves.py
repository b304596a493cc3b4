"""Moving cards between places (MOVE)."""

import pytest

from app.engine import constants as c
from app.engine.events import Shuffled
from tests.rulings.building import FACE_DOWN, monster, put
from tests.scenario import Scenario, Side

FLASH = "Flash Knight"


def flash_in_hand(side: Side) -> None:
    put(side, FLASH, c.LOCATION_HAND, position=FACE_DOWN)


def face_up_in_extra(side: Side) -> list[str]:
    cards = side.scenario.kernel.cards_in(side.index, c.LOCATION_EXTRA)
    return [card.name for card in cards if card.is_face_up()]


@pytest.mark.ruling("MOVE-001")
@pytest.mark.parametrize("trap", ["Raigeki Break", "Compulsory Evacuation Device"])
def test_a_card_goes_to_its_owners_place(trap: str) -> None:
    duel = Scenario()
    duel.a.hand("Change of Heart").monsters("Luster Dragon")
    duel.b.monsters("Gemini Elf").set(trap).hand("Kuriboh")
    duel.a.activates("Change of Heart")
    duel.all_pass()
    assert "Gemini Elf" in duel.a.field_names
    duel.a.changes_position("Luster Dragon")
    duel.b.activates(trap, "Gemini Elf")
    duel.all_pass()
    if trap == "Raigeki Break":
        assert "Gemini Elf" in duel.b.graveyard_names
    else:
        assert "Gemini Elf" in duel.b.hand_names
    assert "Gemini Elf" not in duel.a.graveyard_names + duel.a.hand_names + duel.a.field_names


@pytest.mark.ruling("MOVE-002")
def test_top_of_the_deck_without_a_shuffle_and_shuffled_in() -> None:
    duel = Scenario()
    duel.a.set("Phoenix Wing Wind Blast").hand("Kuriboh")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Phoenix Wing Wind Blast")
    duel.all_pass()
    assert duel.b.names(c.LOCATION_DECK)[-1] == "Gemini Elf"
    assert [each for each in duel.happened(Shuffled) if each.player == 1] == []
    other = Scenario()
    other.a.set("Trap Dustshoot")
    other.b.hand("Gemini Elf", "Jar of Greed", "Mirror Force", "Dark Hole")
    other.a.activates("Trap Dustshoot")
    other.all_pass()
    assert "Gemini Elf" in other.b.names(c.LOCATION_DECK)
    shuffled = [each for each in other.happened(Shuffled) if each.player == 1]
    assert [each.location for each in shuffled] == [c.LOCATION_DECK]


@pytest.mark.ruling("MOVE-003")
def test_a_returned_card_is_hidden() -> None:
    duel = Scenario()
    duel.a.set("Phoenix Wing Wind Blast").hand("Kuriboh")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Phoenix Wing Wind Blast")
    duel.all_pass()
    top = duel.b.card("Gemini Elf", c.LOCATION_DECK)
    assert top.is_face_down()
    for player in (0, 1):
        assert not duel.kernel.can_see(player, top)
        side = duel.duel.view(player).sides[1]
        assert side.deck_count == duel.b.deck_count
        seen = [*side.hand, *side.graveyard, *side.banished, *side.extra, *side.monsters, *side.spells]
        assert all(each is None or each.code != top.code for each in seen)


@pytest.mark.ruling("MOVE-004")
def test_an_extra_deck_monster_does_not_return_to_the_hand() -> None:
    duel = Scenario()
    monster(duel.b, "Gaia Knight, the Force of Earth", 5)
    duel.a.set("Compulsory Evacuation Device")
    duel.a.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert duel.b.names(c.LOCATION_EXTRA) == ["Gaia Knight, the Force of Earth"]
    assert duel.b.card("Gaia Knight, the Force of Earth").is_face_down()
    assert duel.b.hand_names == []


@pytest.mark.ruling("MOVE-005")
def test_nor_to_the_deck() -> None:
    duel = Scenario()
    four = ["Gemini Elf", "Vorse Raider", "Luster Dragon", "Summoned Skull"]
    duel.a.hand("Pot of Avarice").graveyard(*four)
    put(duel.a, "Gaia Knight, the Force of Earth", c.LOCATION_GRAVE)
    before = duel.a.deck_count
    duel.a.activates("Pot of Avarice")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_EXTRA) == ["Gaia Knight, the Force of Earth"]
    assert duel.a.graveyard_names == ["Pot of Avarice"]
    assert len(duel.a.hand_names) == 2
    assert duel.a.deck_count == before + 4 - 2


@pytest.mark.ruling("MOVE-006")
def test_an_extra_deck_monster_is_no_cost_that_returns_to_the_hand() -> None:
    duel = Scenario()
    monster(duel.a, "Gaia Knight, the Force of Earth", 5)
    duel.a.graveyard("Blackwing - Zephyros the Elite")
    assert not duel.a.may_activate("Blackwing - Zephyros the Elite")
    other = Scenario()
    other.a.monsters("Gemini Elf").graveyard("Blackwing - Zephyros the Elite")
    assert other.a.may_activate("Blackwing - Zephyros the Elite")


@pytest.mark.ruling("MOVE-008")
def test_a_face_down_pendulum_monster_goes_to_the_extra_deck_face_up() -> None:
    duel = Scenario(player="B")
    monster(duel.a, FLASH, 0, FACE_DOWN)
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert face_up_in_extra(duel.a) == [FLASH]
    assert duel.a.graveyard_names == []


@pytest.mark.ruling("MOVE-009")
def test_a_tributed_pendulum_monster_goes_to_the_extra_deck() -> None:
    duel = Scenario()
    monster(duel.a, FLASH)
    duel.a.hand("Summoned Skull")
    duel.a.summons("Summoned Skull", [FLASH])
    duel.all_pass()
    assert face_up_in_extra(duel.a) == [FLASH]
    assert duel.a.graveyard_names == []


@pytest.mark.ruling("MOVE-010")
def test_a_pendulum_monster_from_deck_or_hand_goes_to_the_graveyard() -> None:
    duel = Scenario()
    put(duel.a, FLASH, c.LOCATION_DECK, position=FACE_DOWN)
    duel.a.hand("Foolish Burial")
    duel.a.activates("Foolish Burial")
    duel.a.picks(FLASH)
    duel.all_pass()
    assert FLASH in duel.a.graveyard_names
    other = Scenario()
    flash_in_hand(other.a)
    other.a.hand("Card Destruction")
    other.b.hand("Gemini Elf")
    other.a.activates("Card Destruction")
    other.all_pass()
    assert FLASH in other.a.graveyard_names


@pytest.mark.ruling("MOVE-011")
def test_a_pendulum_monster_whose_summon_is_negated_goes_to_the_graveyard() -> None:
    duel = Scenario()
    flash_in_hand(duel.a)
    duel.b.set("Solemn Judgment")
    duel.a.summons(FLASH)
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.a.graveyard_names == [FLASH]
    assert duel.a.names(c.LOCATION_EXTRA) == []


@pytest.mark.ruling("MOVE-012")
def test_a_pendulum_card_is_no_monster_that_would_be_banished() -> None:
    duel = Scenario()
    put(duel.a, FLASH, c.LOCATION_SZONE, 0)
    duel.a.hand("Mystical Space Typhoon")
    duel.b.face_up("Dimensional Fissure")
    duel.a.activates("Mystical Space Typhoon")
    duel.a.places(1)
    duel.a.picks(FLASH)
    duel.all_pass()
    assert face_up_in_extra(duel.a) == [FLASH]


@pytest.mark.ruling("MOVE-013")
def test_a_pendulum_monster_is_banished_and_any_card_by_macro_cosmos() -> None:
    duel = Scenario(player="B")
    monster(duel.a, FLASH)
    duel.b.face_up("Dimensional Fissure").hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert duel.a.banished_names == [FLASH]
    assert duel.a.card(FLASH).is_face_up()
    other = Scenario()
    put(other.a, FLASH, c.LOCATION_SZONE, 0)
    other.a.hand("Mystical Space Typhoon")
    other.b.face_up("Macro Cosmos")
    other.a.activates("Mystical Space Typhoon")
    other.a.places(1)
    other.a.picks(FLASH)
    other.all_pass()
    assert FLASH in other.a.banished_names
    assert other.a.names(c.LOCATION_EXTRA) == []


@pytest.mark.ruling("MOVE-015")
def test_a_pendulum_monster_on_the_field_is_no_cost_to_the_graveyard() -> None:
    duel = Scenario()
    monster(duel.a, FLASH)
    duel.a.hand("White Elephant's Gift")
    assert duel.a.card(FLASH).is_normal_monster()
    assert not duel.a.may_activate("White Elephant's Gift")
    other = Scenario()
    other.a.monsters("Gemini Elf").hand("White Elephant's Gift")
    assert other.a.may_activate("White Elephant's Gift")


@pytest.mark.ruling("MOVE-016")
def test_a_pendulum_monster_returns_to_the_hand() -> None:
    duel = Scenario()
    monster(duel.a, FLASH)
    duel.a.set("Compulsory Evacuation Device")
    duel.a.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert duel.a.hand_names == [FLASH]


@pytest.mark.ruling("MOVE-017")
def test_a_tribute_is_no_destruction() -> None:
    duel = Scenario()
    duel.a.monsters("Fire King High Avatar Garunix").hand("Enemy Controller")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Enemy Controller", effect=1)
    duel.all_pass()
    duel.a.ends_turn()
    duel.all_pass()
    assert (duel.turn_player, duel.phase) == ("B", c.PHASE_MAIN1)
    assert duel.place_of("Fire King High Avatar Garunix") == "GY"


def test_garunix_rises_after_a_destruction_by_effect() -> None:
    duel = Scenario()
    duel.a.monsters("Fire King High Avatar Garunix").hand("Dark Hole")
    duel.b.hand("Gemini Elf")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.field_names == ["Fire King High Avatar Garunix"]


@pytest.mark.ruling("MOVE-020")
def test_a_tribute_is_banished_by_macro_cosmos() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").hand("Summoned Skull")
    duel.b.face_up("Macro Cosmos")
    duel.a.summons("Summoned Skull", ["Gemini Elf"])
    duel.all_pass()
    assert duel.a.field_names == ["Summoned Skull"]
    assert duel.a.banished_names == ["Gemini Elf"]


@pytest.mark.ruling("MOVE-021")
def test_no_tribute_of_any_kind_under_mask_of_restrict() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").hand("Summoned Skull", "Enemy Controller")
    duel.b.face_up("Mask of Restrict").monsters("Vorse Raider")
    assert not duel.a.may_summon("Summoned Skull")
    assert not duel.a.may_set("Summoned Skull")
    commands = getattr(duel.decision, "commands", ())
    effects = {x.effect for x in commands if duel.is_named(x.card, "Enemy Controller") and x.kind == 7}
    assert effects == {0}


@pytest.mark.ruling("MOVE-022")
def test_sent_from_the_hand_is_not_discarded() -> None:
    duel = Scenario()
    duel.a.hand("One for One", "Fabled Krus").graveyard("The Fabled Cerburrel").deck_top("Kuriboh")
    duel.a.activates("One for One")
    duel.a.picks("Kuriboh")
    duel.all_pass()
    assert "Fabled Krus" in duel.a.graveyard_names
    assert "The Fabled Cerburrel" in duel.a.graveyard_names
    assert duel.a.names(c.LOCATION_MZONE) == ["Kuriboh"]


def test_a_discarded_fabled_krus_triggers() -> None:
    duel = Scenario()
    duel.a.set("Raigeki Break").hand("Fabled Krus").graveyard("The Fabled Cerburrel")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Raigeki Break")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["The Fabled Cerburrel"]


@pytest.mark.ruling("MOVE-024")
@pytest.mark.parametrize("cosmos", [True, False])
def test_a_discard_to_the_graveyard_needs_the_graveyard(cosmos: bool) -> None:
    duel = Scenario()
    duel.a.hand("D.D. Crow")
    duel.b.graveyard("Kuriboh")
    if cosmos:
        duel.b.face_up("Macro Cosmos")
    assert duel.a.may_activate("D.D. Crow") != cosmos


@pytest.mark.ruling("MOVE-028")
@pytest.mark.parametrize("by", ["battle", "effect"])
def test_three_kinds_of_destruction(by: str) -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Gemini Elf").equipped("Axe of Despair", "Gemini Elf")
    duel.b.monsters("Blue-Eyes White Dragon").hand("Dark Hole")
    if by == "battle":
        duel.b.battle_phase()
        duel.b.attacks("Blue-Eyes White Dragon", "Gemini Elf")
    else:
        duel.b.activates("Dark Hole")
    duel.all_pass()
    elf, axe = duel.find("Gemini Elf").data.reason, duel.find("Axe of Despair").data.reason
    assert duel.place_of("Gemini Elf") == duel.place_of("Axe of Despair") == "GY"
    kinds = c.REASON_BATTLE | c.REASON_EFFECT | c.REASON_RULE
    assert elf & kinds == (c.REASON_BATTLE if by == "battle" else c.REASON_EFFECT)
    assert axe & kinds == c.REASON_RULE
    assert elf & axe & c.REASON_DESTROY


@pytest.mark.ruling("MOVE-030")
def test_destroyed_face_down_it_triggers_in_the_graveyard() -> None:
    duel = Scenario(player="B")
    duel.a.face_down("Eclipse Wyvern").set("Torrential Tribute").deck_top("Blue-Eyes White Dragon")
    duel.b.hand("Gemini Elf")
    duel.b.summons("Gemini Elf")
    duel.a.activates("Torrential Tribute")
    duel.all_pass()
    assert duel.a.banished_names == ["Blue-Eyes White Dragon"]


@pytest.mark.ruling("MOVE-031")
def test_the_owner_uses_the_effect_in_the_graveyard() -> None:
    duel = Scenario()
    duel.a.hand("Change of Heart").monsters("Luster Dragon").deck_top("Kuriboh")
    duel.b.monsters("Sangan").set("Raigeki Break").hand("Gemini Elf").deck("Kuriboh", "Mokey Mokey")
    duel.a.activates("Change of Heart")
    duel.all_pass()
    duel.a.changes_position("Luster Dragon")
    duel.b.activates("Raigeki Break", "Sangan")
    duel.b.picks("Kuriboh")
    duel.all_pass()
    assert duel.b.hand_names == ["Kuriboh"]
    assert duel.a.hand_names == []


@pytest.mark.ruling("MOVE-032")
def test_returned_to_the_hand_is_added_other_than_by_drawing() -> None:
    duel = Scenario()
    duel.a.monsters("Trickstar Lilybell").set("Compulsory Evacuation Device")
    duel.a.activates("Compulsory Evacuation Device")
    assert duel.a.could_respond("Trickstar Lilybell")
    duel.a.activates("Trickstar Lilybell")
    duel.all_pass()
    assert duel.a.field_names == ["Trickstar Lilybell"]
    drawn = Scenario()
    drawn.a.hand("Pot of Greed").deck_top("Trickstar Lilybell")
    drawn.a.activates("Pot of Greed")
    assert not drawn.a.could_respond("Trickstar Lilybell")


@pytest.mark.ruling("MOVE-034")
def test_off_the_field_for_a_time_ends_what_was_done_to_it() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").hand("Shrink").set("Interdimensional Matter Transporter")
    duel.a.activates("Shrink")
    duel.all_pass()
    assert duel.a.card("Gemini Elf").attack == 950
    duel.a.activates("Interdimensional Matter Transporter")
    duel.all_pass()
    duel.a.ends_turn()
    seen = []
    while duel.turn_player == "A":
        if duel.place_of("Gemini Elf") == "Monster Zone":
            seen.append(duel.a.card("Gemini Elf").attack)
        if not duel._skip_one():
            break
    assert duel.a.card("Gemini Elf").attack == 1900
    assert 950 not in seen


@pytest.mark.ruling("MOVE-035")
def test_a_cost_is_no_effect() -> None:
    duel = Scenario()
    grapha = "Grapha, Dragon Lord of Dark World"
    put(duel.a, grapha, c.LOCATION_HAND, position=FACE_DOWN)
    duel.a.set("Raigeki Break")
    duel.b.monsters("Gemini Elf", "Vorse Raider")
    duel.a.activates("Raigeki Break", "Gemini Elf")
    duel.all_pass()
    assert duel.place_of(grapha) == "GY"
    reason = duel.a.card(grapha).data.reason
    assert reason & c.REASON_COST
    assert reason & c.REASON_DISCARD
    assert not reason & c.REASON_EFFECT
    assert duel.b.field_names == ["Vorse Raider"]


@pytest.mark.ruling("MOVE-036")
def test_no_search_while_only_draws_are_allowed() -> None:
    duel = Scenario()
    duel.a.hand("Reinforcement of the Army").set("Jar of Greed").deck_top("Marauding Captain")
    duel.b.monsters("Thunder King Rai-Oh")
    assert not duel.a.may_activate("Reinforcement of the Army")
    assert duel.a.may_activate("Jar of Greed")
    duel.a.activates("Jar of Greed")
    duel.all_pass()
    assert duel.a.hand_names == ["Reinforcement of the Army", "Marauding Captain"]
    free = Scenario()
    free.a.hand("Reinforcement of the Army").deck_top("Marauding Captain")
    assert free.a.may_activate("Reinforcement of the Army")


@pytest.mark.ruling("MOVE-037")
def test_a_text_destroys_its_monster_at_once_without_a_chain() -> None:
    from app.engine.events import ChainLinkAdded

    duel = Scenario()
    piscu = "Earthbound Immortal Aslla piscu"
    duel.a.monsters(piscu).face_up("Umi").hand("Mystical Space Typhoon")
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of(piscu) == "GY"
    assert duel.a.card(piscu).data.reason & c.REASON_EFFECT
    assert duel.a.card(piscu).data.reason & c.REASON_DESTROY
    assert len(duel.happened(ChainLinkAdded)) == 1


@pytest.mark.ruling("MOVE-007")
def test_pendulum_monsters_go_to_the_extra_deck_from_every_zone() -> None:
    duel = Scenario()
    monster(duel.b, "Relinquished", 0)
    monster(duel.a, FLASH, 0)
    monster(duel.a, FLASH, 1)
    put(duel.a, FLASH, c.LOCATION_SZONE, 0)
    duel.a.monsters("Genex Controller", "Luster Dragon").extra("Black Rose Dragon")
    duel.a.ends_turn()
    duel.b.activates("Relinquished", FLASH)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_SZONE) == [FLASH]
    duel.b.ends_turn()
    duel.a.special_summons("Black Rose Dragon")
    duel.a.picks("Genex Controller", "Luster Dragon")
    duel.a.activates("Black Rose Dragon")
    duel.all_pass()
    assert face_up_in_extra(duel.a) == [FLASH] * 3
    assert duel.a.field_names == duel.b.field_names == []


@pytest.mark.ruling("MOVE-018")
def test_a_face_down_monster_is_tributed_for_its_type() -> None:
    duel = Scenario(player="B")
    duel.a.face_down("Lonefire Blossom").set("Pollinosis")
    duel.b.hand("Gemini Elf")
    duel.b.summons("Gemini Elf")
    duel.a.activates("Pollinosis")
    duel.all_pass()
    assert "Lonefire Blossom" in duel.a.graveyard_names
    assert duel.b.graveyard_names == ["Gemini Elf"]
    other = Scenario(player="B")
    other.a.face_down("Mystical Elf").set("Pollinosis")
    other.b.hand("Gemini Elf")
    other.b.summons("Gemini Elf")
    assert not other.a.could_respond("Pollinosis")


@pytest.mark.ruling("MOVE-023")
def test_a_discard_is_possible_while_cards_are_banished() -> None:
    ash = "Ash Blossom & Joyous Spring"
    duel = Scenario(player="B")
    duel.a.hand(ash).face_up("Macro Cosmos")
    duel.b.hand("Reinforcement of the Army").deck_top("Marauding Captain")
    duel.b.activates("Reinforcement of the Army")
    duel.a.activates(ash)
    duel.all_pass()
    assert duel.a.banished_names == [ash]
    assert duel.b.hand_names == []
