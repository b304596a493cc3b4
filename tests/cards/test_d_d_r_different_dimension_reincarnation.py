"""D.D.R. - Different Dimension Reincarnation."""

from app.engine import constants as c
from tests.scenario import Scenario

DDR = "D.D.R. - Different Dimension Reincarnation"


def test_a_banished_monster_returns_with_it() -> None:
    duel = Scenario()
    duel.a.hand(DDR, "Vorse Raider", "Mystical Space Typhoon").banished("Gemini Elf")
    duel.a.activates(DDR)
    duel.a.picks("Vorse Raider")
    duel.all_pass()
    assert duel.a.card("Gemini Elf").position == c.POS_FACEUP_ATTACK
    assert duel.a.card(DDR).equipped_to is duel.a.card("Gemini Elf")
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of("Gemini Elf") == "GY"


def test_it_needs_a_discard_and_a_proper_summon() -> None:
    duel = Scenario()
    duel.a.hand(DDR).banished("Gemini Elf")
    assert not duel.a.may_activate(DDR)
    other = Scenario()
    other.a.hand(DDR, "Celtic Guardian").banished("Blue-Eyes Alternative White Dragon")
    assert not other.a.may_activate(DDR)


def test_while_it_is_negated_the_monster_stays() -> None:
    duel = Scenario()
    duel.a.hand(DDR, "Mokey Mokey").banished("Gemini Elf")
    duel.b.set("Imperial Order", "Dust Tornado")
    duel.a.activates(DDR)
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates("Imperial Order")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates("Dust Tornado")
    duel.all_pass()
    assert duel.place_of("Gemini Elf") == "Monster Zone"
