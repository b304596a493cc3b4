"""Star Drawing."""

from tests.scenario import Scenario


def test_it_counts_as_level_5_for_an_xyz_summon() -> None:
    duel = Scenario()
    duel.a.monsters("Star Drawing", "Curse of Dragon").extra("Tiras, Keeper of Genesis")
    duel.a.special_summons("Tiras, Keeper of Genesis")
    duel.a.picks("Star Drawing", "Curse of Dragon")
    duel.all_pass()
    assert len(duel.a.hand_names) == 1
