"""Chimeratech Fortress Dragon."""

from app.engine import authoring as ygo

CYBER_DRAGON = 70095154
ANYWHERE = ygo.LOCATION_MZONE | ygo.LOCATION_HAND | ygo.LOCATION_GRAVE | ygo.LOCATION_REMOVED


def on_either_field(kernel: ygo.Kernel, player: int) -> list[ygo.Card]:
    """Monsters of both players, of the opponent only face-up ones."""
    mine, theirs = kernel.players[player], kernel.players[1 - player]
    return mine.monsters() + theirs.face_up_monsters()


card = ygo.Script(
    79229522,
    "Chimeratech Fortress Dragon",
    note='Contact Fusion: send "Cyber Dragon" and 1 or more Machine monsters from either field to the GY.',
    summon=ygo.fusion(
        CYBER_DRAGON,
        lambda monster: monster.is_race(ygo.RACE_MACHINE),
        extra=9,
        contact=ygo.LOCATION_GRAVE,
        select=on_either_field,
    ),
    revive_limit=True,
)


@card.modifier(ygo.EFFECT_CANNOT_BE_FUSION_MATERIAL, at=ANYWHERE, unclassified=True)
def no_material(fx: ygo.Effect) -> bool:
    """It cannot be used as Fusion Material."""
    return True


@card.modifier(ygo.EFFECT_SET_BASE_ATTACK)
def original_attack(fx: ygo.Effect) -> int:
    """Its original ATK is 1000 for each material of its Special Summon."""
    return 1000 * len(fx.this.summon_materials())
