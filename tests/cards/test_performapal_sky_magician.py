"""Performapal Sky Magician."""

from tests.scenario import Scenario

MAGICIAN = "Performapal Sky Magician"


def test_the_opponents_spell_does_not_lift_it() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(MAGICIAN)
    duel.b.hand("Pot of Greed")
    duel.b.activates("Pot of Greed")
    duel.all_pass()
    assert duel.a.card(MAGICIAN).attack == 2500


def test_a_continuous_spell_returns_and_leaving_destroys() -> None:
    duel = Scenario()
    duel.a.monsters(MAGICIAN).face_up("Messenger of Peace")
    duel.b.monsters("Gemini Elf").hand("Smashing Ground")
    duel.a.activates(MAGICIAN)
    duel.all_pass()
    assert duel.a.hand_names == ["Messenger of Peace"]
    assert not duel.a.may_activate(MAGICIAN)
    duel.a.ends_turn()
    duel.b.activates("Smashing Ground")
    duel.a.activates(MAGICIAN)  # Gemini Elf is the only card left: not asked
    duel.all_pass()
    assert "Gemini Elf" in duel.b.graveyard_names
