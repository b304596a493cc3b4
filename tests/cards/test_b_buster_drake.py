"""B-Buster Drake."""

from app.engine import constants as c
from tests.scenario import Scenario

DRAKE = "B-Buster Drake"


def test_it_joins_a_light_machine_and_parts_in_a_later_turn() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", DRAKE)
    assert not duel.a.may_activate(DRAKE)
    duel = Scenario()
    duel.a.monsters("Cyber Dragon", DRAKE)
    duel.a.activates(DRAKE)
    duel.all_pass()
    assert duel.a.card(DRAKE).equipped_to is duel.a.card("Cyber Dragon")
    assert not duel.a.may_activate(DRAKE)
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.activates(DRAKE)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Cyber Dragon", DRAKE]


def test_its_monster_is_unaffected_by_their_spells_only() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Cyber Dragon").equipped(DRAKE, "Cyber Dragon")
    duel.b.monsters("Chaos Sorcerer").hand("Rush Recklessly", "Raigeki")
    assert not duel.b.may_activate("Raigeki")
    duel.b.activates("Rush Recklessly", "Cyber Dragon")
    duel.all_pass()
    assert duel.a.card("Cyber Dragon").attack == 2100
    duel.b.activates("Chaos Sorcerer", "Cyber Dragon")
    duel.all_pass()
    assert duel.a.banished_names == ["Cyber Dragon"]


def test_your_own_spells_affect_its_monster() -> None:
    duel = Scenario()
    duel.a.monsters("Cyber Dragon").equipped(DRAKE, "Cyber Dragon").hand("Rush Recklessly")
    duel.a.activates("Rush Recklessly")
    duel.all_pass()
    assert duel.a.card("Cyber Dragon").attack == 2800


def test_sent_from_the_field_it_finds_a_union() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Cyber Dragon").equipped(DRAKE, "Cyber Dragon").deck_top("Union Driver")
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.b.battle_phase()
    duel.b.attacks("Blue-Eyes White Dragon", "Cyber Dragon")
    duel.a.activates(DRAKE)
    duel.all_pass()
    assert duel.a.hand_names == ["Union Driver"]
    assert duel.a.graveyard_names == [DRAKE]


def test_discarded_it_finds_nothing() -> None:
    duel = Scenario()
    duel.a.hand(DRAKE, "Raigeki Break").deck_top("Union Driver").set("Raigeki Break")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Raigeki Break")
    duel.a.picks(DRAKE)
    assert not duel.a.could_respond(DRAKE)
