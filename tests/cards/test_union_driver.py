"""Union Driver."""

from app.engine import constants as c
from tests.scenario import Scenario

DRIVER, CORE = "Union Driver", "A-Assault Core"


def driven(monster: str, *deck: str) -> Scenario:
    """A's monster was joined by Union Driver in an earlier turn."""
    duel = Scenario()
    duel.a.monsters(monster).equipped(DRIVER, monster).deck_top(*deck)
    return duel


def test_it_joins_any_monster() -> None:
    duel = Scenario()
    duel.a.monsters(DRIVER, "Gemini Elf")
    duel.a.activates(DRIVER)
    duel.all_pass()
    assert duel.a.card(DRIVER).equipped_to is duel.a.card("Gemini Elf")


def test_it_hands_over_to_a_union_that_may_be_equipped_there() -> None:
    duel = driven("Cyber Dragon", CORE, "B-Buster Drake", "Y-Dragon Head")
    driver = next(x for x in duel.decision.commands if x.card.code == 99249638 and x.kind == 7)  # type: ignore[union-attr]  # an open game state is asked for
    assert driver.card.location == c.LOCATION_SZONE
    duel.a.activates(DRIVER, effect=3)
    duel.a.picks(CORE)
    duel.all_pass()
    assert duel.place_of(DRIVER) == "banished"
    assert duel.a.card(CORE).equipped_to is duel.a.card("Cyber Dragon")


def test_unions_for_other_monsters_do_not_do() -> None:
    duel = driven("Gemini Elf", CORE, "Y-Dragon Head")
    duel.a.activates(DRIVER)  # all it can do is to part
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf", DRIVER]


def test_one_of_level_5_or_more_does_not_do() -> None:
    duel = driven("Gemini Elf", DRIVER)
    duel.a.activates(DRIVER)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf", DRIVER]


def test_it_is_destroyed_in_place_of_its_monster() -> None:
    duel = driven("Gemini Elf")
    duel.b.set("Raigeki Break").hand("Kuriboh")
    duel.a.ends_turn()
    duel.b.activates("Raigeki Break", "Gemini Elf")
    duel.all_pass()
    assert duel.a.field_names == ["Gemini Elf"]
    assert duel.place_of(DRIVER) == "GY"
