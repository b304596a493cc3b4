"""Curse of Fiend."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_all_positions_are_swapped_and_held() -> None:
    duel = Scenario(turn=2, player="B")
    duel.a.set("Curse of Fiend").monsters("Gene-Warped Warwolf").face_down("Skull Servant")
    duel.b.defending("Mystical Elf")
    duel.b.ends_turn()
    duel.a.activates("Curse of Fiend")
    duel.all_pass()
    assert duel.find("Gene-Warped Warwolf").position == c.POS_FACEUP_DEFENSE
    assert duel.find("Skull Servant").position == c.POS_FACEUP_ATTACK
    assert duel.find("Mystical Elf").position == c.POS_FACEUP_ATTACK
    assert not duel.a.may_change_position("Gene-Warped Warwolf")
    assert not duel.a.may_change_position("Skull Servant")
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.may_change_position("Mystical Elf")
