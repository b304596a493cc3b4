"""A Wild Monster Appears!."""

from tests.scenario import Scenario

WILD, ENVOY = "A Wild Monster Appears!", "Black Luster Soldier - Envoy of the Beginning"


def appeared() -> Scenario:
    """The Envoy has appeared."""
    duel = Scenario()
    duel.b.monsters("Luster Dragon")
    duel.a.hand(WILD, ENVOY, "Wattkid", "Dark Hole")
    duel.a.activates(WILD)
    duel.all_pass()
    return duel


def test_your_other_cards_do_not_affect_it() -> None:
    duel = appeared()
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.place_of(ENVOY) == "Monster Zone"
    assert duel.place_of("Luster Dragon") == "GY"


def test_no_other_summons_and_no_damage() -> None:
    duel = appeared()
    assert not duel.a.may_summon("Wattkid")
    duel.a.battle_phase()
    duel.a.attacks(ENVOY, "Luster Dragon")
    duel.all_pass()
    assert duel.b.lp == 8000
    assert duel.place_of("Luster Dragon") == "GY"


def test_it_runs_off_in_the_opponents_end_phase() -> None:
    duel = appeared()
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.place_of(ENVOY) == "Monster Zone"
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.place_of(ENVOY) in ("Deck", "hand")


def test_only_against_a_monster_with_none_of_your_own() -> None:
    duel = Scenario()
    duel.a.hand(WILD, ENVOY)
    assert not duel.a.may_activate(WILD)
    duel = Scenario()
    duel.b.monsters("Luster Dragon")
    duel.a.hand(WILD, "Wattkid")
    assert not duel.a.may_activate(WILD), "Wattkid can be Normal Summoned"


def test_a_ritual_monster_is_wild_too_but_what_can_be_normal_summoned_is_not() -> None:
    for name, able in (("Black Luster Soldier", True), ("Summoned Skull", False)):
        duel = Scenario()
        duel.b.monsters("Luster Dragon")
        duel.a.hand(WILD, name)
        assert duel.a.may_activate(WILD) is able
