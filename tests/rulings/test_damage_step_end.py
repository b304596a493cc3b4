"""After damage calculation, the end of the Damage Step, negation and triggers in it (DS)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import (
    ChainLinkResolved,
)
from tests.rulings.watching import offered_in, offered_now, pass_until_part
from tests.scenario import Scenario

WARWOLF = "Gene-Warped Warwolf"  # 2000 ATK
GUARDIAN = "Celtic Guardian"  # 1400 ATK
SKULL = "Summoned Skull"  # 2500 ATK
RYKO = "Ryko, Lightsworn Hunter"


def attack(duel: Scenario, attacker: str, target: str | None) -> None:
    """Player A enters the Battle Phase and declares this attack."""
    duel.a.battle_phase()
    if target is None:
        duel.a.attacks_directly(attacker)
    else:
        duel.a.attacks(attacker, target)


def lp(duel: Scenario) -> tuple[int, int]:
    return duel.a.lp, duel.b.lp


def offered_targets(duel: Scenario) -> set[str]:
    """Names of the cards the open selection offers."""
    assert isinstance(duel.decision, d.SelectCards)
    return {duel.kernel.by_key(ref.key).name for ref in duel.decision.cards}


# -- after damage calculation -------------------------------------------------------------------------


@pytest.mark.ruling("DS-025")
def test_gorz_after_damage_calculation() -> None:
    gorz = "Gorz the Emissary of Darkness"
    duel = Scenario()
    duel.a.monsters(SKULL)
    duel.b.hand(gorz)
    attack(duel, SKULL, None)
    assert offered_in(duel, duel.b, gorz) == [c.DS_AFTER_CALC]
    duel.b.activates(gorz)
    assert lp(duel) == (8000, 5500)
    duel.all_pass()
    assert duel.b.field_names == [gorz, "Emissary of Darkness Token"]
    token = duel.b.card("Emissary of Darkness Token")
    assert (token.attack, token.defense) == (2500, 2500)


@pytest.mark.ruling("DS-026")
def test_only_one_of_two_copies_in_hand() -> None:
    gorz = "Gorz the Emissary of Darkness"
    duel = Scenario()
    duel.a.monsters(SKULL)
    duel.b.hand(gorz, gorz)
    attack(duel, SKULL, None)
    duel.b.activates(gorz)
    assert not duel.b.could_respond(gorz)
    duel.all_pass()
    assert duel.b.hand_names == [gorz]
    assert duel.b.field_names.count(gorz) == 1


@pytest.mark.ruling("DS-027")
def test_d_d_warrior_lady_after_damage_calculation() -> None:
    lady = "D.D. Warrior Lady"
    duel = Scenario()
    duel.a.monsters(SKULL)
    duel.b.monsters(lady)
    attack(duel, SKULL, lady)
    assert offered_in(duel, duel.b, lady) == [c.DS_AFTER_CALC]
    duel.b.activates(lady)
    duel.all_pass()
    assert lp(duel) == (8000, 7000)
    assert (duel.a.banished_names, duel.b.banished_names) == ([SKULL], [lady])
    assert duel.a.graveyard_names == duel.b.graveyard_names == []


@pytest.mark.ruling("DS-028")
def test_numinous_healer_after_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.set("Numinous Healer")
    attack(duel, WARWOLF, None)
    assert offered_in(duel, duel.b, "Numinous Healer") == [c.DS_AFTER_CALC]
    pass_until_part(duel, duel.b, c.DS_AFTER_CALC)
    assert lp(duel) == (8000, 6000)
    duel.b.activates("Numinous Healer")
    duel.all_pass()
    assert lp(duel) == (8000, 7000)


def until_asked(duel: Scenario, kind: type[d.Decision]) -> None:
    """Pass windows until a question of this kind."""
    while not isinstance(duel.decision, kind):
        assert isinstance(duel.decision, d.ChainResponse), duel.told("unexpected question")
        duel.respond(())


@pytest.mark.ruling("DS-029")
def test_flip_effect_waits_until_after_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.face_down(RYKO)
    duel.b.deck("Skull Servant", "Skull Servant", "Mokey Mokey", "Mokey Mokey", "Mokey Mokey")
    attack(duel, WARWOLF, RYKO)
    until_asked(duel, d.SelectCards)
    assert duel.kernel.state.ds_part == c.DS_AFTER_CALC
    assert duel.b.card(RYKO).location == c.LOCATION_MZONE
    assert duel.b.card(RYKO).is_face_up()
    duel.b.picks(WARWOLF)
    assert duel.b.deck_count == 2
    assert duel.a.graveyard_names == [WARWOLF]
    duel.all_pass()
    assert duel.b.graveyard_names == ["Mokey Mokey", "Mokey Mokey", "Mokey Mokey", RYKO]


@pytest.mark.ruling("DS-030")
def test_flip_effect_may_hit_the_attacker() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.face_down("Man-Eater Bug")
    attack(duel, WARWOLF, "Man-Eater Bug")
    duel.all_pass()
    assert duel.a.graveyard_names == [WARWOLF]
    assert duel.b.graveyard_names == ["Man-Eater Bug"]
    assert lp(duel) == (8000, 8000)


@pytest.mark.ruling("DS-031")
def test_a_monster_about_to_be_destroyed_is_no_target() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF)
    duel.b.face_down("Penguin Soldier")
    attack(duel, WARWOLF, "Penguin Soldier")
    assert offered_in(duel, duel.b, "Penguin Soldier") == [c.DS_AFTER_CALC]
    duel.b.activates("Penguin Soldier")
    if isinstance(duel.decision, d.SelectCards):
        assert offered_targets(duel) == {WARWOLF}
        duel.b.picks(WARWOLF)
    duel.all_pass()
    assert duel.a.hand_names == [WARWOLF]
    assert duel.b.graveyard_names == ["Penguin Soldier"]


@pytest.mark.ruling("DS-032")
def test_a_surviving_flipped_monster_may_target_itself() -> None:
    duel = Scenario()
    duel.a.monsters("Skull Servant")
    duel.b.face_down("Penguin Soldier")
    attack(duel, "Skull Servant", "Penguin Soldier")
    duel.b.activates("Penguin Soldier")
    assert lp(duel) == (7800, 8000)
    assert duel.kernel.state.ds_part == c.DS_AFTER_CALC
    duel.b.picks("Penguin Soldier", "Skull Servant")
    duel.all_pass()
    assert duel.a.hand_names == ["Skull Servant"]
    assert duel.b.hand_names == ["Penguin Soldier"]


@pytest.mark.ruling("DS-033")
def test_flip_effect_of_a_doomed_monster_is_negated_on_the_field() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).face_up("Skill Drain")
    duel.b.face_down(RYKO)
    attack(duel, WARWOLF, RYKO)
    duel.all_pass()
    assert duel.a.field_names == [WARWOLF, "Skill Drain"]
    assert duel.b.graveyard_names == [RYKO]
    assert duel.b.deck_count == 10
    links = [event for event in duel.events if type(event).__name__ == "ChainLinkAdded"]
    assert len(links) == 1  # it was activated and only then negated


# -- the end of the Damage Step -----------------------------------------------------------------------


@pytest.mark.ruling("DS-034")
def test_destroyed_by_battle_at_the_end() -> None:
    duel = Scenario()
    duel.a.monsters(SKULL)
    duel.b.monsters("Giant Rat").deck_top(GUARDIAN)
    attack(duel, SKULL, "Giant Rat")
    assert offered_in(duel, duel.b, "Giant Rat") == [c.DS_END]
    duel.b.activates("Giant Rat")
    assert lp(duel) == (8000, 6900)
    assert duel.b.graveyard_names == ["Giant Rat"]
    duel.all_pass()
    assert duel.b.card(GUARDIAN).location == c.LOCATION_MZONE
    assert duel.b.card(GUARDIAN).position == c.POS_FACEUP_ATTACK


@pytest.mark.ruling("DS-035")
def test_destroys_by_battle_at_the_end() -> None:
    guaiba = "Jurrac Guaiba"
    duel = Scenario()
    duel.a.monsters(guaiba).deck_top(guaiba)
    duel.b.monsters(GUARDIAN)
    attack(duel, guaiba, GUARDIAN)
    assert offered_in(duel, duel.a, guaiba) == [c.DS_END]
    duel.a.activates(guaiba)
    assert lp(duel) == (8000, 7700)
    duel.all_pass()
    assert duel.a.field_names == [guaiba, guaiba]
    assert not duel.a.may_attack(guaiba)


# -- negation in each part ----------------------------------------------------------------------------


@pytest.mark.ruling("DS-036")
def test_counter_trap_at_the_start() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).set("Seven Tools of the Bandit")
    duel.b.monsters(GUARDIAN).set("Reinforcements")
    attack(duel, WARWOLF, GUARDIAN)
    pass_until_part(duel, duel.b, c.DS_START)
    duel.b.activates("Reinforcements", GUARDIAN)
    pass_until_part(duel, duel.a, c.DS_START)
    assert offered_now(duel, duel.a, "Seven Tools of the Bandit")
    duel.a.activates("Seven Tools of the Bandit")
    duel.all_pass()
    assert lp(duel) == (7000, 7400)


@pytest.mark.ruling("DS-037")
def test_counter_trap_against_a_spell_before_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).hand("Rush Recklessly")
    duel.b.monsters(SKULL).set("Magic Jammer").hand("Mokey Mokey")
    attack(duel, WARWOLF, SKULL)
    pass_until_part(duel, duel.a, c.DS_BEFORE_CALC)
    duel.a.activates("Rush Recklessly", WARWOLF)
    pass_until_part(duel, duel.b, c.DS_BEFORE_CALC)
    assert offered_now(duel, duel.b, "Magic Jammer")
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert lp(duel) == (7500, 8000)
    assert set(duel.a.graveyard_names) == {WARWOLF, "Rush Recklessly"}


def divine_wrath(duel: Scenario, part: int) -> None:
    """Player A chains Divine Wrath in this part."""
    pass_until_part(duel, duel.a, part)
    assert offered_now(duel, duel.a, "Divine Wrath")
    duel.a.activates("Divine Wrath")
    duel.all_pass()
    assert "Divine Wrath" in duel.a.graveyard_names


@pytest.mark.ruling("DS-038")
def test_counter_trap_during_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).set("Divine Wrath").hand("Mokey Mokey")
    duel.b.hand("Kuriboh")
    attack(duel, WARWOLF, None)
    duel.b.activates("Kuriboh")
    divine_wrath(duel, c.DS_CALC)
    assert lp(duel) == (8000, 6000)


@pytest.mark.ruling("DS-039")
def test_counter_trap_after_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters(WARWOLF).set("Divine Wrath").hand("Mokey Mokey")
    duel.b.face_down(RYKO)
    attack(duel, WARWOLF, RYKO)
    divine_wrath(duel, c.DS_AFTER_CALC)
    assert duel.a.field_names == [WARWOLF]
    assert duel.b.deck_count == 10


@pytest.mark.ruling("DS-040")
def test_counter_trap_at_the_end() -> None:
    duel = Scenario()
    duel.a.monsters(SKULL).set("Divine Wrath").hand("Mokey Mokey")
    duel.b.monsters("Giant Rat").deck_top(GUARDIAN)
    attack(duel, SKULL, "Giant Rat")
    duel.b.activates("Giant Rat")
    divine_wrath(duel, c.DS_END)
    assert duel.b.field_names == []
    assert duel.place_of(GUARDIAN) == "Deck"


@pytest.mark.ruling("DS-041")
def test_quick_effect_that_negates() -> None:
    duel = Scenario()
    duel.a.monsters("Stardust Dragon")
    duel.b.monsters("Newdoria")
    attack(duel, "Stardust Dragon", "Newdoria")
    pass_until_part(duel, duel.a, c.DS_END)
    assert offered_now(duel, duel.a, "Stardust Dragon")
    duel.a.activates("Stardust Dragon")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Stardust Dragon"]
    assert [event.negated for event in duel.happened(ChainLinkResolved)] == ["", "activation"]
    assert lp(duel) == (8000, 6700)


@pytest.mark.ruling("DS-042")
def test_mandatory_quick_effect_that_negates() -> None:
    dragon = "Light and Darkness Dragon"
    duel = Scenario()
    duel.a.monsters(dragon)
    duel.b.monsters(SKULL).set("Rush Recklessly")
    attack(duel, dragon, SKULL)
    pass_until_part(duel, duel.b, c.DS_BEFORE_CALC)
    duel.b.activates("Rush Recklessly", SKULL)
    duel.all_pass()
    negated = [event.negated for event in duel.happened(ChainLinkResolved)]
    assert negated[:2] == ["", "activation"]  # the third link is its effect in the GY
    assert lp(duel) == (7800, 8000)
    assert duel.a.graveyard_names == [dragon]
    assert duel.b.field_names == [SKULL]


# -- triggers -----------------------------------------------------------------------------------------


@pytest.mark.ruling("DS-043")
def test_mandatory_triggers() -> None:
    duel = Scenario()
    duel.a.monsters(SKULL)
    duel.b.monsters("Sangan").deck("Skull Servant", "Blue-Eyes White Dragon")
    attack(duel, SKULL, "Sangan")
    duel.all_pass()
    assert lp(duel) == (8000, 6500)
    assert duel.b.hand_names == ["Skull Servant"]


@pytest.mark.ruling("DS-044")
def test_trigger_for_its_own_special_summon() -> None:
    knight = "Armageddon Knight"
    duel = Scenario()
    duel.a.monsters(SKULL)
    duel.b.monsters("Mystic Tomato").deck(knight, "Skull Servant")
    attack(duel, SKULL, "Mystic Tomato")
    duel.b.activates("Mystic Tomato")
    until_asked(duel, d.SelectCards)
    duel.b.picks(knight)
    assert duel.kernel.state.ds_part == c.DS_END
    assert offered_in(duel, duel.b, knight) == [c.DS_END]
    duel.b.activates(knight)
    duel.all_pass()
    assert duel.b.field_names == [knight]
    assert duel.b.graveyard_names == ["Mystic Tomato", "Skull Servant"]


@pytest.mark.ruling("DS-045")
def test_trigger_for_its_own_banishing() -> None:
    squire, lady = "Shiranui Squire", "D.D. Warrior Lady"
    duel = Scenario()
    duel.a.monsters(lady)
    duel.b.monsters(squire)
    attack(duel, lady, squire)
    duel.a.activates(lady)
    assert offered_in(duel, duel.b, squire) == [c.DS_AFTER_CALC]
    duel.b.activates(squire)
    duel.all_pass()
    assert (duel.a.banished_names, duel.b.banished_names) == ([lady], [squire])
    assert duel.b.deck_count == 9
    assert len(duel.b.graveyard_names) == 1  # drew 1, discarded 1


@pytest.mark.ruling("DS-046")
def test_trigger_for_its_own_return_to_the_hand() -> None:
    malwisp = "Altergeist Malwisp"
    duel = Scenario(rules="mr4")
    duel.a.monsters(malwisp)
    duel.b.face_down("Penguin Soldier")
    attack(duel, malwisp, "Penguin Soldier")
    duel.b.activates("Penguin Soldier")
    if isinstance(duel.decision, d.SelectCards):
        duel.b.picks(malwisp)
    assert offered_in(duel, duel.a, malwisp) == [c.DS_AFTER_CALC]
    duel.a.activates(malwisp)
    duel.all_pass()
    assert duel.a.field_names == [malwisp]


@pytest.mark.ruling("DS-047")
def test_traps_that_answer_a_special_summon() -> None:
    traps = ("Bottomless Trap Hole", "Torrential Tribute")
    duel = Scenario()
    duel.a.monsters(SKULL).set(*traps)
    duel.b.monsters("Giant Rat").deck_top("Amazoness Swords Woman")
    attack(duel, SKULL, "Giant Rat")
    duel.b.activates("Giant Rat")
    for name in traps:
        assert not duel.a.could_respond(name), name
    duel.all_pass()
    assert duel.b.field_names == ["Amazoness Swords Woman"]
