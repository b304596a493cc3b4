"""A/D Changer."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_it_is_banished_for_it() -> None:
    duel = Scenario()
    duel.a.graveyard("A/D Changer").monsters("Luster Dragon")
    duel.a.activates("A/D Changer")
    assert duel.a.banished_names == ["A/D Changer"]
    duel.all_pass()
    assert duel.a.card("Luster Dragon").position == c.POS_FACEUP_DEFENSE


def test_not_without_a_monster() -> None:
    duel = Scenario()
    duel.a.graveyard("A/D Changer")
    assert not duel.a.may_activate("A/D Changer")
