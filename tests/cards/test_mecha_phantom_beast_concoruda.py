"""Mecha Phantom Beast Concoruda."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.scenario import Scenario

CONCORUDA = "Mecha Phantom Beast Concoruda"


def shot_down(user: str) -> Scenario:
    """A's Concoruda with a Token; ``user`` destroys it by an effect in their turn."""
    duel = Scenario(player=user)
    put(duel.a, "Sheep Token", c.LOCATION_MZONE)
    duel.a.monsters(CONCORUDA).graveyard("Mecha Phantom Beast O-Lion")
    side = duel.a if user == "A" else duel.b
    side.hand("Tribute to The Doomed", "Kuriboh")
    side.activates("Tribute to The Doomed", CONCORUDA)
    return duel


def test_destroyed_by_the_opponent_it_calls_another() -> None:
    duel = shot_down("B")
    duel.a.activates(CONCORUDA)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Mecha Phantom Beast O-Lion"]


def test_not_when_you_destroy_it() -> None:
    duel = shot_down("A")
    assert not duel.a.could_respond(CONCORUDA)


def test_not_in_the_opponents_hands() -> None:
    duel = Scenario(player="B")
    put(duel.a, "Sheep Token", c.LOCATION_MZONE)
    duel.a.graveyard("Mecha Phantom Beast O-Lion")
    put(duel.b, CONCORUDA, c.LOCATION_MZONE, owner=duel.a)
    duel.b.hand("Tribute to The Doomed", "Kuriboh")
    duel.b.activates("Tribute to The Doomed", CONCORUDA)
    assert not duel.a.could_respond(CONCORUDA)


def test_not_where_tokens_cannot_be_tributed() -> None:
    duel = Scenario(player="B")
    put(duel.a, "Sheep Token", c.LOCATION_MZONE)
    duel.a.monsters(CONCORUDA).graveyard("Mecha Phantom Beast O-Lion")
    duel.b.hand("Tribute to The Doomed", "Kuriboh").face_up("Mask of Restrict")
    duel.b.activates("Tribute to The Doomed", CONCORUDA)
    assert not duel.a.could_respond(CONCORUDA)
