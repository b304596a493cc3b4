"""De-Fusion."""

from tests.scenario import Scenario


def test_takes_a_fusion_monster_apart() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", "Elemental HERO Avian", "Elemental HERO Burstinatrix", "De-Fusion")
    duel.a.extra("Elemental HERO Flame Wingman")
    duel.a.activates("Polymerization")
    duel.all_pass()
    duel.a.picks("Elemental HERO Avian", "Elemental HERO Burstinatrix")
    duel.a.activates("De-Fusion")
    duel.all_pass()
    duel.a.says(True)
    duel.all_pass()
    assert sorted(duel.a.field_names) == ["Elemental HERO Avian", "Elemental HERO Burstinatrix"]
    assert duel.place_of("Elemental HERO Flame Wingman") == "Extra Deck"


def test_of_the_opponents_fusion_monster_nothing_comes_back() -> None:
    duel = Scenario()
    duel.a.hand("De-Fusion")
    duel.b.monsters("Elemental HERO Flame Wingman").graveyard("Elemental HERO Avian")
    duel.a.activates("De-Fusion")
    duel.all_pass()
    assert duel.a.field_names == []
    assert duel.place_of("Elemental HERO Flame Wingman") == "Extra Deck"
