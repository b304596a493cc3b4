"""Silhouettes of the Types with a human shape, of machines, plants and the elements."""

from __future__ import annotations

from app.gui.faces.dice import Dice
from app.gui.faces.paths import (
    both_sides,
    circle,
    mirrored,
    parse,
    petals,
    ribbon,
    ring,
    star,
    union,
)
from app.gui.faces.silhouettes import PAULDRONS, SHOULDERS, Creature, rounds, slits


def warrior(dice: Dice) -> Creature:
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
    body = both_sides(SHOULDERS, dice.pick(PAULDRONS), helmet, crest)
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
    return Creature(body, slits(52, 42, 9, 1.2), [chest], symmetric=weapon == 2)


def spellcaster(dice: Dice) -> Creature:
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
    return Creature(union(body, staff, orb), slits(52.5, 48, 5, 1.4), [orb], symmetric=False)


def fairy(dice: Dice) -> Creature:
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
    return Creature(body, rounds(54, 34, 1.5), [halo, gem])


def fiend(dice: Dice) -> Creature:
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
    return Creature(both_sides(horns, face, back), slits(52.5, 51, 8, 3.4), [grin])


def zombie(dice: Dice) -> Creature:
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
    eyes = rounds(58.5, 43, dice.between(4.2, 5.6))
    nose = both_sides("M49.6 50 L52.4 57 L49.6 56 Z")
    return Creature(body, eyes, [*teeth, nose])


def machine(dice: Dice) -> Creature:
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
        *rounds(80, 78, 3.6),
        parse("M38 76 L62 76 L62 79 L38 79 Z"),
        parse("M41 84 L59 84 L59 87 L41 87 Z"),
    ]
    return Creature(both_sides(head, extra, shoulders), eyes, details)


def aqua(dice: Dice) -> Creature:
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
    return Creature(both_sides(top, waves), rounds(60, eye_y, 4.2), [*bubbles, mouth])


def pyro(dice: Dice) -> Creature:
    flame = dice.pick(
        (
            "M49 6 C54 18 70 22 66 40 C73 38 75 30 74 22 C88 38 90 62 80 80 C73 92 62 98 49 98 Z",
            "M49 20 C56 14 52 6 58 0 C60 14 74 22 70 40 C78 38 84 30 84 22 C94 44 88 60 84 68 "
            "C96 64 96 74 97 80 C88 94 66 99 49 99 Z",
            "M49 14 L56 26 L66 4 L68 28 L84 14 L80 40 L96 38 L86 58 L94 74 L80 78 L78 94 L49 98 Z",
        )
    )
    heart = both_sides("M49 60 C54 64 64 64 63 76 C62 86 56 90 49 91 Z")
    return Creature(both_sides(flame), slits(54, 54, 9, 3.6), [heart])


def rock(dice: Dice) -> Creature:
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
    return Creature(both_sides(head, torso), slits(53, 37, 8, 0.6), [cracks, rune])


def plant(dice: Dice) -> Creature:
    count = dice.pick((5, 6, 8))
    turn = dice.between(0, 40)
    bloom = union(petals(50, 40, 34, 17, count, turn), petals(50, 40, 26, 13, count, turn + 180 / count))
    stem = ribbon("M50 44 C46 62 56 74 50 101", 6, 5)
    leaves = both_sides("M50 78 C60 60 78 58 92 66 C82 82 66 86 50 84 Z")
    thorns = parse("M48 66 L42 63 L48 70 Z M52 88 L60 86 L52 93 Z")
    inner = [petals(50, 40, 17, 8, count, turn)]
    eyes = slits(53, 41, 6, 2.2) if dice.chance(0.6) else [circle(50, 40, 4)]
    return Creature(union(bloom, stem, leaves, thorns), eyes, inner)


def thunder(dice: Dice) -> Creature:
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
    return Creature(both_sides(body), slits(53, 46, 8, 3), [bolt])


def psychic(dice: Dice) -> Creature:
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
    return Creature(body, [*slits(53, 45, 7, 1.2), third], rings)


def divine(dice: Dice) -> Creature:
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
    return Creature(body, slits(53, 46, 8, 1.6), [*stripes, disc])


def creator_god(dice: Dice) -> Creature:
    wings = dice.pick(
        (
            "M54 40 C70 16 88 10 99 14 C96 28 96 40 99 52 C88 50 84 60 86 70 C74 66 66 72 58 84 Z",
            "M54 44 L80 8 L84 30 L99 26 L90 48 L98 66 L80 64 L76 86 L58 70 Z",
        )
    )
    body = union(both_sides(wings, "M49 10 L70 50 L49 92 Z"), star(50, 50, 30, 14, 8))
    return Creature(body, [circle(50, 48, 8)], [ring(50, 48, 14, 14, 1.8), ring(50, 48, 44, 44, 1.4)])


def cyberse(dice: Dice) -> Creature:
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


def illusion(dice: Dice) -> Creature:
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
