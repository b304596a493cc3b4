"""Tierra, Source of Destruction."""

from app.engine import constants as c
from app.engine import decisions as d
from tests.scenario import Scenario

TIERRA = "Tierra, Source of Destruction"
HAND = ("Luster Dragon", "Celtic Guardian", "Mystical Elf", "Vorse Raider", "Wattkid", "Gene-Warped Warwolf")


def test_unmakes_everything_and_nobody_can_stop_it() -> None:
    duel = Scenario()
    duel.a.hand(TIERRA, *HAND).set("Trap Hole", "Raigeki Break", "Jar of Greed").monsters("Summoned Skull")
    duel.a.graveyard("Kuriboh")
    duel.b.monsters("Battle Fader").set("Solemn Judgment", "Solemn Warning").hand("Kuriboh")
    duel.a.special_summons(TIERRA)
    for _ in range(9):
        decision = duel.decision
        assert isinstance(decision, d.SelectCards)
        duel.respond((decision.cards[0].key,))
    for name in ("Solemn Judgment", "Solemn Warning"):
        assert not duel.b.could_respond(name), "the Summon cannot be negated, its effect not answered"
    duel.all_pass()
    assert duel.a.field_names == [TIERRA]
    assert duel.b.field_names == []
    for side in (duel.a, duel.b):
        assert side.names(c.LOCATION_GRAVE) == []
        assert side.hand_names == []
    assert duel.a.deck_count == 10 + 10 + 1


def test_ten_different_names() -> None:
    duel = Scenario()
    duel.a.hand(TIERRA, *HAND).set("Trap Hole", "Trap Hole", "Jar of Greed").monsters("Summoned Skull")
    assert not duel.a.may_special_summon(TIERRA)


def test_with_all_zones_taken_the_first_one_makes_room() -> None:
    duel = Scenario()
    field = ("Summoned Skull", "Kuriboh", "Gemini Elf", "Time Wizard", "Marshmallon")
    duel.a.hand(TIERRA, *HAND).monsters(*field)
    duel.a.special_summons(TIERRA)
    decision = duel.decision
    assert isinstance(decision, d.SelectCards)
    assert {duel.kernel.by_key(ref.key).name for ref in decision.cards} == set(field)
