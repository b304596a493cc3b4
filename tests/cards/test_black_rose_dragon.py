"""Black Rose Dragon."""

from app.engine import constants as c
from app.engine.state import STATUS_PROPER
from tests.scenario import Scenario

ROSE = "Black Rose Dragon"


def test_restricts_a_defender() -> None:
    duel = Scenario()
    duel.a.monsters(ROSE).graveyard("Fallen Angel of Roses")
    duel.b.face_down("Mystical Elf")
    duel.a.activates(ROSE)
    duel.all_pass()
    elf = duel.find("Mystical Elf")
    assert (elf.position, elf.attack) == (c.POS_FACEUP_ATTACK, 0)
    assert duel.place_of("Fallen Angel of Roses") == "banished"
    assert not duel.a.may_activate(ROSE)
    duel.a.ends_turn()
    duel.all_pass()
    assert elf.attack == 800


def test_no_gale_when_revived() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard(ROSE)
    duel.find(ROSE).data.status |= STATUS_PROPER
    duel.b.set("Mirror Force")
    duel.a.activates("Monster Reborn")
    assert not duel.a.could_respond(ROSE)
