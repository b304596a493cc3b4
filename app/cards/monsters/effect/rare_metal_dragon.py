"""Rare Metal Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    25236056,
    "Rare Metal Dragon",
    note="Cannot be Normal Summoned or Set.",
    no_normal_summon=True,
)
