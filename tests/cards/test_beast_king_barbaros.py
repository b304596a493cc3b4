"""Beast King Barbaros."""

from tests.scenario import Scenario

KING = "Beast King Barbaros"


def test_without_tributes_it_has_1900() -> None:
    duel = Scenario()
    duel.a.hand(KING)
    duel.a.summons(KING)
    duel.all_pass()
    assert duel.a.card(KING).attack == 1900
    assert duel.a.card(KING).base_attack == 1900


def test_three_tributes_destroy_their_field() -> None:
    duel = Scenario()
    duel.a.hand(KING).monsters("Mystical Elf", "Gemini Elf", "Vorse Raider")
    duel.b.monsters("Luster Dragon").set("Mirror Force")
    duel.a.summons(KING)
    duel.a.chooses(2)
    duel.a.picks("Mystical Elf", "Gemini Elf", "Vorse Raider")
    duel.all_pass()
    assert duel.b.field_names == []
    assert duel.a.card(KING).attack == 3000


def test_two_tributes_are_the_usual_summon() -> None:
    duel = Scenario()
    duel.a.hand(KING).monsters("Mystical Elf", "Gemini Elf")
    duel.b.monsters("Luster Dragon")
    duel.a.summons(KING)
    duel.a.chooses(1)
    duel.a.picks("Mystical Elf", "Gemini Elf")
    duel.all_pass()
    assert duel.b.field_names == ["Luster Dragon"]
    assert duel.a.card(KING).attack == 3000


def test_never_set_with_three() -> None:
    duel = Scenario()
    duel.a.hand(KING).monsters("Mystical Elf", "Gemini Elf", "Vorse Raider")
    duel.a.sets(KING)
    assert [number for number, _ in getattr(duel.decision, "options", ())] == [0, 1]


def test_set_without_tributes_and_negated() -> None:
    duel = Scenario()
    duel.a.hand(KING)
    duel.a.sets(KING)
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.flips(KING)
    duel.all_pass()
    assert duel.a.card(KING).attack == 1900
    other = Scenario()
    other.b.face_up("Skill Drain")
    other.a.hand(KING)
    other.a.summons(KING)
    other.all_pass()
    assert other.a.card(KING).attack == 3000
