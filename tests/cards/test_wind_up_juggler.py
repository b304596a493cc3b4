"""Wind-Up Juggler."""

from tests.scenario import Scenario


def test_only_once_while_face_up() -> None:
    duel = Scenario()
    duel.a.monsters("Skull Servant", "Mystical Elf")
    duel.b.monsters("Wind-Up Juggler", "Gemini Elf")
    duel.a.ends_turn()
    duel.b.battle_phase()
    duel.b.attacks("Wind-Up Juggler", "Mystical Elf")
    duel.all_pass()
    duel.b.ends_turn()
    duel.a.ends_turn()
    duel.b.battle_phase()
    duel.b.attacks("Wind-Up Juggler", "Skull Servant")
    duel.b.activates("Wind-Up Juggler")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Mystical Elf", "Skull Servant"]
    duel.b.ends_turn()
    duel.a.ends_turn()
    duel.b.battle_phase()
    duel.b.attacks_directly("Wind-Up Juggler")
    assert not duel.b.could_respond("Wind-Up Juggler")
