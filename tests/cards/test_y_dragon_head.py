"""Y-Dragon Head, and what all Union Monsters share."""

from app.engine import constants as c
from tests.scenario import Scenario

X, Y = "X-Head Cannon", "Y-Dragon Head"


def test_joins_and_strengthens_once_per_turn() -> None:
    duel = Scenario()
    duel.a.monsters(X, Y)
    duel.a.activates(Y)
    duel.all_pass()
    cannon = duel.a.card(X)
    assert duel.a.card(Y).equipped_to is cannon
    assert (cannon.attack, cannon.defense) == (2200, 1900)
    assert not duel.a.may_activate(Y), "it has moved this turn"


def test_comes_back_in_a_later_turn() -> None:
    duel = Scenario()
    duel.a.monsters(X).equipped(Y, X)
    duel.a.activates(Y)
    duel.all_pass()
    assert duel.a.card(Y).location == c.LOCATION_MZONE
    assert duel.a.card(X).attack == 1800
    assert not duel.a.may_activate(Y)


def test_is_destroyed_instead() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(X).equipped(Y, X)
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert duel.place_of(X) == "Monster Zone"
    assert duel.place_of(Y) == "GY"


def test_joins_only_its_partner() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider", Y)
    duel.b.monsters(X)
    assert not duel.a.may_activate(Y)
