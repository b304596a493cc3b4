"""Silhouettes of the 26 monster Types on a 100x100 canvas, with seeded variants.

A creature is a body, glowing eyes and optional light details. Symmetric ones are written as right
halves. Each Type keeps its outline's character in all variants, so that it is known at a glance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.engine import constants as c
from app.gui.faces import animals, folk
from app.gui.faces.dice import Dice
from app.gui.faces.silhouettes import Creature

_MAKERS: Final[dict[int, Callable[[Dice], Creature]]] = {
    c.RACE_WARRIOR: folk.warrior,
    c.RACE_SPELLCASTER: folk.spellcaster,
    c.RACE_FAIRY: folk.fairy,
    c.RACE_FIEND: folk.fiend,
    c.RACE_ZOMBIE: folk.zombie,
    c.RACE_MACHINE: folk.machine,
    c.RACE_AQUA: folk.aqua,
    c.RACE_PYRO: folk.pyro,
    c.RACE_ROCK: folk.rock,
    c.RACE_WINGEDBEAST: animals.winged_beast,
    c.RACE_PLANT: folk.plant,
    c.RACE_INSECT: animals.insect,
    c.RACE_THUNDER: folk.thunder,
    c.RACE_DRAGON: animals.dragon,
    c.RACE_BEAST: animals.beast,
    c.RACE_BEASTWARRIOR: animals.beast_warrior,
    c.RACE_DINOSAUR: animals.dinosaur,
    c.RACE_FISH: animals.fish,
    c.RACE_SEASERPENT: animals.sea_serpent,
    c.RACE_REPTILE: animals.reptile,
    c.RACE_PSYCHIC: folk.psychic,
    c.RACE_DIVINE: folk.divine,
    c.RACE_CREATORGOD: folk.creator_god,
    c.RACE_WYRM: animals.wyrm,
    c.RACE_CYBERSE: folk.cyberse,
    c.RACE_ILLUSION: folk.illusion,
}


def creature(race: int, dice: Dice) -> Creature:
    """The silhouette of a monster Type (a RACE code), varied by ``dice``; unknown Types are fiends."""
    return _MAKERS.get(race, folk.fiend)(dice)
