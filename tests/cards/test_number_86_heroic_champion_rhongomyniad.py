"""Number 86: Heroic Champion - Rhongomyniad."""

import pytest

from app.engine import constants as c
from tests.rulings.extra_deck import held, xyz
from tests.scenario import Scenario

CHAMPION, HERO, ELF = "Number 86: Heroic Champion - Rhongomyniad", "Elemental HERO Sparkman", "Gemini Elf"


@pytest.mark.parametrize(("count", "attack"), [(1, 1500), (2, 3000), (5, 3000)])
def test_two_materials_make_it_stronger(count: int, attack: int) -> None:
    duel = Scenario()
    card = xyz(duel.a, CHAMPION, *[HERO] * count)
    assert (card.attack, card.defense) == (attack, attack)


@pytest.mark.parametrize(("count", "survives"), [(0, False), (1, True)])
def test_one_material_keeps_it_in_battle(count: int, survives: bool) -> None:
    duel = Scenario(player="B")
    xyz(duel.a, CHAMPION, *[HERO] * count)
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.b.battle_phase()
    duel.b.attacks("Blue-Eyes White Dragon", CHAMPION)
    duel.all_pass()
    assert (CHAMPION in duel.a.field_names) == survives


@pytest.mark.parametrize(("count", "survives"), [(2, False), (3, True)])
def test_three_materials_make_it_unaffected(count: int, survives: bool) -> None:
    duel = Scenario(player="B")
    xyz(duel.a, CHAMPION, *[HERO] * count)
    duel.a.monsters(ELF)
    duel.b.hand("Raigeki")
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert (CHAMPION in duel.a.field_names) == survives


@pytest.mark.parametrize(("count", "free"), [(3, True), (4, False)])
def test_four_materials_keep_the_opponent_from_summoning(count: int, free: bool) -> None:
    duel = Scenario(player="B")
    xyz(duel.a, CHAMPION, *[HERO] * count)
    duel.b.hand(ELF, "Monster Reborn").graveyard(ELF)
    assert duel.b.may_summon(ELF) == free
    assert duel.b.may_activate("Monster Reborn") == free
    assert duel.b.may_set(ELF)


def test_five_materials_sweep_the_other_side_once_a_turn() -> None:
    duel = Scenario()
    xyz(duel.a, CHAMPION, *[HERO] * 5)
    duel.a.monsters(ELF)
    duel.b.monsters(ELF, ELF).set("Jar of Greed")
    duel.a.activates(CHAMPION)
    duel.all_pass()
    assert duel.b.field_names == []
    assert duel.a.field_names == [CHAMPION, ELF]
    assert not duel.a.may_activate(CHAMPION)


def test_four_materials_do_not_sweep() -> None:
    duel = Scenario()
    xyz(duel.a, CHAMPION, *[HERO] * 4)
    duel.b.monsters(ELF)
    assert not duel.a.may_activate(CHAMPION)


def test_it_loses_a_material_in_each_end_phase_of_the_opponent() -> None:
    duel = Scenario()
    card = xyz(duel.a, CHAMPION, HERO, HERO)
    duel.a.ends_turn()
    duel.all_pass()
    assert held(duel.kernel.card(card.uid)) == [HERO, HERO]
    duel.b.ends_turn()
    duel.a.picks(HERO)
    duel.all_pass()
    assert held(duel.kernel.card(card.uid)) == [HERO]
    assert duel.a.names(c.LOCATION_GRAVE) == [HERO]
