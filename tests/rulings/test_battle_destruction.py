"""Destruction by battle (BDES)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded, ChainLinkResolving, Moved, Shuffled
from tests.rulings.watching import offered_in, pass_until_part
from tests.scenario import Scenario

WARWOLF = "Gene-Warped Warwolf"  # 2000 ATK, EARTH
GUARDIAN = "Celtic Guardian"  # 1400 ATK, EARTH
SKULL = "Summoned Skull"  # 2500 ATK
BLUE_EYES = "Blue-Eyes White Dragon"  # 3000 ATK


def attack(duel: Scenario, attacker: str, target: str) -> None:
    """Player A enters the Battle Phase and declares this attack."""
    duel.a.battle_phase()
    duel.a.attacks(attacker, target)


def attach(duel: Scenario, xyz: str, *names: str) -> None:
    """New Xyz Materials for the Xyz Monster (while building)."""
    holder = duel.find(xyz).data
    for name in names:
        data = duel.put(name, holder.controller, c.LOCATION_GRAVE, -1, c.POS_FACEUP_ATTACK).data
        duel.state.grave[holder.controller].remove(data.uid)
        data.location, data.overlay_to = c.LOCATION_OVERLAY, holder.uid
        data.sequence = len(holder.materials)
        holder.materials = (*holder.materials, data.uid)


def lp(duel: Scenario) -> tuple[int, int]:
    return duel.a.lp, duel.b.lp


def move_of(duel: Scenario, name: str) -> Moved:
    """The last move of the card."""
    card = duel.find(name)
    return [event for event in duel.happened(Moved) if event.after.card.key == card.uid][-1]


@pytest.mark.ruling("BDES-001")
def test_the_loser_goes_to_its_owners_gy_destroyed_by_battle() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(GUARDIAN)
    attack(duel, WARWOLF, GUARDIAN)
    duel.all_pass()
    assert duel.b.graveyard_names == [GUARDIAN]
    assert move_of(duel, GUARDIAN).reason == c.REASON_DESTROY | c.REASON_BATTLE


@pytest.mark.ruling("BDES-002")
def test_destroyed_by_an_effect_before_damage_calculation() -> None:
    catastor = "Ally of Justice Catastor"
    duel = Scenario()
    duel.a.monsters(catastor)
    duel.b.monsters("Giant Rat").deck_top(GUARDIAN)
    attack(duel, catastor, "Giant Rat")
    assert not duel.b.could_respond("Giant Rat")
    duel.all_pass()
    assert move_of(duel, "Giant Rat").reason == c.REASON_DESTROY | c.REASON_EFFECT
    assert duel.b.graveyard_names == ["Giant Rat"]
    assert lp(duel) == (8000, 8000)


@pytest.mark.ruling("BDES-003")
def test_destroyed_by_an_effect_after_damage_calculation() -> None:
    juggler = "Wind-Up Juggler"
    duel = Scenario()
    duel.a.monsters("Giant Rat").deck_top(GUARDIAN)
    duel.b.defending(juggler)
    attack(duel, "Giant Rat", juggler)
    assert offered_in(duel, duel.b, juggler) == [c.DS_AFTER_CALC]
    duel.b.activates(juggler)
    assert not duel.a.could_respond("Giant Rat")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Giant Rat"]
    assert duel.b.graveyard_names == [juggler]
    assert move_of(duel, "Giant Rat").reason == c.REASON_DESTROY | c.REASON_EFFECT
    assert move_of(duel, juggler).reason == c.REASON_DESTROY | c.REASON_BATTLE
    assert duel.a.field_names == []


@pytest.mark.ruling("BDES-004")
def test_not_destroyed_by_battle_but_damage_is_dealt() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters("Marshmallon")
    attack(duel, WARWOLF, "Marshmallon")
    duel.all_pass()
    assert lp(duel) == (8000, 6300)
    assert duel.b.field_names == ["Marshmallon"]


@pytest.mark.ruling("BDES-005")
def test_protection_from_effects_does_not_protect_from_battle() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monsters(BLUE_EYES).hand("Rush Recklessly", "Dark Hole")
    duel.b.monsters("Metaphys Executor")
    attack(duel, BLUE_EYES, "Metaphys Executor")
    pass_until_part(duel, duel.a, c.DS_START)
    duel.a.activates("Rush Recklessly", BLUE_EYES)
    duel.all_pass()
    assert lp(duel) == (8000, 7300)
    assert duel.b.graveyard_names == ["Metaphys Executor"]


@pytest.mark.ruling("BDES-006")
def test_it_goes_to_the_gy_of_its_owner() -> None:
    duel = Scenario()
    duel.a.monsters("Skull Servant").hand("Enemy Controller")
    duel.b.monsters(GUARDIAN, WARWOLF)
    duel.a.activates("Enemy Controller", GUARDIAN, effect=1)
    duel.all_pass()
    assert duel.a.field_names == [GUARDIAN]
    attack(duel, GUARDIAN, WARWOLF)
    duel.all_pass()
    assert lp(duel) == (7400, 8000)
    assert duel.b.graveyard_names == [GUARDIAN]
    assert GUARDIAN not in duel.a.graveyard_names


@pytest.mark.ruling("BDES-007")
def test_its_trigger_belongs_to_its_owner() -> None:
    duel = Scenario()
    duel.a.hand("Change of Heart").deck(GUARDIAN)
    duel.b.monsters("Giant Rat", SKULL).deck(GUARDIAN)
    duel.a.activates("Change of Heart", "Giant Rat")
    attack(duel, "Giant Rat", SKULL)
    assert not duel.a.could_respond("Giant Rat")
    duel.b.activates("Giant Rat")
    duel.all_pass()
    assert lp(duel) == (6900, 8000)
    assert "Giant Rat" in duel.b.graveyard_names
    assert (duel.a.deck_count, duel.b.deck_count) == (1, 0)
    assert sorted(duel.b.field_names) == [GUARDIAN, SKULL]


@pytest.mark.ruling("BDES-008")
def test_destroyed_face_down_it_is_face_up_in_the_gy() -> None:
    duel = Scenario()
    duel.a.monsters("Mystic Swordsman LV2")
    duel.b.face_down("Sangan").deck("Skull Servant", BLUE_EYES)
    attack(duel, "Mystic Swordsman LV2", "Sangan")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Sangan"]
    assert duel.b.card("Sangan").is_face_up()
    assert duel.b.hand_names == ["Skull Servant"]


@pytest.mark.ruling("BDES-009")
def test_its_continuous_effect_has_ended_before_it_goes() -> None:
    duel = Scenario()
    duel.a.monsters(SKULL)
    duel.b.monsters("Banisher of the Radiance")
    attack(duel, SKULL, "Banisher of the Radiance")
    duel.all_pass()
    assert lp(duel) == (8000, 7100)
    assert duel.b.graveyard_names == ["Banisher of the Radiance"]
    assert duel.b.banished_names == []


@pytest.mark.ruling("BDES-010")
def test_both_go_to_the_gy_and_the_other_may_trigger() -> None:
    duel = Scenario()
    duel.a.monsters("Fire Hand")
    duel.b.monsters("Banisher of the Radiance", GUARDIAN)
    attack(duel, "Fire Hand", "Banisher of the Radiance")
    assert offered_in(duel, duel.a, "Fire Hand") == [c.DS_END]
    duel.a.activates("Fire Hand")
    duel.all_pass()
    assert lp(duel) == (8000, 8000)
    assert duel.a.graveyard_names == ["Fire Hand"]
    assert duel.b.graveyard_names == ["Banisher of the Radiance", GUARDIAN]


@pytest.mark.ruling("BDES-011")
def test_its_atk_boost_ends_when_destruction_is_fixed() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters("Milus Radiant").set("Numinous Healer")  # a window for B after the calculation
    assert duel.a.card(WARWOLF).attack == 2500
    attack(duel, WARWOLF, "Milus Radiant")
    pass_until_part(duel, duel.b, c.DS_AFTER_CALC)
    assert lp(duel) == (8000, 6300)
    assert duel.a.card(WARWOLF).attack == 2000
    assert duel.b.card("Milus Radiant").location == c.LOCATION_MZONE


@pytest.mark.ruling("BDES-012")
def test_banished_instead_of_the_gy() -> None:
    duel = Scenario()
    duel.a.monsters("D.D. Crazy Beast").equipped("Axe of Despair", "D.D. Crazy Beast")
    duel.b.monsters("Giant Rat").deck_top(GUARDIAN)
    attack(duel, "D.D. Crazy Beast", "Giant Rat")
    assert not duel.b.could_respond("Giant Rat")
    duel.all_pass()
    assert lp(duel) == (8000, 7000)
    assert duel.b.banished_names == ["Giant Rat"]
    assert duel.b.graveyard_names == []


@pytest.mark.ruling("BDES-013")
def test_a_pendulum_monster_goes_face_up_to_the_extra_deck() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters("Flash Knight")
    attack(duel, WARWOLF, "Flash Knight")
    duel.all_pass()
    assert lp(duel) == (8000, 7800)
    assert duel.b.names(c.LOCATION_EXTRA) == ["Flash Knight"]
    assert duel.b.card("Flash Knight").is_face_up()
    assert duel.b.graveyard_names == []


@pytest.mark.ruling("BDES-014")
def test_a_pendulum_monster_may_be_banished_instead() -> None:
    duel = Scenario()
    duel.a.monsters("D.D. Crazy Beast").equipped("Axe of Despair", "D.D. Crazy Beast")
    duel.b.monsters("Flash Knight")
    attack(duel, "D.D. Crazy Beast", "Flash Knight")
    duel.all_pass()
    assert lp(duel) == (8000, 7400)
    assert duel.b.banished_names == ["Flash Knight"]
    assert duel.b.names(c.LOCATION_EXTRA) == []


@pytest.mark.ruling("BDES-015")
def test_a_pendulum_monster_may_be_shuffled_into_the_deck_instead() -> None:
    merrowgeist = "Evigishki Merrowgeist"
    duel = Scenario()
    duel.a.monsters(merrowgeist)
    attach(duel, merrowgeist, "Gemini Elf", "Vorse Raider")
    duel.b.monsters("Flash Knight")
    attack(duel, merrowgeist, "Flash Knight")
    assert offered_in(duel, duel.a, merrowgeist) == [c.DS_AFTER_CALC]
    duel.a.activates(merrowgeist)
    duel.a.picks("Gemini Elf")
    duel.all_pass()
    assert lp(duel) == (8000, 7700)
    assert duel.place_of("Flash Knight") == "Deck"
    assert duel.b.deck_count == 11
    assert duel.happened(Shuffled) == [Shuffled(1, c.LOCATION_DECK)]
    assert duel.a.graveyard_names == ["Gemini Elf"]


@pytest.mark.ruling("BDES-016")
def test_materials_go_to_the_gy_too() -> None:
    pearl = "Gem-Knight Pearl"
    duel = Scenario()
    duel.a.monsters(BLUE_EYES)
    duel.b.monsters(pearl)
    attach(duel, pearl, WARWOLF, GUARDIAN)
    attack(duel, BLUE_EYES, pearl)
    duel.all_pass()
    assert lp(duel) == (8000, 7600)
    assert sorted(duel.b.graveyard_names) == sorted([pearl, WARWOLF, GUARDIAN])


@pytest.mark.ruling("BDES-017")
def test_a_token_disappears() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(WARWOLF)
    duel.b.hand("Scapegoat")
    duel.b.activates("Scapegoat")
    duel.b.ends_turn()
    sheep = duel.b.field_names[0]
    attack(duel, WARWOLF, sheep)
    duel.all_pass()
    assert lp(duel) == (8000, 8000)
    assert duel.b.field_names == [sheep] * 3
    assert duel.b.graveyard_names == ["Scapegoat"]
    assert duel.b.banished_names == duel.a.graveyard_names == []
    assert duel.b.deck_count == 10


@pytest.mark.ruling("BDES-018")
def test_an_effect_about_a_token_belongs_to_its_maker() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).hand("Skull Servant", "Mystical Elf")
    duel.b.monsters("Horseytail", "Mystic Tomato")
    attack(duel, WARWOLF, "Horseytail")
    duel.all_pass()
    assert duel.a.card("Horseytail Token").position == c.POS_FACEUP_DEFENSE
    duel.a.ends_turn()
    duel.b.battle_phase()
    duel.b.attacks("Mystic Tomato", "Horseytail Token")
    duel.a.picks("Mystical Elf")
    duel.all_pass()
    assert duel.a.hand_names == ["Skull Servant"]
    assert duel.a.graveyard_names == ["Mystical Elf"]
    assert duel.a.field_names == [WARWOLF]
    assert duel.find("Mystical Elf").data.reason_uid == duel.find("Horseytail").uid


def tachyon(player: str, banishing: bool = False) -> Scenario:
    """Blue-Eyes (4000) of A faces Number 107 (3000) of B, who has Tachyon Chaos Hole Set."""
    duel = Scenario(player=player)
    duel.a.monsters(BLUE_EYES).equipped("Axe of Despair", BLUE_EYES)
    duel.b.monsters(NUMBER_107).set("Tachyon Chaos Hole")
    if banishing:
        duel.a.face_up("Macro Cosmos")
    return duel


NUMBER_107 = "Number 107: Galaxy-Eyes Tachyon Dragon"


@pytest.mark.ruling("BDES-020")
def test_a_trap_for_a_monster_destroyed_by_an_attack() -> None:
    duel = tachyon("A")
    attack(duel, BLUE_EYES, NUMBER_107)
    assert offered_in(duel, duel.b, "Tachyon Chaos Hole") == [c.DS_END]
    duel.b.activates("Tachyon Chaos Hole")
    duel.all_pass()
    assert lp(duel) == (8000, 7000)
    assert sorted(duel.a.banished_names) == ["Axe of Despair", BLUE_EYES]
    assert duel.a.field_names == []
    assert move_of(duel, BLUE_EYES).reason & c.REASON_DESTROY


@pytest.mark.ruling("BDES-021")
def test_not_for_a_monster_destroyed_as_the_attacker() -> None:
    duel = tachyon("B")
    duel.b.battle_phase()
    duel.b.attacks(NUMBER_107, BLUE_EYES)
    assert offered_in(duel, duel.b, "Tachyon Chaos Hole") == []
    duel.all_pass()
    assert duel.b.graveyard_names == [NUMBER_107]


@pytest.mark.ruling("BDES-022")
def test_not_for_a_monster_that_was_banished() -> None:
    duel = tachyon("A", banishing=True)
    attack(duel, BLUE_EYES, NUMBER_107)
    assert offered_in(duel, duel.b, "Tachyon Chaos Hole") == []
    duel.all_pass()
    assert duel.b.banished_names == [NUMBER_107]


@pytest.mark.ruling("BDES-023")
def test_limit_reverse_goes_at_the_same_moment() -> None:
    duel = Scenario(player="A")
    duel.a.monsters(SKULL).graveyard("Skull Servant").set("Limit Reverse")
    duel.b.monsters("Fire Hand").deck_top("Ice Hand")
    duel.a.activates("Limit Reverse")
    duel.all_pass()
    assert duel.a.field_names == [SKULL, "Skull Servant", "Limit Reverse"]
    attack(duel, SKULL, "Fire Hand")
    duel.b.activates("Fire Hand", "Skull Servant")
    assert lp(duel) == (8000, 7100)
    duel.expect(1, (d.YesNo,))
    assert duel.a.graveyard_names == ["Skull Servant", "Limit Reverse"]
    duel.b.says(True)
    duel.all_pass()
    assert duel.b.field_names == ["Ice Hand"]


@pytest.mark.ruling("BDES-024")
def test_optional_triggers_of_both_players_form_one_chain() -> None:
    duel = Scenario()
    duel.a.monsters("Giant Rat").deck_top(GUARDIAN)
    duel.b.monsters("Mystic Tomato").deck_top("Skull Servant")
    attack(duel, "Giant Rat", "Mystic Tomato")
    duel.a.activates("Giant Rat")
    duel.b.activates("Mystic Tomato")
    duel.all_pass()
    names = {duel.find(name).uid: name for name in ("Giant Rat", "Mystic Tomato")}
    added = [(event.number, names[event.card.card.key]) for event in duel.happened(ChainLinkAdded)]
    assert added == [(1, "Giant Rat"), (2, "Mystic Tomato")]
    resolved = [names[event.card.card.key] for event in duel.happened(ChainLinkResolving)]
    assert resolved == ["Mystic Tomato", "Giant Rat"]
    assert duel.a.field_names == [GUARDIAN]
    assert duel.b.field_names == ["Skull Servant"]


@pytest.mark.ruling("BDES-026")
def test_it_also_left_the_field() -> None:
    lord = "Moulinglacia the Elemental Lord"
    duel = Scenario()
    duel.a.monsters(BLUE_EYES)
    duel.b.monsters(lord, WARWOLF)
    attack(duel, BLUE_EYES, lord)
    duel.all_pass()
    assert lp(duel) == (8000, 7800)
    assert duel.b.graveyard_names == [lord]
    duel.a.ends_turn()
    assert not duel.b.may_enter_battle_phase()
    duel.b.ends_turn()
    assert duel.a.may_enter_battle_phase()
    duel.a.ends_turn()
    assert duel.b.may_enter_battle_phase()


@pytest.mark.parametrize("replace", [True, False])
@pytest.mark.ruling("BDES-028")
def test_an_optional_replacement_asks(replace: bool) -> None:
    djinn = "Maestroke the Symphony Djinn"
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.monsters(djinn)
    attach(duel, djinn, "Skull Servant")
    attack(duel, WARWOLF, djinn)
    duel.b.says(replace)
    duel.all_pass()
    assert lp(duel) == (8000, 7800)
    if replace:
        assert duel.b.field_names == [djinn]
        assert duel.b.graveyard_names == ["Skull Servant"]
    else:
        assert duel.b.field_names == []
        assert move_of(duel, djinn).reason == c.REASON_DESTROY | c.REASON_BATTLE
