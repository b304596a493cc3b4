"""Gaia Knight, the Force of Earth."""

from app.engine import authoring as ygo

card = ygo.Script(
    97204936,
    "Gaia Knight, the Force of Earth",
    note="Materials: a Tuner and at least 1 monster that is no Tuner.",
    summon=ygo.synchro(),
)
