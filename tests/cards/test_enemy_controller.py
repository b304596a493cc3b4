"""Enemy Controller."""

from app.engine import constants as c
from app.engine.decisions import ACT_ACTIVATE
from tests.scenario import Scenario


def test_it_turns_a_monster() -> None:
    duel = Scenario()
    duel.a.hand("Enemy Controller")
    duel.b.monsters("Vorse Raider").face_down("Mystical Elf")
    duel.a.activates("Enemy Controller", effect=0)
    duel.all_pass()
    assert duel.b.card("Vorse Raider").position == c.POS_FACEUP_DEFENSE
    assert duel.b.card("Mystical Elf").is_face_down()


def test_it_takes_control_until_the_end_phase_for_a_tribute() -> None:
    duel = Scenario()
    duel.a.hand("Enemy Controller").monsters("Mystical Elf")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Enemy Controller", effect=1)
    duel.all_pass()
    assert duel.place_of("Mystical Elf") == "GY"
    assert duel.a.field_names == ["Vorse Raider"]
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.field_names == ["Vorse Raider"]


def test_only_turning_without_a_tribute() -> None:
    duel = Scenario()
    duel.a.hand("Enemy Controller")
    duel.b.monsters("Vorse Raider")
    commands = getattr(duel.decision, "commands", ())
    effects = {
        x.effect for x in commands if duel.is_named(x.card, "Enemy Controller") and x.kind == ACT_ACTIVATE
    }
    assert effects == {0}
