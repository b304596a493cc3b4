"""Light of Intervention."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_monsters_cannot_be_turned_face_down() -> None:
    duel = Scenario()
    duel.a.hand("Book of Moon").monsters("Luster Dragon")
    duel.b.face_up("Light of Intervention")
    duel.a.activates("Book of Moon")
    duel.all_pass()
    assert duel.a.card("Luster Dragon").position == c.POS_FACEUP_ATTACK


def test_what_would_come_face_down_comes_face_up() -> None:
    duel = Scenario()
    duel.a.hand("The Shallow Grave").graveyard("Mystical Elf").face_up("Light of Intervention")
    duel.b.graveyard("Celtic Guardian")
    duel.a.activates("The Shallow Grave")
    duel.all_pass()
    assert duel.a.card("Mystical Elf").position == c.POS_FACEUP_DEFENSE
    assert duel.b.card("Celtic Guardian").position == c.POS_FACEUP_DEFENSE


def test_a_tribute_summon_in_defense_position() -> None:
    duel = Scenario()
    duel.a.hand("Summoned Skull").monsters("Luster Dragon").face_up("Light of Intervention")
    assert not duel.a.may_set("Summoned Skull")
    duel.a.summons("Summoned Skull")
    duel.a.takes_position(c.POS_FACEUP_DEFENSE)
    duel.a.picks("Luster Dragon")
    duel.all_pass()
    assert duel.a.card("Summoned Skull").position == c.POS_FACEUP_DEFENSE
