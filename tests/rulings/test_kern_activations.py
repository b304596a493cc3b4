"""Activations that an effect permits, and what Spells and Traps do when used (SPL, TRP, FLD)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.kernel import Kernel
from tests.rulings.building import counters, put
from tests.scenario import Scenario, pool

JAR, RUSH, TYPHOON = "Jar of Greed", "Rush Recklessly", "Mystical Space Typhoon"
MEDUSA, CERBERUS, KETO = "Mythical Beast Medusa", "Mythical Beast Cerberus", "Dian Keto the Cure Master"
SPELL = c.COUNTER_SPELL


def commands(duel: Scenario) -> tuple[d.Command, ...]:
    """The commands of the open question."""
    decision = duel.duel.decision
    assert isinstance(decision, (d.IdleCommand, d.ChainResponse))
    return decision.commands


def offered_now(duel: Scenario) -> list[tuple[int, str]]:
    """(kind, name) of the commands of the open question."""
    return [(each.kind, duel.kernel.by_key(each.card.key).name) for each in commands(duel) if each.card.key]


@pytest.mark.ruling("SPL-010")
def test_an_effect_permits_a_quick_play_spell_in_the_opponents_turn_once() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Condemned Maiden").hand(RUSH, RUSH)
    duel.b.monsters("Vorse Raider")
    duel.b.changes_position("Vorse Raider")
    duel.a.activates(RUSH, "Condemned Maiden")
    assert not duel.a.could_respond(RUSH)
    duel.all_pass()
    assert duel.a.hand_names == [RUSH]
    duel.b.ends_turn()
    duel.a.ends_turn()
    duel.b.changes_position("Vorse Raider")
    assert not duel.a.could_respond(RUSH)


def test_without_the_maiden_the_quick_play_spell_waits() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Gemini Elf").hand(RUSH)
    duel.b.monsters("Vorse Raider")
    duel.b.changes_position("Vorse Raider")
    assert not duel.a.could_respond(RUSH)


def test_a_quick_play_spell_in_the_own_turn_uses_up_no_permission() -> None:
    duel = Scenario()
    duel.a.monsters("Condemned Maiden").hand(RUSH, RUSH)
    duel.b.monsters("Vorse Raider")
    duel.a.activates(RUSH, "Condemned Maiden")
    duel.a.ends_turn()
    duel.b.changes_position("Vorse Raider")
    assert duel.a.could_respond(RUSH)


@pytest.mark.ruling("SPL-012")
def test_the_gy_effect_of_a_quick_play_spell_is_no_fast_effect() -> None:
    beast = "Indomitable Gladiator Beast"
    duel = Scenario()
    duel.a.graveyard(beast, *gladiators()).hand(KETO).set(JAR)
    duel.b.set(JAR)
    duel.a.activates(KETO)
    duel.b.activates(JAR)
    duel.expect(duel.a.index, (d.ChainResponse,))
    names = [name for _, name in offered_now(duel)]
    assert JAR in names
    assert beast not in names
    duel.all_pass()
    assert duel.a.may_activate(beast)


def gladiators() -> list[str]:
    """Two "Gladiator Beast" cards."""
    names = [
        f.name for f in pool() if "Gladiator Beast" in f.archetypes and pool().script(f.code) is not None
    ]
    return [name for name in sorted(names) if name != "Indomitable Gladiator Beast"][:2]


@pytest.mark.ruling("SPL-014")
@pytest.mark.parametrize(
    ("name", "turns"), [("Swords of Revealing Light", 3), ("Different Dimension Capsule", 0)]
)
def test_a_normal_spell_that_stays_on_the_field(name: str, turns: int) -> None:
    duel = Scenario()
    duel.a.hand(name)
    duel.a.activates(name)
    if duel.decision is not None and isinstance(duel.decision, d.SelectCards):
        duel.a.picks("Mokey Mokey")
    duel.all_pass()
    stays = duel.a.card(name)
    assert stays.is_face_up()
    assert duel.place_of(name) == "Spell & Trap Zone"
    for _ in range(turns):
        assert duel.place_of(name) == "Spell & Trap Zone"
        duel.a.ends_turn()
        duel.b.ends_turn()
    if turns:
        assert duel.place_of(name) == "GY"


@pytest.mark.ruling("SPL-014")
def test_big_evolution_pill_stays_until_the_third_end_phase_of_the_opponent() -> None:
    duel = Scenario()
    duel.a.hand("Big Evolution Pill").monsters("Jurrac Guaiba")
    duel.a.activates("Big Evolution Pill")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Jurrac Guaiba"]
    for _ in range(3):
        assert duel.place_of("Big Evolution Pill") == "Spell & Trap Zone"
        duel.a.ends_turn()
        duel.b.ends_turn()
    assert duel.place_of("Big Evolution Pill") == "GY"


@pytest.mark.ruling("SPL-017")
def test_a_continuous_spell_removed_in_response_does_nothing() -> None:
    whirlwind, zephyros = "Black Whirlwind", "Blackwing - Zephyros the Elite"
    duel = Scenario()
    duel.a.face_up(whirlwind).hand(zephyros).deck_top("Blackwing - Blizzard the Far North")
    duel.b.set(TYPHOON)
    duel.a.summons(zephyros)
    duel.a.activates(whirlwind)
    duel.b.activates(TYPHOON)
    duel.all_pass()
    assert duel.place_of(whirlwind) == "GY"
    assert duel.a.hand_names == []


@pytest.mark.ruling("SPL-019")
def test_the_effect_of_a_face_up_spell_is_no_spell_card_activation() -> None:
    gateway, beast = "Gateway of the Six", "Naturia Beast"
    duel = Scenario()
    duel.a.face_up(gateway).deck_top("Legendary Six Samurai - Kizan").hand(KETO)
    counters(duel.a.card(gateway), 0x3, 4)
    put(duel.b, beast, c.LOCATION_MZONE)
    assert duel.a.may_activate(gateway)
    duel.a.activates(gateway, effect=recruiting(duel.kernel))
    assert not duel.b.could_respond(beast)
    duel.all_pass()
    assert "Legendary Six Samurai - Kizan" in duel.a.hand_names
    duel.a.activates(KETO)
    assert duel.b.could_respond(beast)


def recruiting(kernel: Kernel) -> int:
    """Index of the effect of Gateway of the Six that adds a monster to the hand."""
    script = kernel.script(pool().named("Gateway of the Six").code)
    assert script is not None
    return next(each.index for each in script.effects if each.category & c.CATEGORY_SEARCH)


@pytest.mark.ruling("SPL-030")
def test_in_a_pendulum_zone_only_the_pendulum_effect_applies() -> None:
    duel = Scenario()
    zone = put(duel.a, MEDUSA, c.LOCATION_SZONE, duel.rules.pendulum_sequences[0])
    beast = put(duel.a, MEDUSA, c.LOCATION_MZONE)
    duel.a.hand(KETO).graveyard(CERBERUS)
    usable = [each.card.key for each in commands(duel) if each.kind == d.ACT_ACTIVATE]
    assert zone.uid in usable
    assert beast.uid not in usable
    duel.a.activates(KETO)
    duel.all_pass()
    assert duel.kernel.card(beast.uid).counters(SPELL) == 1
    assert duel.kernel.card(zone.uid).counters(SPELL) == 0


@pytest.mark.ruling("SPL-031")
def test_a_pendulum_effect_is_no_spell_card_activation() -> None:
    duel = Scenario()
    put(duel.a, MEDUSA, c.LOCATION_SZONE, duel.rules.pendulum_sequences[0])
    duel.a.graveyard(CERBERUS)
    duel.b.set("Magic Jammer").hand("Wattkid")
    duel.a.activates(MEDUSA)
    assert not duel.b.could_respond("Magic Jammer")
    duel.all_pass()
    assert CERBERUS in duel.a.field_names


@pytest.mark.ruling("SPL-032")
def test_a_pendulum_card_that_left_its_zone_carries_out_nothing() -> None:
    duel = Scenario()
    put(duel.a, MEDUSA, c.LOCATION_SZONE, duel.rules.pendulum_sequences[0])
    duel.a.graveyard(CERBERUS)
    duel.b.set(TYPHOON)
    duel.a.activates(MEDUSA)
    duel.b.activates(TYPHOON)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_EXTRA) == [MEDUSA]
    assert duel.a.card(MEDUSA).is_face_up()
    assert duel.a.names(c.LOCATION_MZONE) == []
    assert duel.place_of(CERBERUS) == "GY"


@pytest.mark.ruling("SPL-035")
def test_pendulum_monsters_in_the_hand_are_no_spells_but_those_in_their_zones_are() -> None:
    virus, knight = "Eradicator Epidemic Virus", "Flash Knight"
    duel = Scenario()
    duel.a.set(virus).monsters("Dark Magician")
    put(duel.b, knight, c.LOCATION_SZONE, duel.rules.pendulum_sequences[0])
    duel.b.hand(knight).deck_top("Wattkid", knight)
    duel.a.activates(virus)
    duel.a.chooses(0)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_SZONE) == []
    assert duel.b.names(c.LOCATION_EXTRA) == [knight]
    assert duel.b.hand_names == [knight]
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.hand_names == [knight, knight]
    assert duel.b.graveyard_names == []


@pytest.mark.ruling("TRP-004")
def test_an_effect_permits_one_trap_in_the_turn_it_was_set() -> None:
    duel = Scenario()
    duel.a.face_up("Temple of the Kings").hand(JAR, JAR)
    duel.a.sets(JAR)
    assert duel.a.may_activate(JAR)
    duel.a.sets(JAR)
    duel.a.activates(JAR)
    duel.all_pass()
    assert not duel.a.may_activate(JAR)


def test_a_trap_set_earlier_uses_up_no_permission() -> None:
    duel = Scenario()
    duel.a.face_up("Temple of the Kings").set(JAR).hand("Dust Tornado")
    duel.b.set("Magic Jammer")
    duel.a.activates(JAR)
    duel.all_pass()
    duel.a.sets("Dust Tornado")
    assert duel.a.may_activate("Dust Tornado")


@pytest.mark.ruling("TRP-005")
@pytest.mark.parametrize("turn_of", ["A", "B"])
def test_an_effect_permits_a_trap_from_the_hand(turn_of: str) -> None:
    duel = Scenario(player=turn_of)
    duel.a.monsters("Makyura the Destructor").hand(JAR, JAR)
    side = duel.a if turn_of == "A" else duel.b
    side.hand("Dark Hole")
    duel.b.set("Seven Tools of the Bandit")
    side.activates("Dark Hole")
    duel.a.activates("Makyura the Destructor")
    duel.a.activates(JAR)
    duel.expect(duel.b.index, (d.ChainResponse,))
    assert duel.place_of(JAR) == "Spell & Trap Zone"
    assert not duel.a.could_respond(JAR)
    duel.all_pass()
    assert duel.a.graveyard_names.count(JAR) == 1
    assert duel.a.hand_names.count(JAR) == 1


@pytest.mark.ruling("TRP-012")
@pytest.mark.parametrize("at_once", [True, False])
def test_a_continuous_trap_may_be_activated_with_its_effect(at_once: bool) -> None:
    network = "Cyber Network"
    duel = Scenario()
    duel.a.monsters("Cyber Dragon").set(network).deck_top("Cyber Dragon")
    duel.a.activates(network)
    duel.a.says(at_once)
    duel.all_pass()
    if isinstance(duel.decision, d.SelectCards):
        duel.a.picks("Cyber Dragon")
        duel.all_pass()
    assert duel.a.card(network).is_face_up()
    assert duel.a.banished_names == (["Cyber Dragon"] if at_once else [])


@pytest.mark.ruling("TRP-013")
def test_an_effect_that_sends_the_trap_away_is_used_only_after_its_activation() -> None:
    glory, beast = "Hazy Glory", "Hazy Flame Hyppogrif"
    duel = Scenario()
    duel.a.set(glory).graveyard(beast)
    duel.b.set("Seven Tools of the Bandit")
    duel.a.activates(glory)
    first = duel.expect(duel.b.index, (d.ChainResponse,))
    assert isinstance(first, d.ChainResponse)
    assert first.chain_length == 1
    duel.b.passes()
    after = duel.expect(duel.a.index, (d.ChainResponse,))  # A was not asked while the Chain was open
    assert isinstance(after, d.ChainResponse)
    assert after.chain_length == 0
    assert duel.place_of(glory) == "Spell & Trap Zone"
    assert duel.a.graveyard_names == [beast]
    duel.a.activates(glory)
    duel.all_pass()
    assert duel.a.hand_names == [beast]
    assert duel.place_of(glory) == "GY"


@pytest.mark.ruling("TRP-016")
def test_a_trap_whose_activation_was_negated_was_not_sent_from_the_field() -> None:
    network = "Cyber Network"
    duel = Scenario()
    duel.a.monsters("Cyber Dragon").set(network).banished("Cyber Dragon")
    duel.b.set("Seven Tools of the Bandit")
    duel.a.activates(network)
    duel.b.activates("Seven Tools of the Bandit")
    duel.all_pass()
    assert duel.place_of(network) == "GY"
    assert duel.a.banished_names == ["Cyber Dragon"]
    assert duel.a.field_names == ["Cyber Dragon"]
    assert isinstance(duel.decision, d.IdleCommand)


@pytest.mark.ruling("TRP-017")
def test_a_trap_that_is_set_again_is_hidden_and_equips_nothing() -> None:
    kunai, reboot = "Kunai with Chain", "Red Reboot"
    duel = Scenario()
    duel.a.set(kunai).monsters("Gemini Elf")
    duel.b.set(reboot)
    duel.a.activates(kunai)
    if isinstance(duel.decision, d.SelectCards):
        duel.a.picks("Gemini Elf")
    duel.b.activates(reboot)
    duel.all_pass()
    if isinstance(duel.decision, d.YesNo):
        duel.a.says(False)
        duel.all_pass()
    trap = duel.a.card(kunai)
    assert trap.is_face_down()
    assert trap.equipped_to is None
    assert duel.place_of(kunai) == "Spell & Trap Zone"
    shown = duel.duel.view(duel.b.index).sides[0].spells[trap.sequence]
    assert shown is not None
    assert shown.code == 0
    assert duel.a.card("Gemini Elf").attack == 1900


@pytest.mark.ruling("FLD-008")
def test_a_field_spell_activated_by_an_effect_starts_no_link_of_its_own() -> None:
    gateway = "Gateway to Chaos"
    duel = Scenario()
    duel.a.set("Metaverse").deck_top(gateway, "Black Luster Soldier")
    duel.a.activates("Metaverse")
    duel.all_pass()
    while not isinstance(duel.decision, d.IdleCommand):
        if isinstance(duel.decision, d.SelectCards):
            duel.a.picks(gateway)
        else:
            duel.a.chooses(0)
        duel.all_pass()
    field = duel.a.card(gateway)
    assert field.in_field_zone
    assert field.is_face_up()
    assert duel.a.hand_names == []
    assert "Black Luster Soldier" in duel.a.names(c.LOCATION_DECK)
