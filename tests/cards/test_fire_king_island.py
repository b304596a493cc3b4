"""Fire King Island."""

from tests.scenario import Scenario

ISLAND, GARUNIX = "Fire King Island", "Fire King High Avatar Garunix"


def test_a_firebird_comes_to_an_empty_field_but_only_one_effect_a_turn() -> None:
    duel = Scenario()
    duel.a.face_up(ISLAND).hand(GARUNIX, "Gemini Elf").deck_top("Fire King Avatar Yaksha")
    duel.a.activates(ISLAND, effect=3)
    duel.all_pass()
    assert duel.a.field_names == [GARUNIX, ISLAND]
    assert not duel.a.may_activate(ISLAND)


def test_leaving_it_destroys_your_monsters() -> None:
    duel = Scenario()
    duel.a.face_up(ISLAND).monsters("Gemini Elf", "Vorse Raider")
    duel.b.monsters("Luster Dragon").set("Mystical Space Typhoon")
    duel.a.ends_turn()
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == [ISLAND, "Gemini Elf", "Vorse Raider"]
    assert duel.b.field_names == ["Luster Dragon"]
