"""The Six Samurai - Zanji."""

import pytest

from tests.scenario import Scenario

ZANJI, KIZAN = "The Six Samurai - Zanji", "Legendary Six Samurai - Kizan"


@pytest.mark.parametrize("comrade", [KIZAN, ZANJI, "Vorse Raider"])
def test_what_it_attacked_is_destroyed_beside_another_samurai(comrade: str) -> None:
    duel = Scenario()
    duel.a.monsters(ZANJI, comrade)
    duel.b.defending("Giant Soldier of Stone", "Mystical Elf")
    duel.a.battle_phase()
    duel.a.attacks(ZANJI, "Giant Soldier of Stone")
    duel.all_pass()
    assert duel.a.lp == 7800
    assert duel.b.graveyard_names == (["Giant Soldier of Stone"] if comrade == KIZAN else [])


def test_another_samurai_falls_in_its_place() -> None:
    duel = Scenario()
    duel.a.monsters(ZANJI, KIZAN)
    duel.b.set("Raigeki Break").hand("Wattkid", "Wattkid").set("Raigeki Break")
    duel.a.ends_turn()
    duel.b.activates("Raigeki Break", "Wattkid")
    duel.b.picks(ZANJI)
    duel.all_pass()
    duel.a.says(True)
    duel.all_pass()
    assert duel.a.graveyard_names == [KIZAN]
    assert duel.a.field_names == [ZANJI]


def test_not_when_it_is_attacked() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(ZANJI, KIZAN)
    duel.a.card(ZANJI).data.position = 4
    duel.b.monsters("Wattkid")
    duel.b.battle_phase()
    duel.b.attacks("Wattkid", ZANJI)
    duel.all_pass()
    assert duel.b.field_names == ["Wattkid"]
    assert duel.b.lp == 7700
