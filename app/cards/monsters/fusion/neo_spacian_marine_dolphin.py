"""Neo-Spacian Marine Dolphin."""

from app.engine import authoring as ygo

MARINE_DOLPHIN = 78734254
card = ygo.Script(
    MARINE_DOLPHIN,
    "Neo-Spacian Marine Dolphin",
    note='Its name is also "Neo-Spacian Aqua Dolphin". It can only be Special Summoned by "NEX".',
    revive_limit=True,
    special_summon_only_by=lambda fx: fx.this.name == "NEX",
)
ANYWHERE = ygo.LOCATION_MZONE | ygo.LOCATION_HAND | ygo.LOCATION_GRAVE | ygo.LOCATION_REMOVED


@card.modifier(ygo.EFFECT_ADD_CODE, at=ANYWHERE, unclassified=True)
def own_name(fx: ygo.Effect) -> int:
    return MARINE_DOLPHIN


ygo.sounds_out(card, risky=False)
