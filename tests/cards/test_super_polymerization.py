"""Super Polymerization."""

from tests.scenario import Scenario


def test_fuses_with_the_opponents_monster_and_nothing_answers() -> None:
    duel = Scenario()
    duel.a.hand("Super Polymerization", "Wattkid").monsters("Elemental HERO Avian")
    duel.a.extra("Elemental HERO Absolute Zero")
    duel.b.monsters("7 Colored Fish").set(
        "Magic Drain", "Seven Tools of the Bandit", "Compulsory Evacuation Device"
    )
    duel.a.activates("Super Polymerization")
    assert not duel.b.could_respond("Magic Drain")
    assert not duel.b.could_respond("Compulsory Evacuation Device")
    duel.a.picks("7 Colored Fish", "Elemental HERO Avian")
    duel.all_pass()
    assert duel.a.field_names == ["Elemental HERO Absolute Zero"]
    assert duel.b.graveyard_names == ["7 Colored Fish"]
    assert "Wattkid" in duel.a.graveyard_names


def test_no_material_from_the_hand() -> None:
    duel = Scenario()
    duel.a.hand("Super Polymerization", "Wattkid", "7 Colored Fish").monsters("Elemental HERO Avian")
    duel.a.extra("Elemental HERO Absolute Zero")
    assert not duel.a.may_activate("Super Polymerization")
