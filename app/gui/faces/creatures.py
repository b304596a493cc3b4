"""Silhouettes of the 26 monster Types on a 100x100 canvas, with seeded variants.

A creature is a body, glowing eyes and optional light details. Symmetric ones are written as right
halves. Each Type keeps its outline's character in all variants, so that it is known at a glance.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtGui import QPainterPath

from app.engine import constants as c
from app.gui.faces.dice import Dice
from app.gui.faces.paths import (
    both_sides,
    circle,
    mirrored,
    parse,
    petals,
    polygon,
    ribbon,
    ring,
    star,
    union,
)


@dataclass(slots=True)
class Creature:
    """What the art paints: ``body`` dark, ``eyes`` glowing, ``details`` in a light tone."""

    body: QPainterPath
    eyes: list[QPainterPath]
    details: list[QPainterPath] = field(default_factory=list)
    symmetric: bool = True


def _slits(x: float, y: float, width: float = 5.0, slant: float = 2.0) -> list[QPainterPath]:
    """A pair of slanted eyes, ``x`` and ``y`` of the right one's inner corner."""
    eye = polygon(
        [(x, y), (x + width, y - slant - 1.6), (x + width * 0.9, y + 0.6), (x + width * 0.35, y + 1.6)]
    )
    return [eye, mirrored(eye)]


def _rounds(x: float, y: float, radius: float) -> list[QPainterPath]:
    return [circle(x, y, radius), circle(100 - x, y, radius)]


_SHOULDERS: Final = "M49 58 L60 60 C74 61 84 67 88 80 L91 101 L49 101 Z"
_PAULDRONS: Final = (
    "M63 64 C74 54 89 58 94 74 L88 79 C82 70 72 68 63 71 Z",
    "M62 66 L72 54 L80 60 L90 56 L91 66 L98 70 L90 80 L76 70 Z",
    "M64 62 L84 56 L96 66 L94 82 L86 84 L80 70 L64 70 Z",
)


def _dragon(dice: Dice) -> Creature:
    wings = dice.pick(
        (
            "M49 54 L57 47 C64 30 76 18 97 10 C93 20 93 28 96 37 C88 37 85 43 86 52 "
            "C79 50 75 55 75 63 C68 58 61 61 57 68 L49 68 Z",
            "M49 56 L58 50 C66 40 72 22 88 4 C90 18 99 26 97 44 C90 42 88 48 90 58 "
            "C82 54 78 60 78 70 C70 64 62 66 57 72 L49 70 Z",
            "M49 52 L60 44 L74 16 L82 22 L98 18 L90 30 L99 44 L86 44 L88 60 L76 54 L72 68 L60 62 L49 68 Z",
        )
    )
    horns = dice.pick(
        (
            "M54 30 C58 24 62 18 70 10 C71 22 67 32 60 38 Z",
            "M53 31 L57 12 L60 26 L70 16 L63 36 Z",
            "M55 30 C66 26 74 28 77 18 C80 32 70 40 59 39 Z",
        )
    )
    head = dice.pick(
        (
            "M49 24 C55 25 59 29 60 34 L60 44 C59 51 55 60 51 66 L49 66 Z",
            "M49 26 L54 22 L60 32 L62 42 L57 50 L55 62 L49 68 Z",
        )
    )
    body = both_sides(wings, horns, head, "M49 52 C58 58 63 68 67 82 L72 101 L49 101 Z")
    nostrils = _rounds(52.4, 60, 0.8)
    return Creature(
        body, _slits(52.6, 43, 6, 2.6), [both_sides("M49 70 L54 74 L49 79 L49 83 L56 88 L49 93 Z"), *nostrils]
    )


def _warrior(dice: Dice) -> Creature:
    crest = dice.pick(
        (
            "M49 4 C56 8 57 16 56 24 L49 24 Z",
            "M58 24 L70 8 L66 30 Z",
            "M49 12 L52 2 L54 20 L49 22 Z",
            "M56 24 C66 20 76 24 82 14 C82 28 72 34 62 34 Z",
        )
    )
    helmet = dice.pick(
        (
            "M49 18 C61 18 66 26 66 37 L65 48 L58 57 L53 62 L49 62 Z",
            "M49 16 L60 20 L67 32 L64 52 L56 60 L49 60 Z",
        )
    )
    body = both_sides(_SHOULDERS, dice.pick(_PAULDRONS), helmet, crest)
    weapon = dice.below(3)
    if weapon == 0:
        body = union(
            body,
            parse(
                "M20 4 L25 12 L25 66 L33 66 L33 70 L25 70 L25 90 L15 90 L15 70 L7 70 L7 66 L15 66 L15 12 Z"
            ),
        )
    elif weapon == 1:
        body = union(body, parse("M84 2 L90 18 L86 18 L86 101 L82 101 L82 18 L78 18 Z"))
    chest = both_sides("M49 70 L62 68 L60 84 L49 92 Z")
    return Creature(body, _slits(52, 42, 9, 1.2), [chest], symmetric=weapon == 2)


def _spellcaster(dice: Dice) -> Creature:
    hat = dice.pick(
        (
            "M49 4 L53 4 C56 16 60 26 64 32 C74 33 82 38 86 46 C74 42 62 42 49 42 Z",
            "M49 10 C56 8 60 2 68 4 C62 10 62 22 66 32 C76 34 80 38 82 44 C72 42 62 42 49 42 Z",
            "M49 20 C60 14 72 24 73 44 L78 64 L68 58 L64 42 L49 40 Z",
        )
    )
    body = both_sides(
        hat,
        "M49 38 L61 40 C62 50 58 58 53 62 L49 62 Z",
        "M49 58 C62 58 70 64 74 72 C80 82 84 92 88 101 L49 101 Z",
    )
    side = dice.chance(0.5)
    staff = parse("M82 20 L85 20 L87 101 L83 101 Z")
    orb = dice.pick((circle(83.5, 17, 6.5), star(83.5, 15, 11, 5, 4), ring(83.5, 14, 9, 9, 3)))
    if side:
        staff, orb = mirrored(staff), mirrored(orb)
    return Creature(union(body, staff, orb), _slits(52.5, 48, 5, 1.4), [orb], symmetric=False)


def _fairy(dice: Dice) -> Creature:
    wings = dice.pick(
        (
            "M52 50 C60 28 78 14 98 10 C97 18 94 22 98 27 C94 30 91 33 94 38 C89 40 86 42 88 48 "
            "C82 49 78 52 79 58 C72 58 64 62 56 66 Z",
            "M52 48 C66 40 80 22 82 6 C92 18 98 36 92 52 C94 60 90 72 82 80 C82 70 70 62 56 60 Z",
        )
    )
    hair = dice.pick(
        (
            "M49 20 C60 19 64 28 63 38 C63 46 66 52 68 58 L58 52 L49 50 Z",
            "M49 19 C58 19 62 25 61 34 L58 42 L49 44 Z",
        )
    )
    body = both_sides(wings, hair, "M49 42 L56 46 C62 52 58 62 60 68 C66 80 70 90 73 101 L49 101 Z")
    halo = ring(50, 12, dice.between(12, 16), 4.5, 1.6)
    gem = star(50, 58, 4.5, 2, 4)
    return Creature(body, _rounds(54, 34, 1.5), [halo, gem])


def _fiend(dice: Dice) -> Creature:
    horns = dice.pick(
        (
            "M57 36 C66 30 75 20 72 4 C84 16 82 38 66 48 Z",
            "M56 34 L66 24 L82 26 L92 10 C92 30 82 40 66 44 Z",
            "M52 32 L58 8 L62 30 L76 14 L68 44 Z",
            "M60 38 C76 40 86 34 86 18 C96 38 84 54 66 52 Z",
        )
    )
    face = dice.pick(
        (
            "M49 32 C60 31 67 38 67 48 C67 60 59 70 53 78 L49 78 Z",
            "M49 30 L62 34 L70 50 L60 60 L60 70 L52 80 L49 80 Z",
        )
    )
    back = dice.pick(
        (
            "M49 72 L62 70 L74 60 L78 70 L92 68 L90 84 L99 101 L49 101 Z",
            "M49 70 C70 62 84 52 98 30 C98 52 96 62 99 76 L90 74 L88 88 L80 82 L78 101 L49 101 Z",
        )
    )
    grin = both_sides("M49 66 L53 68 L55 64 L58 66 L60 61 L56 70 L49 72 Z")
    return Creature(both_sides(horns, face, back), _slits(52.5, 51, 8, 3.4), [grin])


def _zombie(dice: Dice) -> Creature:
    skull = "M49 20 C66 19 73 32 71 45 C70 51 66 53 66 58 L61 60 L60 71 L49 72 Z"
    cloak = dice.pick(
        (
            "M49 8 C72 6 84 28 82 52 C82 66 90 78 96 101 L66 101 C66 84 74 70 76 52 C77 30 66 16 49 16 Z",
            "M49 72 L56 74 L57 78 L74 74 L90 82 L94 101 L84 101 L82 88 L62 88 L60 94 L70 101 L49 101 Z",
            "M49 22 L54 6 L57 18 L64 6 L66 20 L75 12 L72 30 L49 26 Z M49 74 L80 78 L92 101 L49 101 Z",
        )
    )
    body = both_sides(skull, cloak)
    teeth = [parse(f"M{x} 62 L{x + 1.4} 62 L{x + 1.4} 70 L{x} 70 Z") for x in (43.5, 47.1, 51.5, 55.1)]
    eyes = _rounds(58.5, 43, dice.between(4.2, 5.6))
    nose = both_sides("M49.6 50 L52.4 57 L49.6 56 Z")
    return Creature(body, eyes, [*teeth, nose])


def _machine(dice: Dice) -> Creature:
    head = dice.pick(
        (
            "M49 26 L66 26 L73 34 L73 56 L64 65 L49 65 Z",
            "M49 20 C66 20 74 32 74 46 L74 60 L49 64 Z",
            "M49 24 L58 20 L70 30 L70 46 L64 62 L56 66 L49 66 Z",
        )
    )
    extra = dice.pick(
        (
            "M66 28 L76 6 L79 7 L72 34 Z",
            "M72 36 L84 34 L84 54 L72 54 Z M80 30 L88 30 L88 58 L80 58 Z",
            "M70 30 L92 12 L94 34 L84 44 L71 46 Z",
        )
    )
    shoulders = dice.pick(
        (
            "M49 66 L62 68 L84 62 L96 72 L96 101 L49 101 Z",
            "M49 68 L64 70 L66 60 L90 56 L98 66 L94 84 L84 88 L84 101 L49 101 Z",
        )
    )
    if dice.chance(0.4):
        eyes = [
            circle(50, 44, 7),
        ]
        details = [ring(50, 44, 11, 11, 1.6)]
    else:
        eyes = [parse("M34 41 L66 41 L63 48 L37 48 Z")]
        details = [parse("M40 55 L60 55 L60 57 L40 57 Z")]
    details += [
        *_rounds(80, 78, 3.6),
        parse("M38 76 L62 76 L62 79 L38 79 Z"),
        parse("M41 84 L59 84 L59 87 L41 87 Z"),
    ]
    return Creature(both_sides(head, extra, shoulders), eyes, details)


def _aqua(dice: Dice) -> Creature:
    top = dice.pick(
        (
            "M49 12 C58 28 77 42 77 62 C77 82 64 92 49 92 Z",
            "M49 30 C56 30 58 22 66 22 C74 22 78 30 74 38 C82 46 84 60 82 74 C80 88 66 94 49 94 Z",
            "M49 18 C70 18 80 34 78 48 C76 54 80 60 78 70 C76 82 74 90 78 "
            "101 L70 94 L66 101 L60 92 L49 101 Z",
        )
    )
    waves = "M49 86 C60 78 68 94 78 84 C86 78 92 86 99 82 L99 101 L49 101 Z"
    eye_y = 56.0 if "12 C58" in top else 44.0
    bubbles = [circle(dice.between(10, 90), dice.between(8, 60), dice.between(1.2, 3.2)) for _ in range(5)]
    mouth = both_sides(
        f"M49 {eye_y + 12} C56 {eye_y + 13} 60 {eye_y + 10} 62 {eye_y + 7} "
        f"C60 {eye_y + 14} 56 {eye_y + 16} 49 {eye_y + 16} Z"
    )
    return Creature(both_sides(top, waves), _rounds(60, eye_y, 4.2), [*bubbles, mouth])


def _pyro(dice: Dice) -> Creature:
    flame = dice.pick(
        (
            "M49 6 C54 18 70 22 66 40 C73 38 75 30 74 22 C88 38 90 62 80 80 C73 92 62 98 49 98 Z",
            "M49 20 C56 14 52 6 58 0 C60 14 74 22 70 40 C78 38 84 30 84 22 C94 44 88 60 84 68 "
            "C96 64 96 74 97 80 C88 94 66 99 49 99 Z",
            "M49 14 L56 26 L66 4 L68 28 L84 14 L80 40 L96 38 L86 58 L94 74 L80 78 L78 94 L49 98 Z",
        )
    )
    heart = both_sides("M49 60 C54 64 64 64 63 76 C62 86 56 90 49 91 Z")
    return Creature(both_sides(flame), _slits(54, 54, 9, 3.6), [heart])


def _rock(dice: Dice) -> Creature:
    head = dice.pick(
        (
            "M49 20 L60 18 L69 27 L66 43 L58 50 L49 50 Z",
            "M49 24 L64 22 L66 40 L60 46 L49 48 Z",
            "M49 14 L56 22 L66 24 L70 38 L60 50 L49 48 Z",
        )
    )
    torso = dice.pick(
        (
            "M49 46 L64 44 L78 32 L95 42 L99 64 L88 72 L91 101 L49 101 Z",
            "M49 48 L66 50 L74 38 L92 36 L99 54 L94 66 L98 84 L88 101 L72 101 L70 86 L62 92 L49 92 Z",
        )
    )
    cracks = both_sides("M70 52 L76 58 L72 66 L80 76 L74 68 L78 59 Z")
    rune = star(50, 68, 8, 3, dice.pick((3, 4, 6)))
    return Creature(both_sides(head, torso), _slits(53, 37, 8, 0.6), [cracks, rune])


def _winged_beast(dice: Dice) -> Creature:
    wings = dice.pick(
        (
            "M51 54 C58 26 74 10 98 2 C96 12 93 16 98 23 C92 26 91 31 95 37 C88 38 86 43 88 50 "
            "C81 50 76 56 73 63 L58 76 Z",
            "M51 50 C62 40 78 38 99 24 C98 36 94 40 96 46 C90 48 88 52 90 60 C83 60 80 64 80 72 "
            "C72 70 64 74 56 82 Z",
        )
    )
    crest = dice.pick(
        ("M49 14 L54 24 L49 30 Z", "M52 26 L66 10 L58 30 Z", "M49 22 L49 8 L53 18 L58 10 L58 26 Z")
    )
    head = "M49 22 C58 22 62 29 61 37 L56 44 L52 56 L49 60 Z"
    body = both_sides(wings, crest, head, "M49 44 C61 50 63 66 59 79 L55 84 L62 99 L54 94 L49 101 Z")
    beak = both_sides("M49 40 L54 42 L51 54 L49 58 Z")
    return Creature(body, _slits(53, 36, 6, 2.2), [beak])


def _plant(dice: Dice) -> Creature:
    count = dice.pick((5, 6, 8))
    turn = dice.between(0, 40)
    bloom = union(petals(50, 40, 34, 17, count, turn), petals(50, 40, 26, 13, count, turn + 180 / count))
    stem = ribbon("M50 44 C46 62 56 74 50 101", 6, 5)
    leaves = both_sides("M50 78 C60 60 78 58 92 66 C82 82 66 86 50 84 Z")
    thorns = parse("M48 66 L42 63 L48 70 Z M52 88 L60 86 L52 93 Z")
    inner = [petals(50, 40, 17, 8, count, turn)]
    eyes = _slits(53, 41, 6, 2.2) if dice.chance(0.6) else [circle(50, 40, 4)]
    return Creature(union(bloom, stem, leaves, thorns), eyes, inner)


def _insect(dice: Dice) -> Creature:
    legs = (
        "M58 50 L80 36 L94 50 L90 52 L79 43 L60 56 Z",
        "M58 60 L82 58 L94 78 L90 79 L79 64 L60 66 Z",
        "M58 70 L74 76 L80 98 L76 98 L69 81 L58 76 Z",
    )
    head = dice.pick(
        (
            "M49 24 C58 23 62 30 60 38 L49 42 Z M54 26 C60 14 66 14 68 2 C72 16 66 24 59 31 Z",
            "M49 28 L64 24 L60 38 L49 44 Z M53 28 L58 8 L61 9 L57 29 Z",
            "M49 32 L54 30 L50 6 L56 14 L62 10 L58 30 L60 40 L49 42 Z",
        )
    )
    shell = dice.pick(
        (
            "M49 38 C66 38 72 56 68 72 C65 86 58 94 49 96 Z",
            "M49 38 L62 42 L66 54 L60 58 L68 70 L62 86 L49 99 Z",
        )
    )
    wings = "M52 44 C70 26 88 26 97 32 C92 50 76 60 58 58 Z" if dice.chance(0.5) else "M49 40 L60 44 L49 60 Z"
    split = both_sides(
        "M49.6 46 L50.8 46 L50.4 94 L49.6 94 Z", "M50 56 C58 56 62 60 64 62 C58 60 54 59 50 59 Z"
    )
    return Creature(both_sides(*legs, head, shell, wings), _rounds(55.5, 33, 2.4), [split])


def _thunder(dice: Dice) -> Creature:
    body = dice.pick(
        (
            "M49 8 L59 30 L80 18 L71 41 L97 45 L73 58 L86 84 L62 71 L57 99 L49 86 Z",
            "M49 22 L56 18 L70 2 L66 24 L90 14 L74 36 L84 40 L70 50 L94 66 "
            "L70 64 L78 92 L60 72 L54 98 L49 88 Z",
            "M49 26 C60 24 66 30 65 40 L92 26 L78 46 L98 52 L74 58 L66 52 "
            "L60 62 L76 70 L60 72 L66 98 L49 76 Z",
        )
    )
    bolt = parse("M52 58 L44 74 L50 74 L46 90 L58 70 L51 70 Z")
    return Creature(both_sides(body), _slits(53, 46, 8, 3), [bolt])


def _beast(dice: Dice) -> Creature:
    head = dice.pick(
        (  # wolf, lion, ape or bear
            "M49 30 L58 26 L71 6 C77 20 77 32 73 40 L84 54 L75 55 L80 68 L70 "
            "67 L66 79 L58 80 L53 91 L49 91 Z",
            "M49 8 L58 12 L70 8 L74 20 L86 24 L84 38 L95 48 L88 58 L94 72 "
            "L82 76 L80 90 L66 88 L58 98 L49 94 Z",
            "M49 24 C60 23 64 26 66 26 C72 20 82 24 80 34 C79 40 76 42 74 42 C80 54 76 74 64 82 L49 86 Z",
        )
    )
    body = both_sides(head, "M49 76 C66 78 78 86 84 101 L49 101 Z")
    muzzle = both_sides("M49 64 L55 62 L53 68 L49 71 Z")
    return Creature(body, _slits(54, 53, 7, 3.0), [muzzle])


def _beast_warrior(dice: Dice) -> Creature:
    head = dice.pick(
        (
            "M49 24 L60 22 L70 12 L71 30 L67 46 L58 60 L49 64 Z",
            "M49 20 C58 18 64 22 66 28 C76 28 84 22 86 10 C94 26 84 40 68 40 L62 56 L49 64 Z",
            "M49 14 L62 18 L74 30 L72 40 L80 52 L68 56 L58 62 L49 62 Z",
        )
    )
    body = both_sides(head, _SHOULDERS, dice.pick(_PAULDRONS))
    axe = parse(
        "M16 14 L19 14 L19 101 L15 101 L15 14 Z M19 18 C30 12 34 22 34 30 C34 38 30 46 19 42 Z "
        "M15 18 C4 12 0 22 0 30 C0 38 4 46 15 42 Z"
    )
    if dice.chance(0.5):
        axe = mirrored(axe)
    muzzle = both_sides("M49 50 L55 49 L52 55 L49 57 Z")
    return Creature(union(body, axe), _slits(53, 42, 6, 2.4), [muzzle], symmetric=False)


def _dinosaur(dice: Dice) -> Creature:
    crest = dice.pick(
        (
            "M52 22 L58 8 L64 22 Z M66 26 L76 14 L78 32 Z M80 38 L92 30 L88 48 Z",
            "M40 24 L34 4 L50 20 Z M58 20 L66 2 L70 26 Z",
            "M50 22 C64 4 86 8 96 20 C92 30 84 32 76 32 Z",
        )
    )
    jaw = (
        "M8 46 C10 34 26 24 44 22 L56 17 L62 20 C78 22 88 34 91 50 L98 101 L50 101 C54 86 50 78 42 74 "
        "L16 72 L13 66 L40 63 L42 57 L16 58 L9 54 Z"
    )
    teeth = polygon(
        [(14, 58), (17, 63), (20, 58), (23, 62), (26, 58), (29, 62), (32, 58), (35, 61), (38, 57.6)]
    )
    scales = [circle(70 + 4 * n, 52 + 11 * n, 2.4) for n in range(4)]
    eye = polygon([(40, 34), (50, 30), (49, 36), (43, 37)])
    return Creature(union(parse(jaw), parse(crest)), [eye], [teeth, *scales], symmetric=False)


def _fish(dice: Dice) -> Creature:
    body = dice.pick(
        (
            "M4 52 C16 32 44 26 66 41 L90 22 C88 38 86 46 86 52 C86 60 88 70 "
            "92 82 L66 64 C44 79 16 72 4 52 Z",
            "M2 48 C20 36 50 34 74 44 L98 26 L92 50 L99 70 L74 56 C52 70 22 68 2 56 L16 52 Z",
            "M8 50 C8 28 36 18 58 34 C66 40 72 44 78 44 L94 30 L92 52 L94 74 L78 58 C72 58 66 62 58 68 "
            "C36 84 8 74 8 50 Z",
        )
    )
    fins = dice.pick(
        (
            "M32 34 C38 14 56 12 64 20 L58 40 Z M40 70 L52 88 L56 68 Z",
            "M36 36 L50 8 L60 38 Z M38 66 L44 86 L56 64 Z",
            "M28 30 L36 14 L42 26 L50 12 L54 28 L64 18 L64 40 Z",
        )
    )
    stripes = [
        parse(f"M{x} 42 C{x + 4} 48 {x + 4} 58 {x} 64 C{x + 8} 58 {x + 8} 48 {x} 42 Z") for x in (36, 48)
    ]
    return Creature(union(parse(body), parse(fins)), [circle(20, 48, 3.2)], stripes, symmetric=False)


def _sea_serpent(dice: Dice) -> Creature:
    curve = dice.pick(
        (
            "M20 104 C2 72 78 88 76 62 C74 42 40 52 42 30",
            "M84 104 C100 80 30 84 34 62 C38 42 74 54 62 28",
        )
    )
    body = ribbon(curve, 24, 15)
    right = "M84" in curve
    x, y = (62, 24) if right else (42, 26)
    head = parse(
        f"M{x + 12} {y - 8} L{x + 20} {y - 20} L{x + 4} {y - 14} L{x} {y - 24} L{x - 6} {y - 13} "
        f"C{x - 20} {y - 10} {x - 30} {y - 2} {x - 34} {y + 6} L{x - 14} {y + 8} L{x - 24} {y + 13} "
        f"L{x - 4} {y + 16} L{x + 16} {y + 14} L{x + 22} {y + 2} Z"
    )
    waves = parse("M0 90 C12 80 22 96 34 86 C46 78 56 96 68 86 C80 78 90 94 101 86 L101 101 L0 101 Z")
    eye = polygon([(x - 14, y - 1), (x - 5, y - 5), (x - 6, y + 1)])
    fin = parse(
        f"M{x + 16} {y + 4} L{x + 32} {y - 6} L{x + 28} {y + 6} L{x + 36} {y + 12} L{x + 20} {y + 18} Z"
    )
    return Creature(union(body, head, waves, fin), [eye], [], symmetric=False)


def _reptile(dice: Dice) -> Creature:
    hood = dice.pick(
        (
            "M49 10 C59 10 63 18 62 26 C78 34 86 54 76 70 C70 80 62 84 60 101 L49 101 Z",
            "M49 14 C60 12 66 22 64 34 L82 40 L70 46 L84 58 L68 60 L74 76 L62 74 L66 101 L49 101 Z",
            "M49 12 C62 12 68 24 66 36 C64 46 58 48 62 58 C72 70 80 84 78 101 L49 101 Z",
        )
    )
    marks = [
        both_sides(f"M49 {y} C56 {y} 62 {y - 3} 66 {y - 6} C62 {y + 1} 56 {y + 4} 49 {y + 4} Z")
        for y in (58, 68, 78)
    ]
    tongue = both_sides("M49.4 38 L50.6 38 L53.5 50 L50 44 L49.4 44 Z")
    return Creature(both_sides(hood), _slits(53, 26, 6, 2.6), [*marks, tongue])


def _psychic(dice: Dice) -> Creature:
    head = dice.pick(
        (
            "M49 16 C66 15 74 29 71 43 C69 54 60 64 53 67 L49 67 Z",
            "M49 22 C60 22 65 30 64 40 C63 52 58 62 53 65 L49 65 Z M58 26 L74 8 L76 30 L66 40 Z",
        )
    )
    body = both_sides(head, "M49 64 L58 66 L60 74 C76 76 86 86 90 101 L49 101 Z")
    rings = [
        ring(50, 42, dice.between(36, 46), dice.between(9, 15), 1.5),
        ring(50, 42, dice.between(26, 32), dice.between(26, 34), 1.2),
    ]
    third = both_sides("M49.6 28 L53 32 L49.6 36 Z")
    return Creature(body, [*_slits(53, 45, 7, 1.2), third], rings)


def _divine(dice: Dice) -> Creature:
    crown = dice.pick(
        (
            "M49 0 L54 18 L62 4 L63 21 L76 10 L71 28 L88 24 L76 38 L49 30 Z",
            "M49 4 L60 8 L58 20 L72 2 L74 24 L90 14 L80 36 L49 30 Z",
            "M49 10 C58 0 74 2 84 12 C90 20 86 32 76 38 L49 30 Z",
        )
    )
    nemes = "M49 20 C67 20 76 34 78 54 L86 78 L67 74 L62 60 L49 66 Z"
    body = both_sides(crown, nemes, "M49 62 L64 66 C80 66 92 76 99 101 L49 101 Z")
    stripes = [both_sides(f"M68 {y} L80 {y + 6} L80 {y + 8} L68 {y + 2} Z") for y in (50, 57, 64)]
    disc = ring(50, 80, 9, 9, 2)
    return Creature(body, _slits(53, 46, 8, 1.6), [*stripes, disc])


def _creator_god(dice: Dice) -> Creature:
    wings = dice.pick(
        (
            "M54 40 C70 16 88 10 99 14 C96 28 96 40 99 52 C88 50 84 60 86 70 C74 66 66 72 58 84 Z",
            "M54 44 L80 8 L84 30 L99 26 L90 48 L98 66 L80 64 L76 86 L58 70 Z",
        )
    )
    body = union(both_sides(wings, "M49 10 L70 50 L49 92 Z"), star(50, 50, 30, 14, 8))
    return Creature(body, [circle(50, 48, 8)], [ring(50, 48, 14, 14, 1.8), ring(50, 48, 44, 44, 1.4)])


def _wyrm(dice: Dice) -> Creature:
    curve = dice.pick(
        (
            "M10 92 C30 66 94 104 86 70 C80 48 18 68 22 42 C25 26 42 22 56 28",
            "M92 100 C60 110 4 92 14 68 C22 50 88 70 84 46 C80 32 66 26 56 28",
        )
    )
    body = ribbon(curve, 5, 17, 60)
    flip = "M92" in curve
    head = parse(
        "M50 20 L58 14 L56 0 L64 12 L74 2 L70 16 C80 18 90 26 95 34 L78 36 L90 42 L72 43 L58 40 L50 36 Z"
    )
    whisker = ribbon("M90 36 C98 44 92 54 99 60", 1.8, 0.4)
    eye = polygon([(66, 25), (76, 27), (69, 30)])
    if flip:
        head, whisker, eye = (mirrored(part, 57) for part in (head, whisker, eye))
    return Creature(
        union(body, head, whisker), [eye], [ring(20 if flip else 80, 80, 6, 6, 1.6)], symmetric=False
    )


def _cyberse(dice: Dice) -> Creature:
    head = dice.pick(
        (
            "M49 16 L67 26 L72 42 L66 58 L55 68 L49 68 Z",
            "M49 22 L58 14 L74 20 L70 50 L58 66 L49 70 Z",
            "M49 10 L54 26 L72 22 L74 38 L64 60 L49 66 Z",
        )
    )
    armour = dice.pick(
        (
            "M49 68 L62 66 L78 54 L94 60 L88 74 L98 101 L49 101 Z",
            "M49 70 L66 70 L72 58 L86 58 L99 74 L84 80 L88 101 L49 101 Z",
        )
    )
    visor = both_sides("M49.5 46 L66 38 L64 45 L49.5 52 Z")
    circuits = [both_sides("M56 80 L68 80 L74 74 L84 74 L84 76 L75 76 L69 82 L56 82 Z")]
    pixels = [
        parse(f"M{x:.0f} {y:.0f} L{x + s:.0f} {y:.0f} L{x + s:.0f} {y + s:.0f} L{x:.0f} {y + s:.0f} Z")
        for x, y, s in ((dice.between(4, 90), dice.between(4, 50), dice.between(2, 5)) for _ in range(7))
    ]
    return Creature(both_sides(head, armour), [visor], [*circuits, *pixels])


def _illusion(dice: Dice) -> Creature:
    hood = dice.pick(
        (
            "M49 6 C72 10 78 34 73 56 C70 74 82 86 92 101 L49 101 Z",
            "M49 14 C54 6 64 2 74 8 C68 14 72 26 76 34 C84 54 74 70 86 84 L84 101 L49 101 Z",
        )
    )
    mask = both_sides("M49 30 C60 30 64 38 62 48 C60 58 55 64 49 68 Z")
    halves = both_sides("M54 42 C57 37 61 38 62 43 C59 46 56 46 54 42 Z")
    extra = [circle(dice.between(8, 92), dice.between(6, 46), dice.between(1.4, 2.6)) for _ in range(6)]
    return Creature(both_sides(hood), [halves, *extra], [mask.subtracted(halves)])


_MAKERS: Final[dict[int, Callable[[Dice], Creature]]] = {
    c.RACE_WARRIOR: _warrior,
    c.RACE_SPELLCASTER: _spellcaster,
    c.RACE_FAIRY: _fairy,
    c.RACE_FIEND: _fiend,
    c.RACE_ZOMBIE: _zombie,
    c.RACE_MACHINE: _machine,
    c.RACE_AQUA: _aqua,
    c.RACE_PYRO: _pyro,
    c.RACE_ROCK: _rock,
    c.RACE_WINGEDBEAST: _winged_beast,
    c.RACE_PLANT: _plant,
    c.RACE_INSECT: _insect,
    c.RACE_THUNDER: _thunder,
    c.RACE_DRAGON: _dragon,
    c.RACE_BEAST: _beast,
    c.RACE_BEASTWARRIOR: _beast_warrior,
    c.RACE_DINOSAUR: _dinosaur,
    c.RACE_FISH: _fish,
    c.RACE_SEASERPENT: _sea_serpent,
    c.RACE_REPTILE: _reptile,
    c.RACE_PSYCHIC: _psychic,
    c.RACE_DIVINE: _divine,
    c.RACE_CREATORGOD: _creator_god,
    c.RACE_WYRM: _wyrm,
    c.RACE_CYBERSE: _cyberse,
    c.RACE_ILLUSION: _illusion,
}


def creature(race: int, dice: Dice) -> Creature:
    """The silhouette of a monster Type (a RACE code), varied by ``dice``; unknown Types are fiends."""
    return _MAKERS.get(race, _fiend)(dice)
