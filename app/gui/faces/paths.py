"""Vector paths from short texts, and the shapes that are easier to compute."""

from __future__ import annotations

import math
import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

_TOKEN = re.compile(r"[MLCQZ]|-?\d+(?:\.\d+)?")


@lru_cache(maxsize=1024)
def parse(text: str) -> QPainterPath:
    """A path from ``M L C Q Z`` commands with absolute coordinates; raises ``ValueError``."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    tokens = _TOKEN.findall(text)
    at, command = 0, "M"
    needs = {"M": 2, "L": 2, "C": 6, "Q": 4}
    while at < len(tokens):
        if tokens[at] in "MLCQZ":
            command = tokens[at]
            at += 1
            if command == "Z":
                path.closeSubpath()
                continue
        numbers = [float(token) for token in tokens[at : at + needs[command]]]
        if len(numbers) < needs[command]:
            raise ValueError(f"The path '{text}' ends in the middle of a {command} command.")
        at += needs[command]
        points = [QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        if command == "M":
            path.moveTo(points[0])
        elif command == "L":
            path.lineTo(points[0])
        elif command == "Q":
            path.quadTo(points[0], points[1])
        else:
            path.cubicTo(points[0], points[1], points[2])
    return path


def mirrored(path: QPainterPath, axis: float = 50.0) -> QPainterPath:
    """``path`` flipped left to right around the vertical line at ``axis``."""
    return QTransform(-1, 0, 0, 1, 2 * axis, 0).map(path)


@lru_cache(maxsize=512)
def both_sides(*halves: str) -> QPainterPath:
    """The union of some right halves and their mirror images."""
    whole = QPainterPath()
    for half in halves:
        right = parse(half)
        whole = whole.united(right).united(mirrored(right))
    return whole


def union(*paths: QPainterPath) -> QPainterPath:
    """One path around all of ``paths``."""
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(path)
    return whole


def polygon(points: list[tuple[float, float]]) -> QPainterPath:
    """A closed path through ``points``."""
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def star(cx: float, cy: float, outer: float, inner: float, points: int, turn: float = 0.0) -> QPainterPath:
    """A star with ``points`` tips; ``turn`` in degrees, 0 points up."""
    found = []
    for n in range(points * 2):
        radius = inner if n % 2 else outer
        angle = math.radians(turn - 90 + 180 * n / points)
        found.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return polygon(found)


def circle(cx: float, cy: float, radius: float) -> QPainterPath:
    """A full circle."""
    path = QPainterPath()
    path.addEllipse(QPointF(cx, cy), radius, radius)
    return path


def ring(cx: float, cy: float, rx: float, ry: float, width: float) -> QPainterPath:
    """An ellipse's band of ``width``."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    path.addEllipse(QPointF(cx, cy), rx, ry)
    path.addEllipse(QPointF(cx, cy), rx - width, ry - width)
    return path


def petals(cx: float, cy: float, length: float, width: float, count: int, turn: float = 0.0) -> QPainterPath:
    """``count`` pointed petals around a centre."""
    petal = QPainterPath(QPointF(0, 0))
    petal.cubicTo(width, -length * 0.3, width * 0.8, -length * 0.8, 0, -length)
    petal.cubicTo(-width * 0.8, -length * 0.8, -width, -length * 0.3, 0, 0)
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for n in range(count):
        whole.addPath(QTransform().translate(cx, cy).rotate(turn + 360 * n / count).map(petal))
    return whole


def ribbon(curve: str, start: float, end: float, steps: int = 40) -> QPainterPath:
    """A body along ``curve`` whose width goes from ``start`` to ``end``."""
    spine = parse(curve)
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    for n in range(steps + 1):
        share = n / steps
        point = spine.pointAtPercent(share)
        angle = math.radians(-spine.angleAtPercent(min(share, 0.999)))
        half = (start + (end - start) * share) / 2
        dx, dy = -math.sin(angle) * half, math.cos(angle) * half
        left.append((point.x() + dx, point.y() + dy))
        right.append((point.x() - dx, point.y() - dy))
    path = polygon(left + right[::-1])
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def gear(cx: float, cy: float, radius: float, teeth: int) -> QPainterPath:
    """A toothed wheel with a hole."""
    points = []
    for n in range(teeth * 4):
        reach = radius if n % 4 in (0, 1) else radius * 0.78
        angle = 2 * math.pi * (n - 0.5) / (teeth * 4)
        points.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    return polygon(points).subtracted(circle(cx, cy, radius * 0.34))


def fit(path: QPainterPath, box: QRectF) -> QPainterPath:
    """``path`` scaled evenly and centred into ``box``."""
    bounds = path.boundingRect()
    factor = min(box.width() / bounds.width(), box.height() / bounds.height())
    move = QTransform()
    move.translate(box.center().x(), box.center().y())
    move.scale(factor, factor)
    move.translate(-bounds.center().x(), -bounds.center().y())
    return move.map(path)
