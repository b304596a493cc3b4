"""Limits of use (OPT): once per turn, per Chain, per Duel, by card or by name, and oaths."""

import pytest

from app.engine import decisions as d
from app.engine.events import ChainLinkAdded
from tests.rulings.building import choices, monster
from tests.scenario import Scenario, Side

LONEFIRE = "Lonefire Blossom"
ASH = "Ash Blossom & Joyous Spring"
MIST = "Elemental HERO Shadow Mist"
AVIAN = "Elemental HERO Avian"
ZEPHYROS = "Blackwing - Zephyros the Elite"
QUASAR = "Shooting Quasar Dragon"


def activations(duel: Scenario, side: Side, name: str) -> list[tuple[int, int]]:
    """(zone, effect number) of all activations of the card that are offered at the open state."""
    decision = duel.settled_decision()
    assert isinstance(decision, d.IdleCommand)
    assert decision.player == side.index
    return [
        (x.card.sequence, x.effect)
        for x in decision.commands
        if x.kind == d.ACT_ACTIVATE and duel.is_named(x.card, name)
    ]


@pytest.mark.ruling("OPT-001")
def test_once_per_turn_counts_each_copy() -> None:
    duel = Scenario()
    duel.a.monsters(LONEFIRE, LONEFIRE, "Dandylion", "Dandylion").deck(LONEFIRE, "Dandylion", "Wattkid")
    duel.a.activates(LONEFIRE, "Dandylion")
    duel.a.picks("Dandylion")
    duel.all_pass()
    zones = {zone for zone, _ in activations(duel, duel.a, LONEFIRE)}
    assert zones == {1}
    duel.a.activates(LONEFIRE)
    assert isinstance(duel.decision, d.SelectCards)


@pytest.mark.ruling("OPT-005")
def test_a_negated_use_counts_as_used() -> None:
    duel = Scenario(player="B")
    duel.a.hand(ASH, ASH)
    duel.b.hand("Reinforcement of the Army", "Foolish Burial").set("Solemn Strike")
    duel.b.deck("Celtic Guardian", "Gemini Elf", "Wattkid")
    duel.b.activates("Reinforcement of the Army")
    duel.a.activates(ASH)
    duel.b.activates("Solemn Strike")
    assert duel.b.lp == 6500
    duel.all_pass()
    assert duel.b.hand_names == ["Foolish Burial", "Celtic Guardian"]
    duel.b.activates("Foolish Burial")
    assert duel.a.hand_names == [ASH]
    assert not duel.a.could_respond(ASH)


@pytest.mark.ruling("OPT-007")
def test_one_activation_per_turn_is_used_up_by_a_negated_effect() -> None:
    for negated in (True, False):
        duel = Scenario()
        duel.a.hand("Pot of Duality", "Pot of Duality")
        if negated:
            duel.b.hand(ASH)
        duel.a.activates("Pot of Duality")
        if negated:
            duel.b.activates(ASH)
            duel.all_pass()
            assert duel.a.hand_names == ["Pot of Duality"]
        else:
            duel.a.picks("Mokey Mokey")
        assert not duel.a.may_activate("Pot of Duality")
    duel = Scenario()  # a negated activation does not use it up
    duel.a.hand("Pot of Duality", "Pot of Duality")
    duel.b.set("Magic Jammer").hand("Wattkid")
    duel.a.activates("Pot of Duality")
    duel.b.activates("Magic Jammer")
    assert duel.a.may_activate("Pot of Duality")


@pytest.mark.ruling("OPT-008")
def test_one_effect_of_several_and_only_once() -> None:
    for used in (True, False):
        duel = Scenario()
        duel.a.hand("Monster Reborn", "Summoned Skull").graveyard(MIST).deck("Mask Change", AVIAN, "Wattkid")
        duel.a.activates("Monster Reborn")
        if used:
            duel.a.activates(MIST)
            duel.all_pass()
            assert "Mask Change" in duel.a.hand_names
        duel.a.summons("Summoned Skull", tributes=[MIST])
        assert duel.a.could_respond(MIST) is not used


@pytest.mark.ruling("OPT-010")
def test_a_limit_by_name_stays_with_the_card_under_another_name() -> None:
    duel = Scenario()
    duel.a.monsters("Fairy Archer").hand("Hero Mask").deck(AVIAN, "Wattkid")
    duel.a.activates("Fairy Archer")
    duel.all_pass()
    assert duel.b.lp == 7600
    duel.a.activates("Hero Mask")
    duel.all_pass()
    archer = duel.a.card("Fairy Archer")
    assert archer.is_archetype("Elemental HERO")
    assert duel.place_of(AVIAN) == "GY"
    assert not duel.a.may_activate("Fairy Archer")


@pytest.mark.ruling("OPT-011")
def test_once_per_duel_counts_a_negated_use() -> None:
    for negated in (True, False):
        duel = Scenario()
        duel.a.graveyard(ZEPHYROS).face_up("Messenger of Peace", "Gravity Bind")
        if negated:
            duel.b.set("Solemn Warning")
            duel.a.activates(ZEPHYROS, "Gravity Bind")
            duel.b.activates("Solemn Warning")
            duel.all_pass()
            assert duel.a.graveyard_names == [ZEPHYROS]
        duel.a.ends_turn()
        duel.b.ends_turn()
        if duel.turn == 5 and isinstance(duel.decision, d.YesNo):
            duel.a.says(True)
        duel.all_pass()
        while not isinstance(duel.decision, d.IdleCommand):
            assert duel.decision is not None
            duel.respond(next(iter(duel.decision.choices())))
        assert duel.turn == 5
        assert "Messenger of Peace" in duel.a.field_names or "Gravity Bind" in duel.a.field_names
        assert duel.a.may_activate(ZEPHYROS) is not negated


@pytest.mark.ruling("OPT-013")
def test_a_limit_on_special_summons_binds_every_way() -> None:
    for summoned in (True, False):
        duel = Scenario()
        apelio = "Spiritual Beast Apelio"
        duel.a.hand("Monster Reborn", "Monster Reborn").graveyard(
            apelio, "Gemini Elf", "Vorse Raider", apelio
        )
        if summoned:
            duel.a.activates("Monster Reborn", apelio)
            duel.all_pass()
            assert duel.a.field_names == [apelio]
        duel.a.activates("Monster Reborn")
        others = ["Gemini Elf", "Vorse Raider"]
        assert choices(duel, duel.a) == (others if summoned else [others[0], apelio, apelio, others[1]])


@pytest.mark.ruling("OPT-015")
def test_an_oath_holds_though_the_effect_was_negated() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Duality", "Monster Reborn").graveyard("Gemini Elf")
    duel.b.hand(ASH)
    assert duel.a.may_activate("Monster Reborn")
    duel.a.activates("Pot of Duality")
    duel.b.activates(ASH)
    duel.all_pass()
    assert duel.a.hand_names == ["Monster Reborn"]
    assert not duel.a.may_activate("Monster Reborn")
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert duel.a.may_activate("Monster Reborn")


@pytest.mark.ruling("OPT-022")
def test_once_per_turn_comes_back_with_the_next_turn() -> None:
    duel = Scenario()
    monster(duel.a, QUASAR)
    duel.a.set("Waboku", "Waboku")
    duel.b.hand("Pot of Greed", "Pot of Greed").set("Jar of Greed", "Jar of Greed")
    duel.a.activates("Waboku")
    duel.b.activates("Jar of Greed")
    duel.a.activates(QUASAR)
    duel.all_pass()
    duel.a.activates("Waboku")
    duel.b.activates("Jar of Greed")
    assert not duel.a.could_respond(QUASAR)
    duel.a.ends_turn()
    duel.b.activates("Pot of Greed")
    assert duel.a.could_respond(QUASAR)
    duel.a.activates(QUASAR)
    duel.all_pass()
    assert duel.b.hand_names.count("Pot of Greed") == 1
    assert not duel.a.could_respond(QUASAR)


@pytest.mark.ruling("OPT-009")
def test_each_effect_counted_for_itself() -> None:
    fairy = "Ancient Fairy Dragon"
    duel = Scenario()
    monster(duel.a, fairy)
    duel.a.face_up("Umi").hand("Wattkid", "Gemini Elf")
    first, second = sorted(effect for _, effect in activations(duel, duel.a, fairy))
    duel.a.activates(fairy, "Wattkid", effect=first)
    duel.all_pass()
    assert duel.a.hand_names == ["Gemini Elf"]
    assert [effect for _, effect in activations(duel, duel.a, fairy)] == [second]
    duel.a.activates(fairy, effect=second)
    duel.all_pass()
    assert duel.a.lp == 9000
    assert activations(duel, duel.a, fairy) == []


@pytest.mark.ruling("OPT-012")
def test_once_per_chain() -> None:
    fossil = "Paleozoic Olenoides"
    duel = Scenario()
    duel.a.graveyard(fossil).set("Jar of Greed")
    duel.b.set("Jar of Greed")
    duel.a.activates("Jar of Greed")
    duel.a.activates(fossil)
    duel.b.activates("Jar of Greed")
    assert len(duel.b.hand_names) == 1  # the third link has resolved: A was not asked again
    assert [event.number for event in duel.happened(ChainLinkAdded)] == [1, 2, 3]
    duel.all_pass()
    assert duel.a.field_names == [fossil]
    duel = Scenario()  # in the next Chain it may be used again
    duel.a.graveyard(fossil).set("Jar of Greed", "Jar of Greed")
    monster(duel.b, QUASAR)
    duel.a.activates("Jar of Greed")
    duel.a.activates(fossil)
    duel.b.activates(QUASAR)
    duel.all_pass()
    assert duel.place_of(fossil) == "GY"
    duel.a.activates("Jar of Greed")
    assert duel.a.could_respond(fossil)


EXTRAVAGANCE = "Pot of Extravagance"


def extravagance() -> Scenario:
    """Main Phase 1 begins; A holds Pot of Extravagance and Upstart Goblin, with 3 cards in the Extra Deck."""
    duel = Scenario()
    duel.a.hand(EXTRAVAGANCE, "Upstart Goblin").extra(*["Black Rose Dragon"] * 3)
    return duel


@pytest.mark.ruling("OPT-018")
def test_a_restriction_that_is_part_of_the_effect_is_negated_with_it() -> None:
    for negated in (True, False):
        duel = extravagance()
        duel.b.hand(ASH)
        duel.a.activates(EXTRAVAGANCE)
        if negated:
            duel.b.activates(ASH)
        duel.all_pass()
        assert duel.a.banished_names == ["Black Rose Dragon"] * 3
        assert len(duel.a.hand_names) == (1 if negated else 2)
        assert duel.a.may_activate("Upstart Goblin") is negated


@pytest.mark.ruling("OPT-020")
def test_a_restriction_does_not_follow_a_negated_activation() -> None:
    duel = extravagance()
    duel.b.set("Solemn Judgment")
    duel.a.activates(EXTRAVAGANCE)
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.a.banished_names == ["Black Rose Dragon"] * 3
    assert duel.a.hand_names == ["Upstart Goblin"]
    assert duel.a.may_activate("Upstart Goblin")


@pytest.mark.ruling("OPT-019")
def test_a_restriction_goes_with_the_replaced_effect() -> None:
    duel = extravagance()
    duel.b.monsters("Fairy Tail - Sleeper", "Wattkid", "Gemini Elf")
    duel.a.activates(EXTRAVAGANCE)
    duel.b.activates("Fairy Tail - Sleeper", "Wattkid")
    duel.a.picks("Gemini Elf")
    duel.all_pass()
    assert duel.a.banished_names == ["Black Rose Dragon"] * 3
    assert duel.a.hand_names == ["Upstart Goblin"]
    assert duel.a.may_activate("Upstart Goblin")
