"""Spell Cards: when and how they are activated, and where they go (SPL)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import ChainLinkAdded
from tests.rulings.building import choices, counters, monster, offered, put
from tests.scenario import Scenario

KETO = "Dian Keto the Cure Master"
TYPHOON = "Mystical Space Typhoon"


@pytest.mark.ruling("SPL-001")
def test_an_activated_spell_lies_face_up_on_the_field() -> None:
    duel = Scenario()
    duel.a.hand(KETO)
    duel.b.set(TYPHOON, "Mirror Force")
    duel.a.activates(KETO)
    duel.a.places(0)
    assert duel.place_of(KETO) == "Spell & Trap Zone"
    assert duel.a.card(KETO).is_face_up()
    duel.b.activates(TYPHOON)
    assert choices(duel, duel.b) == sorted([KETO, "Mirror Force"])


@pytest.mark.ruling("SPL-002")
def test_a_normal_spell_leaves_by_rule_after_the_chain() -> None:
    duel = Scenario()
    duel.a.hand(KETO)
    duel.b.set("Jar of Greed", "Jar of Greed")
    duel.a.activates(KETO)
    duel.a.places(0)
    duel.b.activates("Jar of Greed")
    # Link 1 and 2 are open; both Spell and Trap lie on the field.
    assert duel.place_of(KETO) == "Spell & Trap Zone"
    duel.all_pass()
    assert duel.place_of(KETO) == "GY"
    assert duel.a.lp == 9000
    keto = duel.a.card(KETO)
    assert keto.data.reason & c.REASON_RULE
    assert not keto.data.reason & (c.REASON_EFFECT | c.REASON_DESTROY)


@pytest.mark.ruling("SPL-003")
def test_activated_cards_pay_a_cost_in_the_same_chain() -> None:
    duel = Scenario(filler=30)
    goblin, provisions = "Good Goblin Housekeeping", "Emergency Provisions"
    duel.a.set(goblin, goblin, goblin, provisions)
    for _ in range(3):
        duel.a.activates(goblin)
    duel.a.activates(provisions)
    duel.a.picks(goblin, goblin, goblin)
    assert duel.a.graveyard_names == [goblin] * 3
    deck = duel.a.deck_count
    for hand in (4, 7, 10):  # each link draws 4 and puts 1 back
        duel.expect(0, (d.SelectCards,))
        assert len(duel.a.hand_names) == hand
        duel.a.picks("Mokey Mokey")
    duel.all_pass()
    assert duel.a.lp == 11000
    assert len(duel.a.hand_names) == 9
    assert duel.a.deck_count == deck - 12 + 4 + 3  # 4 were drawn before the first question


@pytest.mark.ruling("SPL-004")
def test_removing_a_normal_spell_does_not_stop_it() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed")
    duel.b.set(TYPHOON)
    duel.a.activates("Pot of Greed")
    duel.b.activates(TYPHOON)
    duel.all_pass()
    assert duel.place_of("Pot of Greed") == "GY"
    assert duel.a.card("Pot of Greed").data.reason & c.REASON_DESTROY
    assert len(duel.a.hand_names) == 2


@pytest.mark.ruling("SPL-005")
@pytest.mark.parametrize(
    ("spell", "offered_"), [("Pot of Greed", False), ("Swords of Revealing Light", True)]
)
def test_what_does_not_stay_cannot_be_returned(spell: str, offered_: bool) -> None:
    duel = Scenario(player="B")
    duel.b.hand(spell)
    duel.a.set("Gravelstorm", "Jar of Greed")
    duel.b.activates(spell)
    assert duel.a.could_respond("Gravelstorm") == offered_


SLOW = (KETO, "Umi", "Axe of Despair", "Black Luster Ritual")


@pytest.mark.ruling("SPL-006")
def test_slow_spells_only_in_the_own_main_phase() -> None:
    duel = Scenario()
    duel.a.hand(*SLOW, "Black Luster Soldier").monsters("Gemini Elf", "Summoned Skull").set("Jar of Greed")
    assert all(duel.a.may_activate(name) for name in SLOW)
    duel.a.activates("Jar of Greed")
    assert not any(duel.a.could_respond(name) for name in SLOW)
    duel.all_pass()
    duel.a.battle_phase()
    assert not any(duel.a.may_activate(name) for name in SLOW)
    duel.a.attacks_directly("Gemini Elf")
    assert not any(duel.a.could_respond(name) for name in SLOW)
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert not any(duel.a.could_respond(name) for name in SLOW)


@pytest.mark.ruling("SPL-007")
def test_a_set_normal_spell_may_be_activated_at_once() -> None:
    duel = Scenario()
    duel.a.hand(KETO)
    duel.a.sets(KETO)
    duel.all_pass()
    assert duel.a.card(KETO).is_face_down()
    duel.a.activates(KETO)
    duel.all_pass()
    assert duel.a.lp == 9000


@pytest.mark.ruling("SPL-008")
def test_a_quick_play_spell_from_the_hand_in_the_damage_step() -> None:
    duel = Scenario()
    duel.a.hand("Rush Recklessly").monsters("Gemini Elf")
    duel.a.battle_phase()
    duel.a.attacks_directly("Gemini Elf")
    while duel.kernel.state.ds_part != c.DS_START:
        assert isinstance(duel.decision, d.ChainResponse)
        duel.a.passes()
    duel.a.activates("Rush Recklessly")
    duel.all_pass()
    assert duel.b.lp == 8000 - 2600


@pytest.mark.ruling("SPL-009")
def test_a_quick_play_spell_from_the_hand_not_in_the_opponents_turn() -> None:
    duel = Scenario(player="B")
    duel.a.hand("Rush Recklessly").monsters("Gemini Elf")
    duel.b.monsters("Vorse Raider")
    duel.b.changes_position("Vorse Raider")
    assert not duel.a.could_respond("Rush Recklessly")
    other = Scenario(player="B")
    other.a.set("Rush Recklessly").monsters("Gemini Elf")
    other.b.monsters("Vorse Raider")
    other.b.changes_position("Vorse Raider")
    assert other.a.could_respond("Rush Recklessly")


@pytest.mark.ruling("SPL-011")
def test_a_quick_play_spell_not_in_the_turn_it_was_set() -> None:
    duel = Scenario()
    duel.a.hand(TYPHOON)
    duel.b.set("Mirror Force").monsters("Vorse Raider")
    duel.a.sets(TYPHOON)
    assert not duel.a.may_activate(TYPHOON)
    duel.a.ends_turn()
    duel.b.changes_position("Vorse Raider")
    assert duel.a.could_respond(TYPHOON)


@pytest.mark.ruling("SPL-013")
@pytest.mark.parametrize("where", ["hand", "set"])
def test_a_negated_spell_is_sent_from_nowhere(where: str) -> None:
    duel = Scenario()
    getattr(duel.a, where)("Black Pendant")
    duel.a.monsters("Gemini Elf")
    duel.b.set("Magic Jammer").hand("Kuriboh")
    duel.a.activates("Black Pendant")
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert duel.place_of("Black Pendant") == "GY"
    assert duel.b.lp == 8000


def test_black_pendant_sent_from_the_field_does_damage() -> None:
    duel = Scenario()
    duel.a.hand("Black Pendant").monsters("Gemini Elf")
    duel.b.set(TYPHOON)
    duel.a.activates("Black Pendant")
    duel.all_pass()
    assert duel.a.card("Gemini Elf").attack == 2400
    duel.a.changes_position("Gemini Elf")
    duel.b.activates(TYPHOON)
    duel.all_pass()
    assert duel.b.lp == 7500


@pytest.mark.ruling("SPL-016")
def test_a_continuous_spell_stays() -> None:
    duel = Scenario()
    duel.a.hand("Dark Contract with the Gate")
    duel.a.activates("Dark Contract with the Gate")
    duel.all_pass()
    assert duel.place_of("Dark Contract with the Gate") == "Spell & Trap Zone"
    assert duel.a.card("Dark Contract with the Gate").is_face_up()
    assert all(name != "Dark Contract with the Gate" for _, name in offered(duel, duel.a))


@pytest.mark.ruling("SPL-020")
def test_a_continuous_spell_without_an_effect_is_activated() -> None:
    duel = Scenario()
    duel.a.hand("Toon World")
    duel.a.activates("Toon World")
    duel.all_pass()
    assert duel.a.lp == 7000
    assert duel.place_of("Toon World") == "Spell & Trap Zone"
    assert duel.a.card("Toon World").is_face_up()


@pytest.mark.ruling("SPL-022")
def test_a_spell_without_an_effect_to_use_cannot_be_activated() -> None:
    duel = Scenario()
    duel.a.hand("Ojamagic")
    assert not duel.a.may_activate("Ojamagic")
    assert duel.a.may_set("Ojamagic")
    duel.a.sets("Ojamagic")
    duel.all_pass()
    assert not duel.a.may_activate("Ojamagic")


@pytest.mark.ruling("SPL-023")
def test_a_placed_spell_was_not_activated() -> None:
    duel = Scenario()
    duel.a.hand("The Weather Painter Snow")
    duel.a.deck_top("The Weather Snowy Canvas", "The Weather Thundery Canvas")
    duel.b.set("Magic Jammer").hand("Kuriboh")
    duel.a.summons("The Weather Painter Snow")
    duel.a.activates("The Weather Painter Snow")
    assert not duel.b.could_respond("Magic Jammer")
    duel.a.picks("The Weather Snowy Canvas")
    assert not duel.b.could_respond("Magic Jammer")
    duel.all_pass()
    canvas = duel.a.card("The Weather Snowy Canvas")
    assert canvas.location == c.LOCATION_SZONE
    assert canvas.is_face_up()
    assert len(duel.happened(ChainLinkAdded)) == 1  # the monster's effect only
    assert duel.a.may_activate("The Weather Painter Snow")  # it is in use: the painter has its effect


@pytest.mark.ruling("SPL-018")
def test_an_effect_of_a_face_up_spell_is_no_spell_card() -> None:
    duel = Scenario()
    recruit = "Legendary Six Samurai - Kizan"
    counters(put(duel.a, "Gateway of the Six", c.LOCATION_SZONE), 0x3, 4)
    duel.a.deck_top(recruit)
    duel.b.set("Magic Jammer").hand("Kuriboh")
    duel.a.activates("Gateway of the Six", effect=3)
    assert not duel.b.could_respond("Magic Jammer")
    duel.all_pass()
    assert duel.a.hand_names == [recruit]


@pytest.mark.ruling("SPL-033")
@pytest.mark.parametrize(
    ("removal", "left"), [("Harpie's Feather Duster", c.LOCATION_MZONE), ("Dark Hole", c.LOCATION_SZONE)]
)
def test_a_pendulum_card_is_a_spell_in_its_zone_and_a_monster_elsewhere(removal: str, left: int) -> None:
    duel = Scenario(player="B")
    put(duel.a, "Flash Knight", c.LOCATION_SZONE, 0)
    monster(duel.a, "Flash Knight")
    duel.b.hand(removal)
    duel.b.activates(removal)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_EXTRA) == ["Flash Knight"]
    assert duel.a.names(left) == ["Flash Knight"]
    assert duel.a.names(c.LOCATION_ONFIELD & ~left) == []


FLASH = "Flash Knight"


@pytest.mark.ruling("SPL-015")
def test_a_ritual_spell_goes_to_the_graveyard() -> None:
    duel = Scenario()
    duel.a.hand("Black Illusion Ritual", "Relinquished", "Kuriboh")
    duel.a.activates("Black Illusion Ritual")
    _finish_ritual(duel, "Kuriboh")
    assert duel.a.field_names == ["Relinquished"]
    assert sorted(duel.a.graveyard_names) == ["Black Illusion Ritual", "Kuriboh"]


def _finish_ritual(duel: Scenario, tribute: str) -> None:
    while not isinstance(duel.decision, d.IdleCommand):
        decision = duel.decision
        if isinstance(decision, (d.SelectCards, d.SelectUnselect, d.SelectSum, d.SelectTributes)):
            duel.a.picks(tribute)
        else:
            assert duel._skip_one(), duel.told("unexpected")


@pytest.mark.ruling("SPL-024")
def test_a_negated_pendulum_activation_goes_to_the_graveyard() -> None:
    duel = Scenario()
    duel.a.hand(FLASH)
    duel.b.set("Magic Jammer").hand("Kuriboh")
    duel.a.activates(FLASH)
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert duel.a.graveyard_names == [FLASH]
    assert duel.a.names(c.LOCATION_EXTRA) == []


@pytest.mark.ruling("SPL-026")
def test_a_pendulum_card_stays_in_its_zone() -> None:
    duel = Scenario()
    duel.a.hand(FLASH)
    duel.a.activates(FLASH)
    duel.all_pass()
    for _ in range(2):
        duel.a.ends_turn()
        duel.b.ends_turn()
    duel.all_pass()
    assert duel.turn == 7
    assert duel.a.card(FLASH).in_pendulum_zone
    assert duel.a.card(FLASH).is_face_up()


@pytest.mark.ruling("SPL-027")
def test_a_pendulum_monster_is_not_set_as_a_spell() -> None:
    duel = Scenario()
    duel.a.hand(FLASH)
    kinds = {kind for kind, name in offered(duel, duel.a) if name == FLASH}
    assert kinds == {d.ACT_SUMMON, d.ACT_MSET, d.ACT_ACTIVATE}


@pytest.mark.ruling("SPL-028")
def test_a_pendulum_card_does_not_replace_another() -> None:
    duel = Scenario()
    put(duel.a, FLASH, c.LOCATION_SZONE, 0)
    put(duel.a, "Dragon Horn Hunter", c.LOCATION_SZONE, 4)
    duel.a.hand("Foucault's Cannon")
    assert not duel.a.may_activate("Foucault's Cannon")
    free = Scenario()
    put(free.a, FLASH, c.LOCATION_SZONE, 0)
    free.a.hand("Foucault's Cannon")
    assert free.a.may_activate("Foucault's Cannon")


@pytest.mark.ruling("SPL-029")
def test_two_pendulum_cards_and_a_pendulum_summon_in_one_turn() -> None:
    duel = Scenario()
    duel.a.hand(FLASH, "Dragon Horn Hunter", "Gemini Elf")
    for name in (FLASH, "Dragon Horn Hunter"):
        duel.a.activates(name)
        duel.all_pass()
    assert all(duel.a.card(name).in_pendulum_zone for name in (FLASH, "Dragon Horn Hunter"))
    left = next(x.name for x in duel.kernel.cards_in(0, c.LOCATION_SZONE))
    duel.a.special_summons(left)
    if isinstance(duel.decision, d.SelectUnselect):
        duel.a.picks("Gemini Elf")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf"]


@pytest.mark.ruling("SPL-034")
def test_in_the_hand_a_pendulum_monster_is_no_spell() -> None:
    duel = Scenario()
    duel.a.monsters("Summoner Monk").hand(FLASH)
    duel.a.deck_top("Gemini Elf")
    assert not duel.a.may_activate("Summoner Monk")
    other = Scenario()
    other.a.monsters("Summoner Monk").hand("Dark Hole").deck_top("Gemini Elf")
    assert other.a.may_activate("Summoner Monk")


@pytest.mark.ruling("SPL-036")
def test_a_pendulum_card_is_not_moved_at_will() -> None:
    duel = Scenario()
    put(duel.a, FLASH, c.LOCATION_SZONE, 0)
    monster(duel.a, FLASH)
    kinds = [kind for kind, name in offered(duel, duel.a) if name == FLASH]
    assert kinds == [d.ACT_POSITION]


@pytest.mark.ruling("SPL-037")
def test_spells_that_must_be_set_first() -> None:
    duel = Scenario()
    duel.a.hand(FLASH, KETO)
    duel.b.face_up("Anti-Spell Fragrance")
    kinds = {kind for kind, name in offered(duel, duel.a) if name == FLASH}
    assert kinds == {d.ACT_SUMMON, d.ACT_MSET}
    assert not duel.a.may_activate(KETO)
    duel.a.sets(KETO)
    assert not duel.a.may_activate(KETO)
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert duel.a.may_activate(KETO)


@pytest.mark.ruling("SPL-025")
def test_a_pendulum_card_is_of_no_sub_kind() -> None:
    duel = Scenario()
    duel.a.monsters("Dark Eradicator Warlock").hand(FLASH, KETO)
    duel.a.activates(FLASH)
    duel.all_pass()
    flash = duel.a.card(FLASH)
    assert duel.b.lp == 8000
    assert flash.is_spell()
    sub_kinds = c.TYPE_CONTINUOUS | c.TYPE_EQUIP | c.TYPE_FIELD | c.TYPE_QUICKPLAY | c.TYPE_RITUAL
    assert not flash.is_type(sub_kinds)
    duel.a.activates(KETO)
    duel.all_pass()
    assert duel.b.lp == 7000
