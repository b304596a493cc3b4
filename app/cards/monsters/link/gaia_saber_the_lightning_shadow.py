"""Gaia Saber, the Lightning Shadow."""

from app.engine import authoring as ygo

card = ygo.Script(
    67598234,
    "Gaia Saber, the Lightning Shadow",
    note="Materials: at least 2 monsters.",
    summon=ygo.link(at_least=2),
)
