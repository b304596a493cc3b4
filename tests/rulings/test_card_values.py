"""Levels, Types, Attributes, ATK/DEF, names and kinds of cards (CARD)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.carddata import CardPool
from tests.scenario import Scenario, pool

PEARL = "Gem-Knight Pearl"


@pytest.fixture
def any_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards whose own text plays no part may be used without a script."""
    monkeypatch.setattr(CardPool, "require_playable", CardPool.data)


def code(name: str) -> int:
    return pool().named(name).code


def offered(duel: Scenario) -> set[str]:
    """Names of the cards the open selection offers."""
    assert isinstance(duel.decision, d.SelectCards)
    return {duel.kernel.by_key(ref.key).name for ref in duel.decision.cards}


def values(duel: Scenario, name: str) -> tuple[int, int]:
    card = duel.find(name)
    return card.attack, card.defense


# -- Level, Rank --------------------------------------------------------------------------------------


@pytest.mark.usefixtures("any_card")
@pytest.mark.ruling("CARD-001")
def test_an_xyz_monster_has_no_level() -> None:
    duel = Scenario()
    duel.a.monsters(PEARL, "Gemini Elf")
    duel.b.face_up("Gravity Bind")
    assert (duel.find(PEARL).level, duel.find(PEARL).rank) == (0, 4)
    duel.a.battle_phase()
    assert duel.a.may_attack(PEARL)
    assert not duel.a.may_attack("Gemini Elf")


@pytest.mark.usefixtures("any_card")
@pytest.mark.ruling("CARD-003")
def test_a_link_monster_has_neither_level_nor_defense_position() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monsters("Link Spider")
    duel.b.face_up("Gravity Bind").set("Book of Moon")
    spider = duel.find("Link Spider")
    assert (spider.level, spider.rank, spider.defense, spider.link_rating) == (0, 0, 0, 1)
    assert not duel.a.may_change_position("Link Spider")
    duel.a.battle_phase()
    assert duel.a.may_attack("Link Spider")
    duel.a.attacks_directly("Link Spider")
    assert not duel.b.could_respond("Book of Moon")
    other = Scenario(rules="mr4")  # Book of Moon itself works
    other.a.monsters("Link Spider", "Skull Servant")
    other.b.set("Book of Moon")
    other.a.battle_phase()
    other.a.attacks_directly("Link Spider")
    assert other.b.could_respond("Book of Moon")


@pytest.mark.ruling("CARD-004")
def test_a_changed_level_is_the_only_level() -> None:
    duel = Scenario()
    duel.a.monsters("Gagaga Magician")
    assert duel.find("Gagaga Magician").level == 4
    duel.a.activates("Gagaga Magician")
    duel.a.chooses(7)
    duel.all_pass()
    assert duel.find("Gagaga Magician").level == 7
    duel.a.ends_turn()
    assert duel.turn_player == "B"
    assert duel.find("Gagaga Magician").level == 4


@pytest.mark.usefixtures("any_card")
@pytest.mark.ruling("CARD-005")
def test_level_has_no_upper_limit() -> None:
    duel = Scenario()
    duel.a.monsters("Five-Headed Dragon").hand("Star Changer")
    duel.a.activates("Star Changer")
    duel.a.chooses(0)
    duel.all_pass()
    assert duel.find("Five-Headed Dragon").level == 13


@pytest.mark.ruling("CARD-006")
def test_a_level_cannot_go_below_1() -> None:
    duel = Scenario()
    duel.a.monsters("Kuriboh").hand("Star Changer")
    duel.a.activates("Star Changer")
    while duel._skip_one():
        pass
    assert not isinstance(duel.decision, d.Option)  # nothing to choose: only the increase was possible
    assert duel.find("Kuriboh").level == 2


@pytest.mark.ruling("CARD-007")
def test_level_1_stays_level_1() -> None:
    warrior = "Sea Serpent Warrior of Darkness"
    duel = Scenario()
    duel.a.monsters("Treeborn Frog", warrior).hand(warrior).face_up("A Legendary Ocean")
    assert duel.a.card("Treeborn Frog").level == 1
    assert duel.a.card(warrior, c.LOCATION_MZONE).level == 3
    assert duel.a.card(warrior, c.LOCATION_HAND).level == 3


# -- Attribute, Type ----------------------------------------------------------------------------------


@pytest.mark.ruling("CARD-010", "CARD-013")
def test_an_attribute_change_may_declare_any_and_replaces() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").set("DNA Transplant")
    assert duel.find("Gemini Elf").attribute == c.ATTRIBUTE_EARTH
    duel.a.activates("DNA Transplant")
    decision = duel.decision
    assert isinstance(decision, d.AnnounceAttribute)
    assert {choice[0] for choice in decision.choices()} == {
        c.ATTRIBUTE_LIGHT,
        c.ATTRIBUTE_DARK,
        c.ATTRIBUTE_EARTH,
        c.ATTRIBUTE_WATER,
        c.ATTRIBUTE_FIRE,
        c.ATTRIBUTE_WIND,
        c.ATTRIBUTE_DIVINE,
    }
    duel.a.chooses(c.ATTRIBUTE_DARK)
    duel.all_pass()
    assert duel.find("Gemini Elf").attribute == c.ATTRIBUTE_DARK


@pytest.mark.ruling("CARD-011")
def test_an_additional_attribute_on_the_field() -> None:
    simorgh = "Dark Simorgh"
    duel = Scenario(player="B")
    duel.a.monsters(simorgh).hand(simorgh)
    duel.b.hand("Raigeki")
    on_field = duel.a.card(simorgh, c.LOCATION_MZONE)
    assert on_field.attribute == c.ATTRIBUTE_DARK | c.ATTRIBUTE_WIND
    assert duel.a.card(simorgh, c.LOCATION_HAND).attribute == c.ATTRIBUTE_DARK
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert duel.a.card(simorgh, c.LOCATION_GRAVE).attribute == c.ATTRIBUTE_DARK


@pytest.mark.ruling("CARD-014")
def test_a_type_change_may_declare_any_and_replaces() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").set("DNA Surgery")
    duel.a.activates("DNA Surgery")
    decision = duel.decision
    assert isinstance(decision, d.AnnounceType)
    printed = {card.race for card in pool() if card.type & c.TYPE_MONSTER}
    choices = {choice[0] for choice in decision.choices()}
    assert choices >= printed | {c.RACE_DIVINE, c.RACE_CREATORGOD}
    duel.a.chooses(c.RACE_ZOMBIE)
    duel.all_pass()
    assert duel.find("Gemini Elf").race == c.RACE_ZOMBIE


# -- ATK, DEF -----------------------------------------------------------------------------------------


@pytest.mark.ruling("CARD-015")
def test_original_values_are_the_printed_ones() -> None:
    duel = Scenario()
    duel.a.life(4000).monsters("Gemini Elf").hand("Rush Recklessly", "Megamorph")
    elf = duel.find("Gemini Elf")
    duel.a.activates("Rush Recklessly")
    duel.all_pass()
    elf = duel.find("Gemini Elf")
    assert (elf.attack, elf.base_attack) == (2600, 1900)
    duel.a.activates("Megamorph")
    duel.all_pass()
    # Doubled is 1900, not 2600; the value that is set takes the place of what was added before.
    elf = duel.find("Gemini Elf")
    assert (elf.attack, elf.base_attack) == (3800, 1900)


@pytest.mark.ruling("CARD-016")
def test_a_changed_original_value_is_the_original_value() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").hand("Shrink")
    duel.a.activates("Shrink")
    duel.all_pass()
    assert duel.find("Gemini Elf").base_attack == 950
    duel.a.ends_turn()
    assert duel.turn_player == "B"
    assert duel.find("Gemini Elf").base_attack == 1900


@pytest.mark.ruling("CARD-017")
def test_values_off_the_field_are_the_printed_ones() -> None:
    duel = Scenario()
    duel.a.face_up("Mountain").monsters("Luster Dragon").graveyard("Luster Dragon")
    assert duel.a.card("Luster Dragon", c.LOCATION_MZONE).attack == 2100
    assert duel.a.card("Luster Dragon", c.LOCATION_GRAVE).attack == 1900


@pytest.mark.ruling("CARD-018")
def test_an_unset_question_mark_is_0() -> None:
    duel = Scenario()
    duel.a.monsters("Tragoedia").hand("Gemini Elf", "Vorse Raider", "Skull Servant").set("Skill Drain")
    assert values(duel, "Tragoedia") == (1800, 1800)
    duel.a.activates("Skill Drain")
    duel.all_pass()
    assert values(duel, "Tragoedia") == (0, 0)


@pytest.mark.ruling("CARD-019")
def test_a_question_mark_satisfies_no_condition_in_the_deck() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Mystic Tomato").deck("Tragoedia", "Kuriboh")
    duel.b.monsters("Summoned Skull")
    duel.b.battle_phase()
    duel.b.attacks("Summoned Skull", "Mystic Tomato")
    duel.a.activates("Mystic Tomato")  # with only Kuriboh to choose nothing is asked
    duel.all_pass()
    assert duel.a.field_names == ["Kuriboh"]
    assert duel.a.names(c.LOCATION_DECK) == ["Tragoedia"]


@pytest.mark.ruling("CARD-020")
def test_atk_cannot_go_below_0() -> None:
    duel = Scenario()
    duel.a.monsters("Kuriboh").hand("Forbidden Lance")
    duel.a.activates("Forbidden Lance")
    duel.all_pass()
    assert duel.find("Kuriboh").attack == 0


# -- kinds --------------------------------------------------------------------------------------------


def veiler_targets(duel: Scenario) -> bool:
    """B, in A's Main Phase, may use Effect Veiler in response to A's Dian Keto."""
    duel.a.activates("Dian Keto the Cure Master")
    return duel.b.could_respond("Effect Veiler")


@pytest.mark.ruling("CARD-025")
def test_a_negated_effect_monster_is_an_effect_monster() -> None:
    duel = Scenario()
    duel.a.monsters("Goblin Zombie").face_up("Skill Drain").hand("Dian Keto the Cure Master")
    duel.b.hand("Effect Veiler")
    zombie = duel.find("Goblin Zombie")
    assert zombie.is_negated()
    assert zombie.is_effect_monster()
    assert not zombie.is_normal_monster()
    assert veiler_targets(duel)


@pytest.mark.usefixtures("any_card")
@pytest.mark.ruling("CARD-028")
def test_a_pendulum_monster_without_monster_effect_is_normal() -> None:
    cannon = "Foucault's Cannon"
    duel = Scenario()
    duel.a.monsters(cannon).hand("Dian Keto the Cure Master")
    duel.b.hand("Effect Veiler")
    assert duel.find(cannon).is_normal_monster()
    assert not duel.find(cannon).is_effect_monster()
    assert not veiler_targets(duel)
    other = Scenario()  # with an Effect Monster it may be used
    other.a.monsters(cannon, "Goblin Zombie").hand("Dian Keto the Cure Master")
    other.b.hand("Effect Veiler")
    assert veiler_targets(other)


@pytest.mark.ruling("CARD-026")
def test_a_gemini_monster_is_normal_until_summoned_again() -> None:
    valkyria = "Dark Valkyria"
    duel = Scenario()
    duel.a.graveyard(valkyria).hand("Silent Doom")
    assert duel.a.card(valkyria).is_normal_monster()
    duel.a.activates("Silent Doom")
    duel.all_pass()
    on_field = duel.a.card(valkyria)
    assert on_field.location == c.LOCATION_MZONE  # it was a legal target
    assert on_field.is_normal_monster()
    assert not on_field.is_effect_monster()
    assert not duel.a.may_activate(valkyria)
    duel.a.summons(valkyria)
    duel.all_pass()
    on_field = duel.a.card(valkyria)
    assert on_field.is_effect_monster()
    assert not on_field.is_normal_monster()
    assert duel.a.may_activate(valkyria)


@pytest.mark.ruling("CARD-029")
def test_being_a_tuner_is_not_negated() -> None:
    duel = Scenario()
    duel.a.monsters("Junk Synchron", "Ojama Yellow").face_up("Skill Drain").extra("Junk Warrior")
    assert duel.find("Junk Synchron").is_negated()
    assert duel.a.may_special_summon("Junk Warrior")


# -- names --------------------------------------------------------------------------------------------


@pytest.mark.ruling("CARD-030")
def test_a_name_always_treated_as_another() -> None:
    cyber = "Cyber Harpie Lady"
    duel = Scenario()
    duel.a.monsters(cyber).deck(cyber, "Gemini Elf").hand("Elegant Egotist").face_up("Skill Drain")
    duel.a.activates("Elegant Egotist")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [cyber, cyber]


@pytest.mark.parametrize("variant", ["", "in the hand", "negated"])
@pytest.mark.ruling("CARD-031")
def test_a_name_gained_on_the_field(variant: str) -> None:
    proto = "Proto-Cyber Dragon"
    duel = Scenario()
    duel.a.hand("Cyber Dragon", "Polymerization").extra("Cyber Twin Dragon")
    if variant == "in the hand":
        duel.a.hand(proto)
    else:
        duel.a.monsters(proto)
    if variant == "negated":
        duel.a.face_up("Skill Drain")
    assert duel.a.may_activate("Polymerization") is (variant == "")


@pytest.mark.ruling("CARD-032")
def test_a_renamed_card_does_not_escape_its_limit() -> None:
    archer = "Fairy Archer"
    duel = Scenario()
    duel.a.monsters(archer).hand("Hero Mask").deck_top("Elemental HERO Sparkman")
    duel.a.activates(archer)
    duel.all_pass()
    assert duel.b.lp == 7600
    duel.a.activates("Hero Mask")
    duel.all_pass()
    assert duel.find(archer).name_code == code("Elemental HERO Sparkman")
    assert not duel.a.may_activate(archer)


@pytest.mark.ruling("CARD-034")
def test_a_declared_name_must_be_that_of_a_card() -> None:
    duel = Scenario()
    duel.a.set("Mind Crush")
    duel.b.hand("Gemini Elf")
    duel.a.activates("Mind Crush")
    decision = duel.decision
    assert isinstance(decision, d.AnnounceCard)
    for name in ("Gemini Elf", "Pot of Greed", "Stardust Dragon"):
        assert decision.accepts((code(name),))
    assert not decision.accepts((123456789,))
    tokens = [card.code for card in pool() if card.type & c.TYPE_TOKEN]
    assert tokens
    assert not any(decision.accepts((token,)) for token in tokens)


@pytest.mark.ruling("CARD-035")
def test_a_negated_copy_still_stops_a_second_one() -> None:
    gagaga = "Gagaga Magician"
    duel = Scenario()
    duel.a.monsters(gagaga).hand(gagaga).face_up("Skill Drain")
    assert not duel.a.may_summon(gagaga)
    assert duel.a.may_set(gagaga)
    alone = Scenario()
    alone.a.hand(gagaga).face_up("Skill Drain")
    assert alone.a.may_summon(gagaga)


def test_a_second_copy_cannot_be_special_summoned_face_up() -> None:
    gagaga, captain = "Gagaga Magician", "Marauding Captain"
    duel = Scenario()
    duel.a.monsters(gagaga).hand(captain, gagaga)
    duel.a.summons(captain)
    assert not duel.a.could_respond(captain)
    alone = Scenario()
    alone.a.hand(captain, gagaga)
    alone.a.summons(captain)
    assert alone.a.could_respond(captain)
