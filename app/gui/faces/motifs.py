"""Things a Spell or Trap shows: found by the words of its English name, else by its kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPainterPath, QTransform

from app.engine import constants as c
from app.gui.faces.dice import Dice
from app.gui.faces.paths import (
    both_sides,
    circle,
    gear,
    mirrored,
    parse,
    petals,
    polygon,
    ribbon,
    ring,
    star,
    union,
)
from app.gui.faces.silhouettes import Creature

Maker = Callable[[Dice], Creature]


def _turned(path: QPainterPath, degrees: float) -> QPainterPath:
    return QTransform().translate(50, 50).rotate(degrees).translate(-50, -50).map(path)


def _sword(dice: Dice) -> Creature:
    blade = dice.pick(
        (
            "M49 4 L56 16 L56 62 L74 60 L76 68 L56 70 L54 72 L54 88 L58 94 L49 99 Z",
            "M49 2 C58 20 58 40 55 62 L66 58 L78 62 L70 70 L55 70 L54 90 L49 96 Z",
            "M49 6 L60 10 L62 58 L70 62 L70 68 L55 68 L55 92 L49 96 Z",
        )
    )
    whole = both_sides(blade)
    fuller = both_sides("M49.4 14 L51.6 18 L51 58 L49.4 58 Z")
    turn = dice.pick((0, 32, -32, 180))
    return Creature(_turned(whole, turn), [_turned(circle(50, 66, 2.6), turn)], [_turned(fuller, turn)])


def _shield(dice: Dice) -> Creature:
    body = dice.pick(
        (
            "M49 12 C62 18 74 20 84 18 C86 54 76 78 49 94 Z",
            "M49 8 L84 22 L80 62 L49 96 Z",
            "M49 14 C72 14 86 32 86 52 C86 74 70 90 49 90 Z",
        )
    )
    boss = dice.pick((star(50, 48, 17, 7, 4), star(50, 48, 17, 8, 6), ring(50, 48, 15, 15, 4)))
    return Creature(both_sides(body), [circle(50, 48, 4)], [boss])


def _mirror(dice: Dice) -> Creature:
    frame = union(ring(50, 44, 33, 38, 6), both_sides("M49 78 L54 78 L56 94 L66 98 L49 99 Z"))
    frame = union(frame, both_sides("M49 2 L56 8 L49 12 Z"))
    glass = QPainterPath()
    glass.addEllipse(23, 12, 54, 64)
    shine = parse("M34 30 L46 16 L52 18 L36 42 Z M38 52 L60 22 L64 26 L40 62 Z")
    return Creature(union(frame, glass), [star(56, 52, 9, 2.2, 4)], [ring(50, 44, 27, 32, 1.4), shine])


def _pot(dice: Dice) -> Creature:
    body = both_sides(
        "M49 18 L66 16 L70 22 L62 28 C84 34 92 54 86 70 C82 84 70 94 60 96 L49 96 Z",
        dice.pick(("M70 40 C92 28 98 52 84 60 L82 54 C88 50 86 42 76 46 Z", "M60 30 L70 6 L74 28 Z")),
    )
    eyes = [both_sides("M54 50 C60 44 70 44 74 52 C68 56 60 56 54 50 Z")]
    grin = both_sides("M49 66 C60 68 70 66 76 62 C72 76 62 80 49 80 Z")
    lines = both_sides("M49 70 L68 70 L68 71.4 L49 71.4 Z")
    return Creature(body, eyes, [grin.subtracted(lines)])


def _hole(dice: Dice) -> Creature:
    rim = star(50, 56, 46, 32, dice.pick((9, 11, 13)), dice.between(0, 30))
    squash = QTransform().translate(50, 58).scale(1, 0.66).translate(-50, -58)
    eyes = [*_pair(56, 58, 6)] if dice.chance(0.6) else [squash.map(ring(50, 58, 12, 12, 2))]
    return Creature(squash.map(rim), eyes, [squash.map(ring(50, 58, 30, 30, 2))])


def _pair(x: float, y: float, width: float) -> list[QPainterPath]:
    eye = polygon([(x, y), (x + width, y - 4), (x + width, y + 1)])
    return [eye, mirrored(eye)]


def _book(dice: Dice) -> Creature:
    body = both_sides("M49 22 C62 12 80 12 94 18 L94 82 C80 78 62 80 49 90 Z")
    lines = [
        both_sides(
            f"M56 {y} C66 {y - 5} 76 {y - 6} 87 {y - 4} L87 {y - 2.6} "
            f"C76 {y - 4.6} 66 {y - 3.4} 56 {y + 1.6} Z"
        )
        for y in (36, 46, 56, 66)
    ]
    sign = dice.pick((star(50, 8, 9, 3, 4), star(50, 8, 8, 4, 5), ring(50, 8, 7, 7, 2)))
    return Creature(body, [sign], lines)


def _moon(dice: Dice) -> Creature:
    moon = circle(48, 50, 40).subtracted(circle(dice.pick((64, 66, 34)), dice.between(38, 46), 32))
    stars = [star(dice.between(40, 82), dice.between(20, 74), dice.between(3, 7), 1.6, 4) for _ in range(3)]
    return Creature(moon, stars, [])


def _sun(dice: Dice) -> Creature:
    rays = star(50, 50, 47, 28, dice.pick((8, 12, 16)), dice.between(0, 20))
    return Creature(union(rays, circle(50, 50, 26)), [circle(50, 50, 10)], [ring(50, 50, 20, 20, 2)])


def _skull(dice: Dice) -> Creature:
    skull = both_sides(
        "M49 12 C74 12 86 30 83 50 C82 60 74 62 74 70 L64 74 L64 90 L49 92 Z",
        dice.pick(("M60 12 L72 0 L74 22 Z", "M49 14 L49 4 L54 12 Z", "M70 20 L94 8 L82 36 Z")),
    )
    teeth = [parse(f"M{x} 76 L{x + 2} 76 L{x + 2} 89 L{x} 89 Z") for x in (40, 46, 52, 58)]
    return Creature(
        skull, [circle(35, 47, 8), circle(65, 47, 8)], [*teeth, both_sides("M49.5 56 L55 67 L49.5 65 Z")]
    )


def _chain(dice: Dice) -> Creature:
    links = QPainterPath()
    for n in range(5):
        link = ring(50, 50, 15, 9, 5)
        spin = 0 if n % 2 else 90
        move = QTransform().translate(12 + 19 * n, 12 + 19 * n).rotate(45 + spin * 0.35).translate(-50, -50)
        links = links.united(move.map(link))
    if dice.chance(0.5):
        links = links.united(mirrored(links))
    return Creature(links, [star(50, 50, 9, 3, 4)], [], symmetric=False)


def _eye(dice: Dice) -> Creature:
    lid = parse("M2 52 C20 22 80 22 98 52 C80 82 20 82 2 52 Z")
    lashes = star(50, 52, 48, 34, dice.pick((12, 16)), 0)
    return Creature(union(lid, lashes), [circle(50, 52, 11)], [ring(50, 52, 21, 21, 3)])


def _flame(dice: Dice) -> Creature:
    body = dice.pick(
        (
            "M49 2 C56 22 80 34 80 64 C80 86 66 98 49 98 Z",
            "M49 14 C60 4 58 30 70 26 C86 40 88 70 78 84 C70 94 60 98 49 98 Z",
        )
    )
    heart = both_sides("M49 46 C56 58 66 66 64 78 C62 90 56 93 49 94 Z")
    return Creature(both_sides(body), [both_sides("M49 66 C53 72 57 78 55 84 C54 88 52 90 49 90 Z")], [heart])


def _bolt(dice: Dice) -> Creature:
    bolt = parse("M58 0 L22 54 L46 54 L34 100 L80 40 L54 40 L72 0 Z")
    side = parse("M24 8 L8 36 L19 36 L12 60 L34 30 L22 30 Z")
    body = union(bolt, side) if dice.chance(0.5) else union(bolt, mirrored(side, 55))
    if dice.chance(0.4):
        body = mirrored(body)
    return Creature(body, [star(50, 48, 12, 2.4, 4)], [], symmetric=False)


def _storm(dice: Dice) -> Creature:
    whole = QPainterPath()
    lean = dice.between(-8, 8)
    for n in range(6):
        wide = 46 - 7 * n
        y = 12 + 15 * n
        x = 50 + lean * n / 2 + (4 if n % 2 else -4)
        whole = whole.united(ring(x, y, wide, 9 - n * 0.7, 5.2 - n * 0.4))
    return Creature(whole, [star(50 + lean, 50, 10, 2.5, 4)], [])


def _ring_thing(dice: Dice) -> Creature:
    band = ring(50, 58, 36, 36, 9)
    gem = polygon([(50, 4), (64, 14), (59, 30), (41, 30), (36, 14)])
    marks = [star(50 + 31 * x, 58 + 31 * y, 4, 2, 4) for x, y in ((1, 0), (-1, 0), (0, 1))]
    return Creature(union(band, gem), [polygon([(50, 9), (58, 15), (50, 26), (42, 15)])], marks)


def _gate(dice: Dice) -> Creature:
    arch = both_sides(
        "M49 8 C72 8 84 22 86 40 L92 40 L92 98 L70 98 L70 46 C70 34 62 26 49 26 Z",
        dice.pick(("M60 8 L66 -2 L72 14 Z", "M86 40 L90 22 L94 40 Z", "M49 8 L49 -2 L56 8 Z")),
    )
    door = both_sides("M49 30 C60 30 66 38 66 48 L66 96 L50.5 96 L50.5 32 Z")
    return Creature(
        arch, [both_sides("M49.4 38 L51 44 L51 92 L49.4 92 Z")], [door.subtracted(circle(50, 64, 9))]
    )


def _tower(dice: Dice) -> Creature:
    body = both_sides(
        "M49 20 L58 20 L58 14 L66 14 L66 30 L62 34 L64 99 L49 99 Z",
        dice.pick(
            (
                "M64 60 L72 60 L72 54 L84 54 L86 99 L64 99 Z",
                "M49 2 L60 16 L49 18 Z M64 70 L80 62 L90 99 L64 99 Z",
            )
        ),
    )
    return Creature(
        body, [both_sides("M49 44 L53 46 L53 58 L49 58 Z")], [both_sides("M70 72 L75 72 L75 80 L70 80 Z")]
    )


def _crown(dice: Dice) -> Creature:
    body = both_sides(
        dice.pick(
            ("M49 20 L62 48 L82 26 L90 78 L49 84 Z", "M49 10 L56 40 L68 22 L72 46 L92 34 L84 82 L49 88 Z")
        )
    )
    gems = [circle(50, 68, 4.5), circle(70, 66, 3), circle(30, 66, 3)]
    return Creature(body, gems, [both_sides("M49 75 L88 72 L88 74 L49 77.6 Z")])


def _mask(dice: Dice) -> Creature:
    body = both_sides(
        dice.pick(
            ("M49 14 C72 10 86 22 84 44 C82 70 66 92 49 96 Z", "M49 20 L70 8 L90 24 L82 60 L64 84 L49 94 Z")
        )
    )
    mouth = both_sides("M49 74 L62 70 L56 80 L49 81 Z")
    eye = both_sides("M56 42 C62 36 74 36 78 44 C72 52 62 52 56 42 Z")
    mark = both_sides("M49.2 18 L53 30 L49.2 44 Z", "M66 58 L70 58 L67 72 Z")
    return Creature(body, [eye], [mouth, mark])


def _hand(dice: Dice) -> Creature:
    hand = parse(
        "M32 98 L30 70 C20 60 10 52 8 44 C12 40 18 44 24 50 L30 54 L26 14 C30 8 34 10 36 16 L40 44 L42 6 "
        "C46 0 51 2 52 8 L52 44 L58 10 C62 4 67 8 67 14 L64 48 L74 22 C78 18 82 22 81 27 L74 62 "
        "C72 78 68 86 68 98 Z"
    )
    if dice.chance(0.5):
        hand = mirrored(hand)
    return Creature(
        hand, [star(50, 66, 10, 3, dice.pick((4, 5, 6)))], [ring(50, 66, 15, 15, 1.6)], symmetric=False
    )


def _rose(dice: Dice) -> Creature:
    bloom = union(petals(50, 42, 36, 20, 5, 0), petals(50, 42, 28, 16, 5, 36))
    stem = union(
        ribbon("M50 46 C54 70 44 80 50 101", 5, 4),
        both_sides("M50 84 C60 68 76 68 86 76 C76 88 62 90 50 88 Z"),
    )
    return Creature(union(bloom, stem), [petals(50, 42, 9, 5, 5, 18)], [petals(50, 42, 19, 11, 5, 18)])


def _crystal(dice: Dice) -> Creature:
    body = union(
        polygon([(50, 2), (64, 22), (60, 92), (40, 92), (36, 22)]),
        polygon([(78, 26), (88, 42), (76, 94), (60, 94), (66, 42)]),
        polygon([(22, 34), (34, 46), (40, 94), (22, 94), (12, 50)]),
    )
    facets = [
        polygon([(50, 2), (53, 24), (50, 92), (46, 92), (43, 24)]),
        polygon([(78, 30), (79, 46), (70, 92), (67, 92)]),
    ]
    return Creature(
        body if dice.chance(0.5) else mirrored(body), [star(50, 40, 8, 2, 4)], facets, symmetric=False
    )


def _gears(dice: Dice) -> Creature:
    whole = union(gear(42, 58, 36, dice.pick((9, 11, 12))), gear(78, 24, 21, 8))
    return Creature(
        whole if dice.chance(0.5) else mirrored(whole),
        [circle(42, 58, 5)],
        [ring(42, 58, 24, 24, 2)],
        symmetric=False,
    )


def _feather(dice: Dice) -> Creature:
    plume = parse(
        "M20 98 C26 70 30 40 58 16 C70 6 84 2 92 4 C94 20 88 36 76 48 L66 48 L72 56 C62 66 52 72 40 74 "
        "L34 80 L26 99 Z"
    )
    rib = parse("M23 98 C36 66 56 36 86 10 C60 40 42 68 27 99 Z")
    other = (
        QTransform().translate(50, 50).rotate(dice.pick((70, -64, 180))).scale(0.62, 0.62).translate(-50, -50)
    )
    return Creature(union(plume, other.map(plume)), [star(64, 34, 7, 2, 4)], [rib], symmetric=False)


def _tomb(dice: Dice) -> Creature:
    stone = both_sides("M49 12 C66 12 74 24 74 38 L76 88 L88 92 L90 99 L49 99 Z")
    cross = both_sides("M49 28 L53 28 L53 38 L62 38 L62 46 L53 46 L53 70 L49 70 Z")
    rays = [star(50, 8, 12, 2, 4)] if dice.chance(0.5) else [circle(78, 14, 6)]
    return Creature(stone, rays, [cross])


def _heart(dice: Dice) -> Creature:
    body = both_sides("M49 28 C58 6 92 8 92 38 C92 64 66 80 49 96 Z")
    wings = both_sides("M80 30 L99 14 L96 30 L99 42 L92 46 Z") if dice.chance(0.4) else QPainterPath()
    return Creature(
        union(body, wings),
        [star(50, 46, 14, 4, 4)],
        [both_sides("M66 24 C76 22 82 30 82 38 C78 30 74 28 66 28 Z")],
    )


def _scroll(dice: Dice) -> Creature:
    sheet = both_sides("M49 18 L76 18 C84 10 92 16 90 24 L80 26 L78 78 C88 78 92 88 84 92 L49 92 Z")
    lines = [parse(f"M32 {y} L68 {y} L68 {y + 2} L32 {y + 2} Z") for y in (34, 42, 50)]
    seal = dice.pick((star(50, 70, 10, 6, 8), circle(50, 70, 8)))
    return Creature(sheet, [seal], lines)


def _coin(dice: Dice) -> Creature:
    coin = union(ring(50, 50, 42, 42, 7), circle(50, 50, 33))
    face = dice.pick((star(50, 50, 24, 10, 5), star(50, 50, 24, 8, 4), ring(50, 50, 18, 18, 4)))
    return Creature(coin, [circle(50, 50, 5)], [face, ring(50, 50, 33, 33, 1.6)])


def _cards(dice: Dice) -> Creature:
    card = parse("M32 14 L68 14 L68 86 L32 86 Z")
    whole = QPainterPath()
    for turn in (-26, 0, 26):
        move = QTransform().translate(50, 96).rotate(turn).translate(-50, -96)
        whole = whole.united(move.map(card))
    return Creature(
        whole,
        [star(50, 48, 13, 5, dice.pick((4, 5, 6)))],
        [parse("M36 18 L64 18 L64 82 L36 82 Z").subtracted(parse("M38 20 L62 20 L62 80 L38 80 Z"))],
    )


def _clock(dice: Dice) -> Creature:
    face = union(ring(50, 50, 44, 44, 6), circle(50, 50, 36), polygon([(44, 2), (56, 2), (54, 10), (46, 10)]))
    marks = [
        circle(50 + 30 * x, 50 + 30 * y, 2.2)
        for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
    ]
    hand = QTransform().translate(50, 50).rotate(dice.between(0, 360)).translate(-50, -50)
    hands = union(
        parse("M48.6 52 L49.4 24 L50.6 24 L51.4 52 Z"),
        hand.map(parse("M48.6 52 L49.2 34 L50.8 34 L51.4 52 Z")),
    )
    return Creature(face, [hands], marks)


def _spiral(dice: Dice) -> Creature:
    arms = QPainterPath()
    count = dice.pick((2, 3, 4))
    arm = ribbon("M50 50 C58 36 76 40 78 56 C80 76 56 86 38 78", 15, 2)
    for n in range(count):
        arms = arms.united(_turned(arm, 360 * n / count))
    return Creature(arms, [circle(50, 50, 6)], [ring(50, 50, 46, 46, 1.6)], symmetric=False)


def _jaws(dice: Dice) -> Creature:
    top = [(4.0, 30.0)]
    bottom = [(4.0, 72.0)]
    for n in range(7):
        x = 4 + n * 13.2
        top += [(x + 6.6, 52 + 4 * (n % 2)), (x + 13.2, 32)]
        bottom += [(x + 6.6, 54 - 4 * ((n + 1) % 2)), (x + 13.2, 72)]
    upper = polygon([*top, (97, 14), (50, 4), (4, 14)])
    lower = polygon([*bottom, (97, 88), (50, 97), (4, 88)])
    return Creature(union(upper, lower), _pair(58, 24, 12), [ring(50, 92, 3, 2, 1)])


def _wall(dice: Dice) -> Creature:
    bricks = QPainterPath()
    for row in range(5):
        for col in range(4):
            x = 2 + col * 26 - (13 if row % 2 else 0)
            if dice.chance(0.88) or row > 2:
                bricks.addRoundedRect(x, 18 + row * 16, 23.6, 13.6, 2, 2)
    return Creature(bricks, [star(50, 50, 15, 3, 4)], [])


def _ship(dice: Dice) -> Creature:
    body = both_sides("M49 4 L58 30 L60 58 L92 76 L94 84 L62 80 L62 90 L70 98 L49 95 Z")
    return Creature(
        body, [both_sides("M49 26 L53 34 L53 44 L49 46 Z"), circle(64, 94, 2), circle(36, 94, 2)], []
    )


def _star_sign(dice: Dice) -> Creature:
    points = dice.pick((4, 5, 6, 7, 8))
    body = union(star(50, 50, 46, 20, points), ring(50, 50, 36, 36, 5))
    return Creature(body, [circle(50, 50, 7)], [star(50, 50, 30, 13, points, 180 / points)])


def _fusion(dice: Dice) -> Creature:
    arm = ribbon("M50 50 C60 20 96 26 92 54 C90 72 74 80 60 74", 20, 1.5)
    whole = union(arm, _turned(arm, 180))
    return Creature(whole, [circle(50, 50, 7)], [ring(50, 50, 45, 45, 1.8)], symmetric=False)


def _landscape(dice: Dice) -> Creature:
    points = [(0.0, 101.0)]
    x = 0.0
    while x < 100:
        points.append((x, dice.between(36, 74)))
        x += dice.between(8, 18)
    points += [(101.0, dice.between(40, 70)), (101.0, 101.0)]
    return Creature(
        polygon(points),
        [circle(dice.between(26, 74), dice.between(18, 30), dice.between(7, 12))],
        [],
        symmetric=False,
    )


#: First word found in the name wins, so the more telling words come first.
_BY_WORD: Final[tuple[tuple[tuple[str, ...], Maker], ...]] = (
    (("pot", "jar", "greed", "avarice", "desires", "capsule", "urn"), _pot),
    (("mirror", "reflect"), _mirror),
    (("hole", "abyss", "pit", "chasm", "underworld"), _hole),
    (("typhoon", "cyclone", "storm", "twister", "hurricane", "tornado", "wind", "weather"), _storm),
    (("swords", "sword", "blade", "lance", "spear", "axe", "scythe", "katana", "saber"), _sword),
    (("book", "grimoire", "tome", "library", "secret"), _book),
    (("moon", "lunar", "eclipse", "night"), _moon),
    (("sun", "solar", "light", "raigeki-break"), _sun),
    (("raigeki", "thunder", "lightning", "bolt", "shock", "spark", "quick", "burst"), _bolt),
    (("skull", "zombie", "dead", "death", "bone", "undead", "necro", "corpse", "fiend"), _skull),
    (("chain", "chains", "bind", "prison", "shackles", "lock"), _chain),
    (("eye", "sight", "vision", "prohibition", "watch"), _eye),
    (
        ("fire", "flame", "flames", "blast", "burn", "ookazi", "hinotama", "blaze", "inferno", "explosion"),
        _flame,
    ),
    (("ring", "bracelet", "bangle"), _ring_thing),
    (("gate", "gateway", "door", "world", "entrance"), _gate),
    (("tower", "castle", "fortress", "city", "capital", "ruins", "palace", "temple", "dungeon"), _tower),
    (("crown", "king", "royal", "imperial", "emperor", "queen", "solemn", "judgment"), _crown),
    (("mask", "veil", "phantom", "disguise"), _mask),
    (("rose", "flower", "garden", "plant", "forest", "bamboo", "wood", "gift"), _rose),
    (("crystal", "gem", "jewel", "stone", "ice", "diamond", "core"), _crystal),
    (
        (
            "gear",
            "machine",
            "mecha",
            "factory",
            "limiter",
            "system",
            "module",
            "modules",
            "engine",
            "amplifier",
        ),
        _gears,
    ),
    (("feather", "wing", "wings", "harpie", "duster", "angel", "bird"), _feather),
    (
        (
            "burial",
            "grave",
            "reborn",
            "tomb",
            "soul",
            "call",
            "haunted",
            "reincarnation",
            "coffin",
            "rebirth",
        ),
        _tomb,
    ),
    (("heart", "life", "heal", "recovery", "love", "mind", "brain"), _heart),
    (
        ("scroll", "contract", "seal", "talisman", "decree", "order", "offerings", "document", "spellbook"),
        _scroll,
    ),
    (("coin", "gold", "treasure", "dice", "wheel", "gamble", "roulette", "cost"), _coin),
    (("card", "cards", "draw", "deck", "hand-trap", "duplication", "reload", "trade"), _cards),
    (("time", "turn", "clock", "limit", "wait", "future"), _clock),
    (("dimension", "dimensional", "galaxy", "space", "void", "chaos", "warp", "vortex", "infinite"), _spiral),
    (
        ("shield", "guard", "barrier", "force", "protection", "defense", "negate", "cylinder", "armor"),
        _shield,
    ),
    (("wall", "block", "bunker"), _wall),
    (("jaws", "fang", "bite", "trap", "claw"), _jaws),
    (("ship", "rocket", "missile", "cannon", "barrel", "striker"), _ship),
    (("fusion", "polymerization", "union", "super"), _fusion),
    (("hand", "control", "snatch", "steal", "strike", "change", "foolish"), _hand),
)

_BY_KIND: Final[tuple[tuple[int, int, tuple[Maker, ...]], ...]] = (
    (c.TYPE_FIELD, c.TYPE_SPELL, (_landscape,)),
    (c.TYPE_EQUIP, c.TYPE_SPELL, (_sword, _shield, _ring_thing, _crown)),
    (c.TYPE_RITUAL, c.TYPE_SPELL, (_flame, _star_sign, _book)),
    (c.TYPE_QUICKPLAY, c.TYPE_SPELL, (_bolt, _storm, _hand)),
    (c.TYPE_CONTINUOUS, c.TYPE_SPELL, (_spiral, _clock, _crystal, _star_sign)),
    (c.TYPE_COUNTER, c.TYPE_TRAP, (_shield, _crown, _eye, _hand)),
    (c.TYPE_CONTINUOUS, c.TYPE_TRAP, (_chain, _wall, _mask, _gate)),
    (c.TYPE_SPELL, c.TYPE_SPELL, (_star_sign, _scroll, _cards, _book, _heart)),
    (c.TYPE_TRAP, c.TYPE_TRAP, (_jaws, _hole, _spiral, _skull)),
)


def motif(card_type: int, name: str, dice: Dice) -> Creature:
    """What a Spell or Trap of this type and English name shows."""
    words = name.lower().replace("'", " ").replace("-", " ").split()
    stripped = {word.strip(',.!?:;"()') for word in words}
    for keys, maker in _BY_WORD:
        if stripped.intersection(keys):
            return maker(dice)
    for kind, family, makers in _BY_KIND:
        if card_type & kind and card_type & family:
            return dice.pick(makers)(dice)
    return _star_sign(dice)
