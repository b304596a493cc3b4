"""D.D. Sprite."""

from app.engine import constants as c
from tests.rulings.summoning import activated
from tests.scenario import Scenario

SPRITE = "D.D. Sprite"


def traded() -> Scenario:
    """A has Special Summoned the Sprite for Gemini Elf."""
    duel = Scenario()
    duel.a.defending("Gemini Elf").hand(SPRITE)
    duel.a.special_summons(SPRITE)
    duel.all_pass()
    assert duel.a.banished_names == ["Gemini Elf"]
    return duel


def test_an_effect_of_it_returns_the_monster_in_the_next_standby_phase() -> None:
    duel = traded()
    duel.a.ends_turn()
    duel.all_pass()
    assert (duel.turn_player, activated(duel)) == ("B", [SPRITE])
    assert duel.a.card("Gemini Elf").position == c.POS_FACEUP_DEFENSE
    duel.b.ends_turn()
    duel.all_pass()
    assert activated(duel) == [SPRITE]  # only once


def test_not_when_it_has_left_the_field() -> None:
    duel = Scenario()
    duel.a.defending("Gemini Elf").hand(SPRITE)
    duel.b.set("Raigeki Break").hand("Jar of Greed")
    duel.a.special_summons(SPRITE)
    duel.b.activates("Raigeki Break")
    duel.all_pass()
    duel.a.ends_turn()
    duel.all_pass()
    assert activated(duel) == ["Raigeki Break"]
    assert duel.a.banished_names == ["Gemini Elf"]
