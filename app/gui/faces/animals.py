"""Silhouettes of the Types that are animals, real or mythical."""

from __future__ import annotations

from app.gui.faces.dice import Dice
from app.gui.faces.paths import (
    both_sides,
    circle,
    mirrored,
    parse,
    polygon,
    ribbon,
    ring,
    union,
)
from app.gui.faces.silhouettes import PAULDRONS, SHOULDERS, Creature, rounds, slits


def dragon(dice: Dice) -> Creature:
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
    nostrils = rounds(52.4, 60, 0.8)
    return Creature(
        body, slits(52.6, 43, 6, 2.6), [both_sides("M49 70 L54 74 L49 79 L49 83 L56 88 L49 93 Z"), *nostrils]
    )


def winged_beast(dice: Dice) -> Creature:
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
    return Creature(body, slits(53, 36, 6, 2.2), [beak])


def beast(dice: Dice) -> Creature:
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
    return Creature(body, slits(54, 53, 7, 3.0), [muzzle])


def beast_warrior(dice: Dice) -> Creature:
    head = dice.pick(
        (
            "M49 24 L60 22 L70 12 L71 30 L67 46 L58 60 L49 64 Z",
            "M49 20 C58 18 64 22 66 28 C76 28 84 22 86 10 C94 26 84 40 68 40 L62 56 L49 64 Z",
            "M49 14 L62 18 L74 30 L72 40 L80 52 L68 56 L58 62 L49 62 Z",
        )
    )
    body = both_sides(head, SHOULDERS, dice.pick(PAULDRONS))
    axe = parse(
        "M16 14 L19 14 L19 101 L15 101 L15 14 Z M19 18 C30 12 34 22 34 30 C34 38 30 46 19 42 Z "
        "M15 18 C4 12 0 22 0 30 C0 38 4 46 15 42 Z"
    )
    if dice.chance(0.5):
        axe = mirrored(axe)
    muzzle = both_sides("M49 50 L55 49 L52 55 L49 57 Z")
    return Creature(union(body, axe), slits(53, 42, 6, 2.4), [muzzle], symmetric=False)


def dinosaur(dice: Dice) -> Creature:
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


def fish(dice: Dice) -> Creature:
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


def sea_serpent(dice: Dice) -> Creature:
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


def reptile(dice: Dice) -> Creature:
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
    return Creature(both_sides(hood), slits(53, 26, 6, 2.6), [*marks, tongue])


def wyrm(dice: Dice) -> Creature:
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


def insect(dice: Dice) -> Creature:
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
    return Creature(both_sides(*legs, head, shell, wings), rounds(55.5, 33, 2.4), [split])
