"""Blue-Eyes Ultimate Dragon."""

from app.engine import authoring as ygo

BLUE_EYES = 89631139
card = ygo.Script(
    23995346,
    "Blue-Eyes Ultimate Dragon",
    note='Materials: "Blue-Eyes White Dragon", three of them.',
    summon=ygo.fusion(BLUE_EYES, BLUE_EYES, BLUE_EYES),
)
