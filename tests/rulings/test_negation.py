"""Negation and immunity (NEG)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.events import BecameTargets, Moved
from tests.rulings.building import choices, monster
from tests.rulings.extra_deck import xyz
from tests.rulings.summoning import activated
from tests.rulings.watching import reasons_of, settle_places, targets_named
from tests.scenario import Scenario

DRAIN = "Skill Drain"
TIRAS = "Tiras, Keeper of Genesis"
HORUS = "Horus the Black Flame Dragon LV6"
WILDHEART = "Elemental HERO Wildheart"
COPPELIA = "Evilswarm Coppelia"
EVENLY = "Evenly Matched"
APOPHIS = "Embodiment of Apophis"
SLIME = "Metal Reflect Slime"
GARUNIX = "Fire King High Avatar Garunix"
GUARD_COUNTER = c.COUNTER_WITHOUT_PERMIT | 0x21
CYCLONE = "Mystical Space Typhoon"
SOLDIER = "Cannon Soldier"


# -- what negation does ----------------------------------------------------------------------------


@pytest.mark.ruling("NEG-006")
def test_what_cannot_be_destroyed_is_negated_all_the_same() -> None:
    duel = Scenario()
    xyz(duel.a, TIRAS, "Curse of Dragon", "Curse of Dragon")
    duel.b.monsters("Vorse Raider").set("Solemn Strike", "Jar of Greed")
    duel.a.battle_phase()
    duel.a.attacks(TIRAS, "Vorse Raider")
    duel.all_pass()
    duel.a.main_phase_2()
    duel.a.picks("Jar of Greed")
    duel.b.activates("Solemn Strike")
    duel.all_pass()
    assert duel.b.lp == 8000 - 700 - 1500
    assert duel.place_of("Jar of Greed") == "Spell & Trap Zone"
    assert duel.place_of(TIRAS) == "Monster Zone"


@pytest.mark.ruling("NEG-011")
def test_a_monster_gone_as_its_own_cost_is_not_negated() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Stardust Dragon", "Gemini Elf").face_up(DRAIN)
    duel.b.hand("Dark Hole")
    duel.b.activates("Dark Hole")
    duel.a.activates("Stardust Dragon")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf"]
    assert duel.b.graveyard_names == ["Dark Hole"]


@pytest.mark.ruling("NEG-013")
def test_skill_drain_does_not_touch_the_gy() -> None:
    duel = Scenario()
    duel.a.graveyard("Plaguespreader Zombie").hand("Gemini Elf")
    duel.b.face_up(DRAIN)
    duel.a.activates("Plaguespreader Zombie")
    duel.all_pass()
    assert duel.place_of("Plaguespreader Zombie") == "Monster Zone"
    assert duel.a.card("Plaguespreader Zombie").is_negated()


@pytest.mark.ruling("NEG-018")
def test_protection_is_no_use_when_the_summon_is_negated() -> None:
    duel = Scenario()
    duel.a.monsters("Curse of Dragon", "Curse of Dragon").extra(TIRAS)
    duel.b.set("Solemn Judgment")
    duel.a.special_summons(TIRAS)
    duel.a.picks("Curse of Dragon", "Curse of Dragon")
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.b.lp == 4000
    assert sorted(duel.a.graveyard_names) == ["Curse of Dragon", "Curse of Dragon", TIRAS]
    sent = [e for e in duel.happened(Moved) if e.after.card.location == c.LOCATION_GRAVE and e.owner == 0]
    assert len(sent) == 3
    assert not any(each.before.card.location & c.LOCATION_ONFIELD for each in sent)


# -- unaffected ------------------------------------------------------------------------------------


@pytest.mark.ruling("NEG-019")
def test_unaffected_by_a_spells_destruction() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki")
    duel.b.monsters(HORUS, "Gemini Elf")
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == [HORUS]
    assert duel.b.graveyard_names == ["Gemini Elf"]


@pytest.mark.ruling("NEG-020")
def test_an_unaffected_monster_may_be_targeted_for_nothing() -> None:
    duel = Scenario()
    duel.a.hand("Forbidden Chalice")
    duel.b.monsters(HORUS)
    duel.a.activates("Forbidden Chalice")
    assert targets_named(duel) == [[HORUS]]
    duel.all_pass()
    assert len(duel.happened(BecameTargets)) == 1
    assert duel.b.card(HORUS).attack == 2300
    assert not duel.b.card(HORUS).is_negated()


@pytest.mark.ruling("NEG-021")
def test_being_unaffected_suspends_ones_own_bonus() -> None:
    ulti = "Ritual Beast Ulti-Apelio"
    duel = Scenario()
    monster(duel.a, ulti)
    duel.a.monsters("Spiritual Beast Apelio").graveyard("Spiritual Beast Apelio")
    duel.b.monsters("Celtic Guardian").set("Waboku")
    duel.a.activates("Spiritual Beast Apelio")
    duel.all_pass()
    assert duel.a.card(ulti).attack == 3100
    duel.a.battle_phase()
    duel.a.attacks(ulti, "Celtic Guardian")
    assert duel.a.card(ulti).attack == 2600
    duel.all_pass()
    assert duel.b.lp == 8000 - (2600 - 1400)
    assert duel.a.card(ulti).attack == 3100


@pytest.mark.ruling("NEG-025")
@pytest.mark.parametrize("removal", ["Share the Pain", "Smashing Ground"])
def test_what_the_player_must_tribute_was_not_removed_by_the_opponent(removal: str) -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Vorse Raider").hand(removal)
    duel.b.monsters(COPPELIA)
    duel.a.activates(removal)
    if removal == "Share the Pain":
        duel.a.picks("Gemini Elf")
    settle_places(duel)
    while duel.place_of(COPPELIA) != "GY":
        duel.respond(())
    assert duel.b.could_respond(COPPELIA) is (removal == "Smashing Ground")


def end_of_battle_phase(*monsters: str) -> Scenario:
    """A uses Evenly Matched from the hand; B (whose turn it is) controls these and Jar of Greed, Set."""
    duel = Scenario(player="B")
    duel.a.hand(EVENLY)
    duel.b.monsters(*monsters).set("Jar of Greed")
    duel.b.battle_phase()
    duel.b.main_phase_2()
    duel.a.activates(EVENLY)
    return duel


@pytest.mark.ruling("NEG-027")
def test_evenly_matched_may_take_what_is_unaffected_by_traps() -> None:
    duel = end_of_battle_phase(WILDHEART)
    assert choices(duel, duel.b) == [WILDHEART, "Jar of Greed"]
    duel.b.picks(WILDHEART)
    duel.all_pass()
    assert duel.b.banished_names == [WILDHEART]
    assert duel.b.card(WILDHEART).is_face_down()
    assert duel.b.field_names == ["Jar of Greed"]


@pytest.mark.ruling("NEG-028")
def test_evenly_matched_cannot_take_what_cannot_be_banished() -> None:
    duel = end_of_battle_phase("Miracle Jurassic Egg")
    duel.all_pass()  # only one card can be chosen: not asked
    assert duel.b.banished_names == ["Jar of Greed"]
    assert duel.b.field_names == ["Miracle Jurassic Egg"]


@pytest.mark.ruling("NEG-029")
def test_the_player_sends_the_surplus_even_if_unaffected_by_traps() -> None:
    duel = Scenario()
    duel.a.set("Rivalry of Warlords")
    duel.b.monsters(WILDHEART, "Gemini Elf")
    duel.a.activates("Rivalry of Warlords")
    decision = duel.expect(1, (d.Announce,))
    assert set(decision.choices()) == {(c.RACE_WARRIOR,), (c.RACE_SPELLCASTER,)}
    duel.b.chooses(c.RACE_SPELLCASTER)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == ["Gemini Elf"]
    assert duel.b.graveyard_names == [WILDHEART]


# -- Trap Monsters ---------------------------------------------------------------------------------


@pytest.mark.ruling("NEG-031")
def test_a_negated_trap_monster_goes_back_for_good() -> None:
    duel = Scenario()
    duel.a.set(APOPHIS).monsters("Mokey Mokey").hand(CYCLONE)
    duel.b.set("Royal Decree")
    duel.a.activates(APOPHIS)
    duel.all_pass()
    assert duel.place_of(APOPHIS) == "Monster Zone"
    duel.a.changes_position("Mokey Mokey")
    duel.b.activates("Royal Decree")
    duel.all_pass()

    def lies_as_a_trap() -> bool:
        card = duel.a.card(APOPHIS)
        return card.location == c.LOCATION_SZONE and card.is_face_up() and not card.is_monster()

    assert lies_as_a_trap()
    duel.a.activates(CYCLONE, "Royal Decree")
    duel.all_pass()
    assert duel.place_of("Royal Decree") == "GY"
    assert lies_as_a_trap()


@pytest.mark.ruling("NEG-033")
def test_negating_its_monster_effects_leaves_a_trap_monster_a_monster() -> None:
    duel = Scenario()
    duel.a.set(SLIME)
    duel.b.hand("Effect Veiler")
    duel.a.activates(SLIME)
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates("Effect Veiler")
    assert targets_named(duel)[-1] == [SLIME]
    duel.all_pass()
    assert duel.a.card(SLIME).is_negated()
    assert duel.place_of(SLIME) == "Monster Zone"
    assert duel.a.card(SLIME).defense == 3000


# -- other -----------------------------------------------------------------------------------------


@pytest.mark.ruling("NEG-036")
def test_a_card_negated_in_the_gy_is_not_destroyed_there() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(GARUNIX)
    duel.b.hand("Smashing Ground").set("Solemn Warning")
    duel.b.activates("Smashing Ground")
    duel.all_pass()
    assert duel.place_of(GARUNIX) == "GY"
    duel.b.ends_turn()
    duel.b.activates("Solemn Warning")
    duel.all_pass()
    assert activated(duel)[-2:] == [GARUNIX, "Solemn Warning"]
    assert duel.b.lp == 6000
    assert duel.place_of(GARUNIX) == "GY"
    assert len(reasons_of(duel, GARUNIX)) == 1  # the one move by Smashing Ground
    links = len(activated(duel))
    duel.a.ends_turn()
    duel.all_pass()
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.turn == 6
    assert len(activated(duel)) == links
    assert duel.place_of(GARUNIX) == "GY"


@pytest.mark.ruling("NEG-038")
def test_what_an_attack_requires_falls_away_with_the_effect() -> None:
    duel = Scenario()
    duel.a.monsters("Mist Valley Falcon").face_up(DRAIN)
    duel.a.battle_phase()
    duel.a.attacks_directly("Mist Valley Falcon")
    duel.all_pass()
    assert duel.b.lp == 6000
    assert duel.a.field_names == ["Mist Valley Falcon", DRAIN]


@pytest.mark.ruling("NEG-039")
def test_counters_stay_on_a_negated_card() -> None:
    duel = Scenario()
    duel.a.hand("Card Guard", CYCLONE)
    duel.b.set(DRAIN)
    duel.a.summons("Card Guard")
    duel.all_pass()
    guard = duel.a.card("Card Guard")
    assert (guard.attack, guard.counters(GUARD_COUNTER)) == (1900, 1)
    duel.a.ends_turn()
    duel.b.activates(DRAIN)
    duel.all_pass()
    guard = duel.a.card("Card Guard")
    assert (guard.attack, guard.counters(GUARD_COUNTER)) == (1600, 1)
    duel.a.activates(CYCLONE)
    duel.all_pass()
    guard = duel.a.card("Card Guard")
    assert (guard.attack, guard.counters(GUARD_COUNTER)) == (1900, 1)


# -- negated effects that are activated all the same -----------------------------------------------


@pytest.mark.ruling("NEG-010")
@pytest.mark.parametrize("drained", [True, False])
def test_a_negated_effect_is_activated_and_paid_for(drained: bool) -> None:
    duel = Scenario()
    duel.a.monsters(SOLDIER, "Celtic Guardian")
    if drained:
        duel.b.face_up(DRAIN)
    duel.a.activates(SOLDIER, "Celtic Guardian")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Celtic Guardian"]
    assert duel.b.lp == (8000 if drained else 7500)


@pytest.mark.ruling("NEG-012")
def test_an_effect_already_on_the_chain_is_negated_too() -> None:
    duel = Scenario()
    duel.a.monsters(SOLDIER, "Celtic Guardian")
    duel.b.set(DRAIN)
    duel.a.activates(SOLDIER, "Celtic Guardian")
    duel.b.activates(DRAIN)
    duel.all_pass()
    assert activated(duel) == [SOLDIER, DRAIN]
    assert duel.b.lp == 7000


@pytest.mark.ruling("NEG-014")
def test_turned_face_down_a_monster_is_no_longer_negated() -> None:
    duel = Scenario(player="B")
    duel.a.hand("Effect Veiler")
    duel.b.monsters(SOLDIER, "Celtic Guardian").hand("Book of Moon", "Book of Taiyou")
    duel.b.changes_position("Celtic Guardian")
    duel.a.activates("Effect Veiler")
    duel.all_pass()
    assert duel.b.card(SOLDIER).is_negated()
    duel.b.activates("Book of Moon", SOLDIER)
    duel.all_pass()
    duel.b.activates("Book of Taiyou")
    duel.all_pass()
    assert duel.b.card(SOLDIER).is_face_up()
    duel.b.activates(SOLDIER, "Celtic Guardian")
    duel.all_pass()
    assert duel.a.lp == 7500


@pytest.mark.ruling("NEG-017")
@pytest.mark.parametrize("negated", [True, False])
def test_a_negated_pendulum_activation_goes_to_the_gy(negated: bool) -> None:
    duel = Scenario()
    duel.a.hand("Wisdom-Eye Magician")
    duel.b.set("Magic Jammer").hand("Mokey Mokey")
    duel.a.activates("Wisdom-Eye Magician", effect=0)
    if negated:
        duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert duel.place_of("Wisdom-Eye Magician") == ("GY" if negated else "Spell & Trap Zone")


@pytest.mark.ruling("NEG-024")
def test_a_player_must_send_even_an_unaffected_monster() -> None:
    dakini, first = "Cyber Angel Dakini", "First of the Dragons"
    duel = Scenario()
    duel.a.hand(dakini, "Advanced Ritual Art").deck("Mokey Mokey", "Gemini Elf", "Vorse Raider")
    monster(duel.b, first)
    duel.a.activates("Advanced Ritual Art")
    duel.all_pass()
    duel.a.picks("Gemini Elf", "Vorse Raider")
    duel.a.activates(dakini)
    duel.all_pass()
    assert duel.place_of(dakini) == "Monster Zone"
    assert duel.b.graveyard_names == [first]


@pytest.mark.ruling("NEG-037")
@pytest.mark.parametrize("limited", [True, False])
def test_a_limit_on_a_players_summons_binds_an_unaffected_monster_too(limited: bool) -> None:
    duel = Scenario()
    duel.a.hand(WILDHEART, "Monster Reborn", "Monster Reborn").graveyard("Gemini Elf", "Vorse Raider")
    if limited:
        duel.b.face_up("Summon Limit")
    duel.a.activates("Monster Reborn", "Gemini Elf")
    duel.all_pass()
    assert duel.a.may_summon(WILDHEART)
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert len(duel.a.names(c.LOCATION_MZONE)) == 2
    assert duel.a.may_summon(WILDHEART) is not limited


# -- what cannot be negated, and for how long ------------------------------------------------------

PUPPETEER = "Altergeist Marionetter"
PROTOCOL = "Altergeist Protocol"


@pytest.mark.ruling("NEG-007")
@pytest.mark.parametrize("protected", [True, False])
def test_what_cannot_be_negated_resolves_whatever_is_chained(protected: bool) -> None:
    duel = Scenario()
    duel.a.hand(PUPPETEER).deck_top(PROTOCOL, "Mokey Mokey")
    if protected:
        duel.a.face_up(PROTOCOL)
    duel.b.set("Divine Wrath").hand("Mokey Mokey")
    duel.a.summons(PUPPETEER)
    duel.a.activates(PUPPETEER)
    if duel.b.could_respond("Divine Wrath"):
        duel.b.activates("Divine Wrath")
    duel.all_pass()
    assert duel.place_of(PUPPETEER) == ("Monster Zone" if protected else "GY")
    assert duel.a.names(c.LOCATION_SZONE).count(PROTOCOL) == (2 if protected else 0)


@pytest.mark.ruling("NEG-008")
@pytest.mark.parametrize("protected", [True, False])
def test_skill_drain_does_not_negate_what_cannot_be_negated(protected: bool) -> None:
    duel = Scenario()
    duel.a.hand(PUPPETEER).deck_top(PROTOCOL, "Mokey Mokey")
    if protected:
        duel.a.face_up(PROTOCOL)
    duel.b.face_up(DRAIN)
    duel.a.summons(PUPPETEER)
    duel.a.activates(PUPPETEER)
    duel.all_pass()
    assert duel.a.card(PUPPETEER).is_negated()
    assert duel.a.names(c.LOCATION_SZONE).count(PROTOCOL) == (2 if protected else 0)


@pytest.mark.ruling("NEG-016")
def test_a_negated_trap_is_set_again() -> None:
    kunai, reboot = "Kunai with Chain", "Red Reboot"
    duel = Scenario()
    duel.a.monsters("Vorse Raider").hand(reboot)
    duel.b.monsters("Gemini Elf").set(kunai, "Waboku")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Gemini Elf")
    duel.b.activates(kunai, effect=1)
    duel.a.activates(reboot)
    settle_places(duel)
    assert duel.a.lp == 4000
    duel.all_pass()
    card = duel.b.card(kunai)
    assert card.location == c.LOCATION_SZONE
    assert card.is_face_down()
    assert card.equipped_to is None
    assert duel.b.card("Gemini Elf").attack == 1900
    assert not reasons_of(duel, kunai)
    duel.a.main_phase_2()
    assert not duel.b.could_respond("Waboku")


@pytest.mark.ruling("NEG-032")
def test_a_trap_monster_negated_for_a_time_goes_back_for_good() -> None:
    siegfried = "D/D/D Cursed King Siegfried"
    duel = Scenario()
    duel.a.set(APOPHIS)
    monster(duel.b, siegfried)
    duel.a.activates(APOPHIS)
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates(siegfried)
    assert targets_named(duel)[-1] == [APOPHIS]
    duel.all_pass()

    def lies_as_a_trap() -> bool:
        card = duel.a.card(APOPHIS)
        return card.location == c.LOCATION_SZONE and card.is_face_up() and not card.is_monster()

    assert lies_as_a_trap()
    while duel.turn < 5:
        (duel.a if duel.turn_player == "A" else duel.b).ends_turn()
        duel.all_pass()
    assert lies_as_a_trap()
