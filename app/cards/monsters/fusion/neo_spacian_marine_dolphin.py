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


@card.ignition(
    cost=ygo.discard(),
    limit=ygo.ONCE_PER_TURN,
    target=ygo.needs(lambda fx: bool(fx.opponent.hand())),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_DAMAGE,
)
async def sound_out(fx: ygo.Effect) -> None:
    """Once per turn: You can discard 1 card; look at your opponent's hand and choose a monster there. If your
    best monster has at least its ATK, destroy it and inflict 500 damage.
    """
    await fx.look_at(fx.opponent.hand())
    seen = fx.opponent.hand(lambda each: each.is_monster())
    for monster in await fx.choose(seen, looking=True):
        if any(mine.attack >= monster.attack for mine in fx.you.face_up_monsters()):
            if await fx.destroy(monster):
                await fx.damage(500)
    await fx.shuffle_hand(fx.opponent)
