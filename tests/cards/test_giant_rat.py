"""Giant Rat."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_it_calls_a_small_earth_monster() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.monsters("Giant Rat").deck_top(
        "Giant Rat", "Mystic Tomato", "Gemini Elf", "Giant Soldier of Stone"
    )
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Giant Rat")
    duel.b.activates("Giant Rat")
    duel.b.picks("Giant Soldier of Stone")
    duel.all_pass()
    assert duel.b.field_names == ["Giant Soldier of Stone"]
    assert duel.b.card("Giant Soldier of Stone").position == c.POS_FACEUP_ATTACK


def test_not_without_one_in_the_deck() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.monsters("Giant Rat").deck_top("Mystic Tomato", "Gemini Elf")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Giant Rat")
    assert not duel.b.could_respond("Giant Rat")
