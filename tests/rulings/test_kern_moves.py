"""Control, banishing, and monsters that are Set as Spells (CTL, BAN, MUST, TGT, NEG)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.card import Card
from app.engine.events import Summoned
from tests.rulings.building import put
from tests.rulings.extra_deck import xyz
from tests.scenario import Scenario, Side

ELF, RAIDER, WATTKID = "Gemini Elf", "Vorse Raider", "Wattkid"
BEAGALLTACH, AEGIS, TYPHOON = "Artifact Beagalltach", "Artifact Aegis", "Mystical Space Typhoon"


def set_as_a_spell(side: Side, name: str) -> Card:
    """A monster that lies Set in a Spell & Trap Zone since turn 1."""
    return put(side, name, c.LOCATION_SZONE, position=c.POS_FACEDOWN_DEFENSE)


@pytest.mark.ruling("CTL-001")
def test_an_effect_is_of_the_player_who_activated_it_though_its_card_changes_sides() -> None:
    sage = "Sylvan Sagequoia"
    duel = Scenario()
    duel.a.monsters(sage).deck(RAIDER, ELF)
    duel.b.set("Enemy Controller").monsters(WATTKID).deck(RAIDER, "Mokey Mokey")
    duel.a.activates(sage)
    duel.b.activates("Enemy Controller", effect=1)
    duel.all_pass()
    assert duel.b.field_names == [sage]
    assert duel.a.names(c.LOCATION_DECK) == [ELF, RAIDER]
    assert duel.b.names(c.LOCATION_DECK) == [RAIDER, "Mokey Mokey"]


@pytest.mark.ruling("BAN-003")
def test_what_is_banished_from_the_field_has_left_it() -> None:
    zero = "Elemental HERO Absolute Zero"
    duel = Scenario(player="B")
    put(duel.a, zero, c.LOCATION_MZONE)
    duel.b.monsters("Chaos Sorcerer", RAIDER)
    duel.b.activates("Chaos Sorcerer", zero)
    duel.all_pass()
    assert duel.a.banished_names == [zero]
    assert duel.b.names(c.LOCATION_MZONE) == []


@pytest.mark.ruling("BAN-004")
def test_a_monster_banished_for_a_while_comes_back_to_the_player_who_controlled_it() -> None:
    eye, transporter = "Number 11: Big Eye", "Interdimensional Matter Transporter"
    duel = Scenario()
    xyz(duel.a, eye, "Gaia The Fierce Knight", "Gaia The Fierce Knight")
    duel.a.set(transporter)
    duel.b.monsters(ELF)
    duel.a.activates(eye)
    if isinstance(duel.decision, d.SelectCards):
        duel.a.picks("Gaia The Fierce Knight")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [eye, ELF]
    duel.a.activates(transporter, ELF)
    duel.all_pass()
    assert duel.b.banished_names == [ELF]
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [eye, ELF]
    assert duel.b.banished_names == []


@pytest.mark.ruling("BAN-006")
def test_junk_archers_victim_returns_as_it_lay_and_is_not_summoned() -> None:
    archer = "Junk Archer"
    duel = Scenario()
    put(duel.a, archer, c.LOCATION_MZONE)
    duel.b.defending(ELF)
    duel.a.activates(archer)
    duel.all_pass()
    assert duel.b.banished_names == [ELF]
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.banished_names == []
    assert duel.b.card(ELF, c.LOCATION_MZONE).is_in(c.POS_FACEUP_DEFENSE)
    assert duel.happened(Summoned) == []


@pytest.mark.ruling("BAN-010")
def test_a_card_in_the_gy_is_not_destroyed() -> None:
    garunix = "Fire King High Avatar Garunix"
    duel = Scenario(player="B")
    duel.a.monsters(garunix)
    duel.b.hand("Raigeki").set("Solemn Warning")
    duel.b.activates("Raigeki")
    duel.b.ends_turn()
    duel.b.activates("Solemn Warning")  # in the Standby Phase, where Garunix comes back from the GY
    duel.all_pass()
    assert duel.place_of(garunix) == "GY"
    assert duel.b.lp == 6000
    turn = duel.turn
    duel.a.ends_turn()
    duel.b.ends_turn()
    while not isinstance(duel.decision, d.IdleCommand):
        if isinstance(duel.decision, d.ChainResponse):
            assert not any(duel.is_named(each.card, garunix) for each in duel.decision.commands)
        assert duel._skip_one()
    assert duel.turn == turn + 2
    assert duel.place_of(garunix) == "GY"


@pytest.mark.ruling("MUST-002")
def test_what_effects_cannot_banish_a_player_can_still_choose() -> None:
    executor = "Metaphys Executor"
    duel = Scenario(player="B")
    duel.a.hand("Evenly Matched")
    duel.b.monsters(executor, ELF)
    duel.b.battle_phase()
    duel.b.ends_turn()
    duel.a.activates("Evenly Matched")
    decision = duel.expect(duel.b.index, (d.SelectCards,))
    assert isinstance(decision, d.SelectCards)
    assert sorted(duel.kernel.by_key(ref.key).name for ref in decision.cards) == sorted([executor, ELF])
    duel.b.picks(executor)
    duel.all_pass()
    assert duel.b.banished_names == [executor]
    assert duel.b.card(executor).is_face_down()
    assert duel.b.names(c.LOCATION_MZONE) == [ELF]


def test_an_effect_that_targets_it_does_not_banish_it() -> None:
    executor = "Metaphys Executor"
    duel = Scenario()
    duel.a.monsters("Chaos Sorcerer")
    duel.b.monsters(executor)
    duel.a.activates("Chaos Sorcerer", executor)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == [executor]
    assert duel.b.banished_names == []


@pytest.mark.ruling("TGT-026")
def test_set_cards_that_are_not_targeted_are_chosen_at_resolution() -> None:
    duel = Scenario()
    set_as_a_spell(duel.b, BEAGALLTACH)
    duel.b.set("Jar of Greed", "Magic Jammer", "Dust Tornado").monsters(RAIDER)
    duel.a.hand(TYPHOON).set("Jar of Greed").monsters(WATTKID)
    duel.a.activates(TYPHOON, BEAGALLTACH)
    while BEAGALLTACH not in duel.b.names(c.LOCATION_MZONE):
        assert duel._skip_one(), duel.told("Beagalltach does not come")
    while not duel.kernel.state.chain:
        assert duel._skip_one(), duel.told("its effect is not activated")
    assert duel.kernel.state.chain[-1].targets == ()
    assert duel.b.could_respond("Jar of Greed")
    duel.b.activates("Jar of Greed")
    decision = duel.expect(duel.b.index, (d.SelectCards,))
    assert isinstance(decision, d.SelectCards)
    assert (decision.min, decision.max) == (1, 2)
    offered = sorted(duel.kernel.by_key(ref.key).name for ref in decision.cards)
    assert offered == ["Dust Tornado", "Magic Jammer"]
    duel.b.picks("Magic Jammer")
    duel.all_pass()
    assert duel.place_of("Magic Jammer") == "GY"
    assert duel.place_of("Dust Tornado") == "Spell & Trap Zone"


def warriors() -> list[str]:
    """Five Level 4 Warriors."""
    return [
        "Flash Knight",
        "Elemental HERO Sparkman",
        "D.D. Warrior Lady",
        "Goblindbergh",
        "Armageddon Knight",
    ]


@pytest.mark.ruling("NEG-030")
def test_a_protected_card_is_not_destroyed_by_an_unaffected_monster_either() -> None:
    champion = "Number 86: Heroic Champion - Rhongomyniad"
    duel = Scenario()
    duel.a.monsters(*warriors()).hand(TYPHOON).extra(champion)
    set_as_a_spell(duel.b, AEGIS)
    duel.b.monsters(ELF)
    duel.a.activates(TYPHOON)
    duel.all_pass()
    assert AEGIS in duel.b.names(c.LOCATION_MZONE)
    duel.a.special_summons(champion)
    duel.a.picks(*warriors())
    duel.all_pass()
    assert len(duel.a.card(champion).materials()) == 5
    duel.a.activates(champion)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == [AEGIS]
    assert ELF in duel.b.graveyard_names
