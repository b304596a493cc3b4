"""Tokens: monsters that exist on the field only (TOK)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.card import Card
from tests.rulings.building import DEFENSE, choices, monster
from tests.scenario import Scenario, Side

SHEEP = "Sheep Token"
DRONE = "Mecha Phantom Beast Token"


def tokens(side: Side, name: str, number: int = 1) -> None:
    for _ in range(number):
        monster(side, name, position=DEFENSE)


def everywhere(duel: Scenario, name: str) -> list[Card]:
    """The cards of this name that are in some place of the duel."""
    cards = [duel.kernel.card(data.uid) for data in duel.kernel.state.cards[1:]]
    return [card for card in cards if card.name == name and card.location]


@pytest.mark.ruling("TOK-001")
@pytest.mark.parametrize(("elves", "legal"), [(2, False), (1, True)])
def test_tokens_need_zones(elves: int, legal: bool) -> None:
    duel = Scenario()
    duel.a.monsters(*["Gemini Elf"] * elves).hand("Scapegoat")
    assert duel.a.may_activate("Scapegoat") == legal


@pytest.mark.ruling("TOK-002")
def test_a_token_that_leaves_vanishes() -> None:
    duel = Scenario(player="B")
    tokens(duel.a, SHEEP, 4)
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert everywhere(duel, SHEEP) == []
    assert duel.a.field_names == []
    assert duel.a.graveyard_names == duel.a.banished_names == duel.a.hand_names == []
    assert duel.a.deck_count == 10


@pytest.mark.ruling("TOK-003")
def test_a_token_is_a_normal_monster() -> None:
    duel = Scenario()
    tokens(duel.a, SHEEP, 4)
    duel.b.face_up("Skill Drain").hand("Effect Veiler")
    sheep = duel.a.card(SHEEP)
    assert sheep.is_normal_monster()
    assert not sheep.is_effect_monster()
    assert [each.negated for each in duel.duel.view(0).sides[0].monsters if each is not None] == [False] * 4
    assert (sheep.attack, sheep.defense, sheep.level) == (0, 0, 1)
    duel.a.changes_position(SHEEP)
    assert not duel.b.could_respond("Effect Veiler")
    other = Scenario()
    tokens(other.a, SHEEP, 3)
    other.a.monsters("Goblin Zombie")
    other.b.face_up("Skill Drain").hand("Effect Veiler")
    assert [each.negated for each in other.duel.view(0).sides[0].monsters if each][-1]
    other.a.changes_position(SHEEP)
    assert other.b.could_respond("Effect Veiler")


@pytest.mark.ruling("TOK-005")
def test_skill_drain_does_not_stop_what_ojama_trio_does() -> None:
    duel = Scenario()
    duel.a.set("Ojama Trio").hand("Raigeki")
    duel.b.face_up("Skill Drain")
    duel.a.activates("Ojama Trio")
    duel.all_pass()
    assert duel.b.field_names == ["Ojama Token"] * 3 + ["Skill Drain"]
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert duel.b.lp == 8000 - 900
    assert duel.a.lp == 8000


@pytest.mark.ruling("TOK-006")
def test_book_of_moon_cannot_target_a_token() -> None:
    duel = Scenario(player="B")
    tokens(duel.a, SHEEP, 2)
    duel.b.hand("Book of Moon")
    assert not duel.b.may_activate("Book of Moon")
    other = Scenario(player="B")
    tokens(other.a, SHEEP, 2)
    other.a.monsters("Gemini Elf")
    other.b.hand("Book of Moon")
    other.b.activates("Book of Moon")
    other.all_pass()
    assert other.a.card("Gemini Elf").is_face_down()


@pytest.mark.ruling("TOK-007")
def test_book_of_eclipse_turns_a_token_to_defense() -> None:
    duel = Scenario()
    duel.a.monsters("Mecha Phantom Beast Tetherwolf").hand("Book of Eclipse")
    monster(duel.a, DRONE)
    duel.a.activates("Book of Eclipse")
    duel.all_pass()
    assert duel.a.card("Mecha Phantom Beast Tetherwolf").position == c.POS_FACEDOWN_DEFENSE
    assert duel.a.card(DRONE).position == c.POS_FACEUP_DEFENSE


@pytest.mark.ruling("TOK-008")
def test_a_token_attacks_and_changes_position() -> None:
    duel = Scenario()
    monster(duel.a, DRONE)
    assert duel.a.may_change_position(DRONE)
    duel.a.battle_phase()
    assert duel.a.may_attack(DRONE)


@pytest.mark.ruling("TOK-009")
def test_a_token_is_tributed_for_a_tribute_summon() -> None:
    duel = Scenario()
    monster(duel.a, DRONE)
    duel.a.hand("Summoned Skull")
    duel.a.summons("Summoned Skull", [DRONE])
    duel.all_pass()
    assert duel.a.field_names == ["Summoned Skull"]
    assert duel.a.graveyard_names == []
    assert everywhere(duel, DRONE) == []


def test_sheep_tokens_are_no_tributes_for_a_tribute_summon() -> None:
    duel = Scenario(player="B")
    duel.a.set("Scapegoat").hand("Summoned Skull")
    duel.b.ends_turn()
    duel.a.activates("Scapegoat")
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "A"
    assert duel.a.field_names == [SHEEP] * 4
    assert not duel.a.may_summon("Summoned Skull")


@pytest.mark.ruling("TOK-011")
def test_a_token_is_tributed_for_a_cost() -> None:
    duel = Scenario()
    tokens(duel.a, SHEEP)
    duel.a.hand("Enemy Controller")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Enemy Controller", effect=1)
    duel.all_pass()
    assert duel.a.field_names == ["Gemini Elf"]
    assert everywhere(duel, SHEEP) == []
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.field_names == ["Gemini Elf"]


@pytest.mark.ruling("TOK-016")
def test_a_token_cannot_be_returned_for_an_attack() -> None:
    duel = Scenario()
    duel.a.monsters("Mist Valley Falcon")
    tokens(duel.a, SHEEP)
    duel.a.battle_phase()
    assert not duel.a.may_attack("Mist Valley Falcon")
    other = Scenario()
    other.a.monsters("Mist Valley Falcon").defending("Gemini Elf")
    other.a.battle_phase()
    assert other.a.may_attack("Mist Valley Falcon")


@pytest.mark.ruling("TOK-017")
def test_a_token_cannot_be_returned_for_an_activation() -> None:
    duel = Scenario()
    tokens(duel.a, SHEEP, 2)
    duel.a.graveyard("Blackwing - Zephyros the Elite")
    assert not duel.a.may_activate("Blackwing - Zephyros the Elite")
    other = Scenario()
    other.a.monsters("Gemini Elf").graveyard("Blackwing - Zephyros the Elite")
    other.a.activates("Blackwing - Zephyros the Elite")
    other.all_pass()
    assert other.a.field_names == ["Blackwing - Zephyros the Elite"]
    assert other.a.hand_names == ["Gemini Elf"]
    assert other.a.lp == 7600


@pytest.mark.ruling("TOK-018")
def test_a_token_cannot_be_returned_for_a_summon() -> None:
    duel = Scenario()
    tokens(duel.a, "Fluff Token", 2)
    duel.a.hand("Fallen Angel of Roses")
    assert duel.a.card("Fluff Token").is_race(c.RACE_PLANT)
    assert not duel.a.may_special_summon("Fallen Angel of Roses")
    other = Scenario()
    other.a.monsters("Dandylion").hand("Fallen Angel of Roses")
    other.a.special_summons("Fallen Angel of Roses")
    other.all_pass()
    assert other.a.field_names == ["Fallen Angel of Roses"]
    assert other.a.hand_names == ["Dandylion"]


@pytest.mark.ruling("TOK-020")
def test_a_token_cannot_be_sent_to_the_graveyard_for_an_activation() -> None:
    duel = Scenario()
    duel.a.face_up("Scrubbed Raid")
    tokens(duel.a, SHEEP, 2)
    duel.a.battle_phase()
    assert not duel.a.may_activate("Scrubbed Raid")
    other = Scenario()
    other.a.face_up("Scrubbed Raid").monsters("Gemini Elf")
    other.a.battle_phase()
    assert other.a.may_activate("Scrubbed Raid")


@pytest.mark.ruling("TOK-021")
def test_a_token_is_no_gift() -> None:
    duel = Scenario()
    tokens(duel.a, SHEEP, 2)
    duel.a.hand("White Elephant's Gift")
    assert not duel.a.may_activate("White Elephant's Gift")
    other = Scenario()
    other.a.monsters("Gemini Elf").hand("White Elephant's Gift")
    other.a.activates("White Elephant's Gift")
    other.all_pass()
    assert len(other.a.hand_names) == 2


@pytest.mark.ruling("TOK-025")
def test_tokens_are_banished_for_a_summon() -> None:
    duel = Scenario()
    tokens(duel.a, SHEEP, 2)
    duel.a.graveyard("Kuriboh").hand("The Atmosphere")
    duel.a.special_summons("The Atmosphere")
    duel.all_pass()
    assert duel.a.field_names == ["The Atmosphere"]
    assert duel.a.banished_names == ["Kuriboh"]
    assert everywhere(duel, SHEEP) == []


@pytest.mark.ruling("TOK-027")
def test_a_token_banished_for_a_time_does_not_return() -> None:
    duel = Scenario()
    tokens(duel.a, SHEEP)
    duel.a.hand("D.D. Sprite")
    duel.a.special_summons("D.D. Sprite")
    duel.all_pass()
    assert duel.a.field_names == ["D.D. Sprite"]
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.all_pass()
    assert (duel.turn_player, duel.phase) == ("A", c.PHASE_MAIN1)
    assert duel.a.field_names == ["D.D. Sprite"]
    assert everywhere(duel, SHEEP) == []


def test_a_card_banished_for_d_d_sprite_returns() -> None:
    duel = Scenario()
    duel.a.defending("Gemini Elf").hand("D.D. Sprite")
    duel.a.special_summons("D.D. Sprite")
    duel.all_pass()
    assert duel.a.banished_names == ["Gemini Elf"]
    duel.a.ends_turn()
    duel.all_pass()
    assert (duel.turn_player, duel.phase) == ("B", c.PHASE_MAIN1)
    assert duel.a.card("Gemini Elf").position == c.POS_FACEUP_DEFENSE
    assert duel.place_of("Gemini Elf") == "Monster Zone"


@pytest.mark.ruling("TOK-029")
def test_a_token_cannot_be_banished_face_down() -> None:
    duel = Scenario(player="B")
    tokens(duel.b, SHEEP, 3)
    duel.b.monsters("Gemini Elf")
    duel.a.set("Evenly Matched")
    duel.b.battle_phase()
    duel.b.ends_turn()
    duel.a.activates("Evenly Matched")
    duel.all_pass()
    assert duel.b.field_names == [SHEEP] * 3
    assert duel.b.banished_names == ["Gemini Elf"]
    assert duel.b.card("Gemini Elf").is_face_down()


@pytest.mark.ruling("TOK-030")
def test_a_token_sent_to_the_graveyard_vanishes_before_it() -> None:
    duel = Scenario()
    tokens(duel.b, SHEEP)
    duel.a.hand("Faustian Bargain", "Gemini Elf")
    duel.a.activates("Faustian Bargain")
    duel.all_pass()
    assert everywhere(duel, SHEEP) == []
    assert duel.a.field_names == []
    assert duel.a.hand_names == ["Gemini Elf"]


def test_faustian_bargain_pays_for_a_card() -> None:
    duel = Scenario()
    monster(duel.b, "Gaia Knight, the Force of Earth", 0)
    duel.a.hand("Faustian Bargain", "Gemini Elf")
    duel.a.activates("Faustian Bargain")
    duel.all_pass()
    assert duel.a.field_names == ["Gemini Elf"]


@pytest.mark.ruling("TOK-031")
def test_a_token_returned_to_the_hand_vanishes() -> None:
    duel = Scenario()
    tokens(duel.b, SHEEP)
    duel.a.set("Compulsory Evacuation Device")
    duel.a.activates("Compulsory Evacuation Device")
    duel.all_pass()
    assert everywhere(duel, SHEEP) == []
    assert duel.b.hand_names == []


@pytest.mark.ruling("TOK-033")
def test_a_token_does_not_come_back_from_a_temporary_banish() -> None:
    duel = Scenario()
    monster(duel.a, DRONE)
    duel.a.set("Interdimensional Matter Transporter")
    duel.a.activates("Interdimensional Matter Transporter")
    duel.all_pass()
    assert everywhere(duel, DRONE) == []
    duel.a.ends_turn()
    duel.all_pass()
    assert everywhere(duel, DRONE) == []
    assert duel.turn_player == "B"


@pytest.mark.ruling("TOK-038")
def test_printed_values_of_a_token_are_original_ones() -> None:
    duel = Scenario()
    duel.a.set("Ojama Trio")
    duel.a.activates("Ojama Trio")
    duel.all_pass()
    ojama = duel.b.card("Ojama Token")
    assert (ojama.base_attack, ojama.base_defense) == (0, 1000)
    assert (ojama.level, ojama.attribute, ojama.race) == (2, c.ATTRIBUTE_LIGHT, c.RACE_BEAST)


@pytest.mark.ruling("TOK-039")
def test_unprinted_values_of_a_token_are_originally_0() -> None:
    duel = Scenario(player="B")
    duel.b.life(4000).monsters("Gemini Elf").hand("Megamorph")
    duel.a.set("Physical Double")
    duel.b.changes_position("Gemini Elf")
    duel.a.activates("Physical Double")
    duel.all_pass()
    mirage = duel.a.card("Mirage Token")
    assert (mirage.attack, mirage.defense, mirage.level) == (1900, 900, 4)
    duel.b.activates("Megamorph", "Mirage Token")
    duel.all_pass()
    assert duel.b.card("Megamorph").equipped_to is duel.a.card("Mirage Token")
    assert duel.a.card("Mirage Token").attack == 0


@pytest.mark.ruling("TOK-040")
def test_the_token_of_gorz() -> None:
    duel = Scenario(player="B")
    duel.b.monsters("Gemini Elf")
    duel.a.hand("Gorz the Emissary of Darkness")
    duel.b.battle_phase()
    duel.b.attacks_directly("Gemini Elf")
    duel.a.activates("Gorz the Emissary of Darkness")
    duel.all_pass()
    token = duel.a.card("Emissary of Darkness Token")
    assert (token.attack, token.defense) == (1900, 1900)
    assert (token.base_attack, token.base_defense) == (0, 0)


@pytest.mark.ruling("TOK-041")
def test_a_token_belongs_to_the_owner_of_the_card_that_made_it() -> None:
    duel = Scenario()
    duel.a.set("Ojama Trio").hand("Owner's Seal")
    duel.a.activates("Ojama Trio")
    duel.all_pass()
    assert duel.b.field_names == ["Ojama Token"] * 3
    duel.a.activates("Owner's Seal")
    duel.all_pass()
    assert duel.a.field_names == ["Ojama Token"] * 3
    assert duel.b.field_names == []


def test_choices_names_tokens() -> None:
    duel = Scenario()
    tokens(duel.a, SHEEP)
    duel.a.monsters("Gemini Elf").hand("Enemy Controller")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Enemy Controller", effect=1)
    duel.expect(0, (d.SelectCards,))
    assert choices(duel, duel.a) == ["Gemini Elf", SHEEP]


@pytest.mark.ruling("TOK-010")
def test_a_token_is_tributed_for_a_ritual_summon() -> None:
    duel = Scenario()
    tokens(duel.a, SHEEP)
    duel.a.hand("Black Illusion Ritual", "Relinquished")
    duel.a.activates("Black Illusion Ritual")
    while not isinstance(duel.decision, d.IdleCommand):
        if isinstance(duel.decision, (d.SelectCards, d.SelectUnselect, d.SelectSum, d.SelectTributes)):
            duel.a.picks(SHEEP)
        else:
            assert duel._skip_one(), duel.told("unexpected")
    assert duel.a.field_names == ["Relinquished"]
    assert duel.a.card("Relinquished").was_summoned_by(c.SUMMON_TYPE_RITUAL)
    assert everywhere(duel, SHEEP) == []
    assert duel.a.graveyard_names == ["Black Illusion Ritual"]


@pytest.mark.ruling("TOK-014")
def test_a_token_is_synchro_material() -> None:
    gaia = "Gaia Knight, the Force of Earth"
    duel = Scenario()
    monster(duel.a, DRONE)
    duel.a.monsters("Genex Controller").extra(gaia)
    duel.a.special_summons(gaia)
    duel.a.picks("Genex Controller", DRONE)
    duel.all_pass()
    assert duel.a.field_names == [gaia]
    assert duel.a.graveyard_names == ["Genex Controller"]
    assert everywhere(duel, DRONE) == []


@pytest.mark.ruling("TOK-015")
def test_a_token_is_no_xyz_material() -> None:
    duel = Scenario()
    monster(duel.a, DRONE)
    duel.a.monsters("Zubaba Knight").extra("Number 17: Leviathan Dragon")
    assert duel.a.card(DRONE).level == duel.a.card("Zubaba Knight").level == 3
    assert not duel.a.may_special_summon("Number 17: Leviathan Dragon")
    other = Scenario()
    other.a.monsters("Zubaba Knight", "Zubaba Knight").extra("Number 17: Leviathan Dragon")
    assert other.a.may_special_summon("Number 17: Leviathan Dragon")
