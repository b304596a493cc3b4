"""Goblindbergh."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_brings_a_friend_and_sits_down() -> None:
    duel = Scenario()
    duel.a.hand("Goblindbergh", "Gemini Elf", "Summoned Skull")
    duel.a.summons("Goblindbergh")
    duel.a.activates("Goblindbergh")
    duel.all_pass()
    assert duel.a.field_names == ["Goblindbergh", "Gemini Elf"]
    assert duel.a.card("Goblindbergh").is_in(c.POS_FACEUP_DEFENSE)


def test_not_for_a_level_6_monster() -> None:
    duel = Scenario()
    duel.a.hand("Goblindbergh", "Summoned Skull")
    duel.a.summons("Goblindbergh")
    assert not duel.a.could_respond("Goblindbergh")
