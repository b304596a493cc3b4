"""T.G. Striker."""

from tests.scenario import Scenario

STRIKER = "T.G. Striker"


def test_it_comes_when_only_they_have_monsters() -> None:
    duel = Scenario()
    duel.a.hand(STRIKER)
    assert not duel.a.may_special_summon(STRIKER)
    theirs = Scenario()
    theirs.a.hand(STRIKER)
    theirs.b.monsters("Luster Dragon")
    assert theirs.a.may_special_summon(STRIKER)
    both = Scenario()
    both.a.hand(STRIKER).monsters("Wattkid")
    both.b.monsters("Luster Dragon")
    assert not both.a.may_special_summon(STRIKER)


def test_it_calls_a_comrade_in_that_end_phase() -> None:
    duel = Scenario()
    duel.a.monsters(STRIKER).graveyard(STRIKER).hand("Dark Hole")
    duel.a.deck("Mystical Elf", "T.G. Warwolf", "Wattkid", "Kuriboh")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    duel.a.ends_turn()
    duel.a.activates(STRIKER)
    duel.all_pass()
    assert duel.a.hand_names == ["T.G. Warwolf"]
    duel.b.ends_turn()
    duel.a.ends_turn()
    assert not duel.a.could_respond(STRIKER)


def test_not_when_it_was_a_material() -> None:
    duel = Scenario()
    duel.a.monsters(STRIKER, "Luster Dragon").extra("Gaia Knight, the Force of Earth")
    duel.a.deck("Mystical Elf", "T.G. Warwolf", "Wattkid", "Kuriboh")
    duel.a.special_summons("Gaia Knight, the Force of Earth")
    duel.a.picks(STRIKER, "Luster Dragon")
    duel.all_pass()
    duel.a.ends_turn()
    assert not duel.a.could_respond(STRIKER)
