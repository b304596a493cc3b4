"""Cyber Jar."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_all_is_destroyed_and_five_cards_a_player_replace_it() -> None:
    duel = Scenario()
    duel.a.face_down("Cyber Jar").monsters("Vorse Raider")
    duel.b.monsters("Gene-Warped Warwolf")
    duel.a.deck_top("Dark Hole", "Gemini Elf", "Dark Magician", "Mirror Force", "Mystical Elf")
    duel.b.deck_top("Dark Hole", "Dark Hole", "Dark Hole", "Dark Hole", "Giant Soldier of Stone")
    duel.a.flips("Cyber Jar")
    duel.a.takes_position(c.POS_FACEUP_ATTACK)
    duel.a.takes_position(c.POS_FACEDOWN_DEFENSE)
    duel.b.takes_position(c.POS_FACEDOWN_DEFENSE)
    duel.all_pass()
    assert sorted(duel.a.field_names) == ["Gemini Elf", "Mystical Elf"]
    assert sorted(duel.a.hand_names) == ["Dark Hole", "Dark Magician", "Mirror Force"]
    assert duel.b.field_names == ["Giant Soldier of Stone"]
    assert duel.b.card("Giant Soldier of Stone", c.LOCATION_MZONE).is_face_down()
    assert duel.b.hand_names == ["Dark Hole"] * 4
    assert sorted(duel.a.graveyard_names) == ["Cyber Jar", "Vorse Raider"]
    assert duel.b.graveyard_names == ["Gene-Warped Warwolf"]
    assert duel.a.card("Mystical Elf", c.LOCATION_MZONE).is_in(c.POS_FACEUP_ATTACK)
    assert duel.a.card("Gemini Elf", c.LOCATION_MZONE).is_in(c.POS_FACEDOWN_DEFENSE)
