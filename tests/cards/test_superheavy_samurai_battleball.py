"""Superheavy Samurai Battleball."""

from app.engine import constants as c
from tests.scenario import Scenario

BALL, OGRE = "Superheavy Samurai Battleball", "Superheavy Samurai Ogre Shutendoji"


def ball(*victims: str) -> Scenario:
    """A has the Ball and an Ogre in the Extra Deck, B these monsters and a Set card."""
    duel = Scenario()
    duel.a.monsters(BALL).extra(OGRE)
    duel.b.monsters(*victims).set("Jar of Greed")
    return duel


def test_it_rolls_into_a_synchro_monster_of_both_levels() -> None:
    duel = ball("Vorse Raider")
    duel.a.activates(BALL)
    duel.a.activates(OGRE)
    assert duel.a.names(c.LOCATION_MZONE) == [OGRE]
    assert duel.a.card(OGRE).was_summoned_by(c.SUMMON_TYPE_SYNCHRO)
    assert duel.a.graveyard_names == [BALL]
    assert duel.b.graveyard_names == ["Vorse Raider"]
    duel.all_pass()
    assert "Jar of Greed" in duel.b.graveyard_names


def test_the_levels_must_fit() -> None:
    duel = ball("Summoned Skull")
    assert duel.settled_decision() is not None
    assert not duel.a.may_activate(BALL)


def test_only_with_samurai_and_an_empty_grave() -> None:
    for change in ("none", "monster", "grave"):
        duel = ball("Vorse Raider")
        if change == "monster":
            duel.a.monsters("Wattkid")
        elif change == "grave":
            duel.a.graveyard("Jar of Greed")
        else:
            duel.a.monsters("Superheavy Samurai Big Benkei").graveyard("Kuriboh")
        assert duel.settled_decision() is not None
        assert duel.a.may_activate(BALL) is (change == "none")
