"""Gaia the Dragon Champion."""

from app.engine import authoring as ygo

card = ygo.Script(
    66889139,
    "Gaia the Dragon Champion",
    note='Materials: "Gaia The Fierce Knight" and "Curse of Dragon".',
    summon=ygo.fusion(6368038, 28279543),
)
