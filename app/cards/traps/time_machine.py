"""Time Machine."""

from app.engine import authoring as ygo

card = ygo.Script(80987696, "Time Machine")


def fallen(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters that this battle sent to the GY and that could go back to their field as they were."""
    return [
        monster
        for snap, monster in zip(fx.event.snapshots, fx.event.cards, strict=True)
        if monster.location == ygo.LOCATION_GRAVE
        and monster.data.generation == snap.after
        and fx.can_special_summon(monster, snap.position, to=fx.kernel.players[snap.controller])
    ]


@card.activation(
    on=ygo.EVENT_BATTLE_DESTROYED,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, fallen),
)
async def turn_back_time(fx: ygo.Effect) -> None:
    """When a monster is destroyed by battle and sent to the GY: Special Summon it to the field it was on, in
    the battle position it had.
    """
    for monster in await fx.choose(fallen(fx), prompt=ygo.SPECIAL_SUMMON):
        before = fx.event.before(monster)
        assert before is not None
        await fx.special_summon(monster, before.position, to=fx.kernel.players[before.controller])
