"""Proto-Cyber Dragon."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_is_cyber_dragon_on_the_field_only() -> None:
    duel = Scenario()
    duel.a.monsters("Proto-Cyber Dragon").hand("Proto-Cyber Dragon")
    assert duel.a.card("Proto-Cyber Dragon", c.LOCATION_MZONE).is_named(70095154)
    assert not duel.a.card("Proto-Cyber Dragon", c.LOCATION_HAND).is_named(70095154)


def test_not_while_negated() -> None:
    duel = Scenario()
    duel.a.monsters("Proto-Cyber Dragon").face_up("Skill Drain")
    assert not duel.a.card("Proto-Cyber Dragon").is_named(70095154)
