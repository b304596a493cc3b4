"""King of the Swamp."""

from tests.scenario import Scenario


def test_stands_in_for_a_named_material() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", "King of the Swamp", "Elemental HERO Avian")
    duel.a.extra("Elemental HERO Flame Wingman")
    duel.a.activates("Polymerization")
    duel.all_pass()
    duel.a.picks("King of the Swamp", "Elemental HERO Avian")
    duel.all_pass()
    assert duel.place_of("Elemental HERO Flame Wingman") == "Monster Zone"


def test_not_for_both() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", "King of the Swamp", "King of the Swamp")
    duel.a.extra("Elemental HERO Flame Wingman")
    assert not duel.a.may_activate("Polymerization")


def test_discard_it_for_polymerization() -> None:
    duel = Scenario()
    duel.a.hand("King of the Swamp").deck("Polymerization", "Wattkid", "Gemini Elf")
    duel.a.activates("King of the Swamp")
    duel.all_pass()
    assert duel.a.hand_names == ["Polymerization"]
    assert duel.place_of("King of the Swamp") == "GY"
