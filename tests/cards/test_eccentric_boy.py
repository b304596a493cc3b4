"""Eccentric Boy."""

from tests.scenario import Scenario

BOY = "Eccentric Boy"


def test_the_monster_is_negated_and_banished_when_it_leaves() -> None:
    duel = Scenario()
    duel.a.monsters(BOY, "Celtic Guardian").hand("Medusa Worm", "Dark Hole").extra("Ally of Justice Catastor")
    duel.a.special_summons("Ally of Justice Catastor")
    duel.a.picks(BOY, "Medusa Worm")
    duel.all_pass()
    assert duel.a.card("Ally of Justice Catastor").is_negated()
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.a.banished_names == ["Ally of Justice Catastor"]


def test_only_one_material_from_the_hand() -> None:
    duel = Scenario()
    duel.a.monsters(BOY).hand("Mokey Mokey", "Flamvell Guard").extra("Ally of Justice Catastor")
    assert not duel.a.may_special_summon("Ally of Justice Catastor"), "3 + 1 + 1"
