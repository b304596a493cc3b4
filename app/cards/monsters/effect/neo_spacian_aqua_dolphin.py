"""Neo-Spacian Aqua Dolphin."""

from app.engine import authoring as ygo

card = ygo.Script(17955766, "Neo-Spacian Aqua Dolphin")


@card.ignition(
    cost=ygo.discard(),
    limit=ygo.ONCE_PER_TURN,
    target=ygo.needs(lambda fx: bool(fx.opponent.hand())),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_DAMAGE,
)
async def echo(fx: ygo.Effect) -> None:
    """Once per turn: You can discard 1 card; look at your opponent's hand and choose a monster there. If your
    best monster has at least its ATK, destroy it and inflict 500 damage, otherwise you take 500 damage.
    """
    await fx.look_at(fx.opponent.hand())
    seen = fx.opponent.hand(lambda each: each.is_monster())
    for monster in await fx.choose(seen, looking=True):
        if any(mine.attack >= monster.attack for mine in fx.you.face_up_monsters()):
            if await fx.destroy(monster):
                await fx.damage(500)
        else:
            await fx.damage(500, fx.you)
    await fx.shuffle_hand(fx.opponent)
