"""Shooting Quasar Dragon."""

from app.engine import constants as c
from app.engine.state import STATUS_PROPER
from tests.scenario import FILLER, Scenario

QUASAR = "Shooting Quasar Dragon"


def test_attacks_as_often_as_non_tuners_were_used() -> None:
    duel = Scenario()
    duel.a.monsters(QUASAR).graveyard("Genex Controller", "Stardust Dragon", "Black Rose Dragon")
    used = duel.a.names(c.LOCATION_GRAVE)
    duel.a.card(QUASAR).data.summon_materials = tuple(duel.find(name).uid for name in used)
    duel.a.battle_phase()
    for left in (4000, 0):
        assert duel.a.may_attack(QUASAR)
        duel.a.attacks_directly(QUASAR)
        duel.all_pass()
        assert duel.b.lp == left


def test_negates_once_a_turn() -> None:
    duel = Scenario()
    duel.a.monsters(QUASAR)
    duel.b.set("Jar of Greed", "Jar of Greed")
    duel.a.ends_turn()
    duel.b.activates("Jar of Greed")
    duel.a.activates(QUASAR)
    duel.b.activates("Jar of Greed")
    assert not duel.a.could_respond(QUASAR)
    duel.all_pass()
    assert duel.b.hand_names.count(FILLER) == 1


def test_only_by_synchro_summon() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard(QUASAR)
    duel.find(QUASAR).data.status |= STATUS_PROPER
    assert not duel.a.may_activate("Monster Reborn")


def test_only_face_up_it_leaves_a_star() -> None:
    for face_down in (False, True):
        duel = Scenario(player="B")
        (duel.a.face_down if face_down else duel.a.monsters)(QUASAR)
        duel.a.extra("Shooting Star Dragon")
        duel.b.hand("Raigeki")
        duel.b.activates("Raigeki")
        if not face_down:
            duel.a.passes()  # it could negate Raigeki
        assert duel.a.could_respond(QUASAR) is not face_down
