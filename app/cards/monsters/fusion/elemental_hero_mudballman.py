"""Elemental HERO Mudballman."""

from app.engine import authoring as ygo

BUBBLEMAN, CLAYMAN = 79979666, 84327329
card = ygo.Script(
    52031567,
    "Elemental HERO Mudballman",
    note=(
        'Materials: "Elemental HERO Bubbleman" and "Elemental HERO Clayman". Comes by Fusion Summon alone.'
    ),
    summon=ygo.fusion(BUBBLEMAN, CLAYMAN),
    special_summon_only_by=lambda fx: False,
)
