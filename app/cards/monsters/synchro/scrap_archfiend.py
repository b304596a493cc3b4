"""Scrap Archfiend."""

from app.engine import authoring as ygo

card = ygo.Script(
    45815891,
    "Scrap Archfiend",
    note="Materials: a Tuner and at least 1 monster that is no Tuner.",
    summon=ygo.synchro(),
)
