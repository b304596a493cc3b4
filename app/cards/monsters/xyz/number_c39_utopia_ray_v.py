"""Number C39: Utopia Ray V."""

from app.engine import authoring as ygo

card = ygo.Script(
    66970002,
    "Number C39: Utopia Ray V",
    note="Materials: 3 Level 5 monsters.",
    summon=ygo.xyz(5, 3),
)


def xyz_in_grave(fx: ygo.Effect) -> list[ygo.Card]:
    """Xyz Monsters in your GY."""
    return fx.you.graveyard(lambda each: bool(each.printed_type & ygo.TYPE_XYZ))


@card.trigger(
    ygo.EVENT_DESTROYED,
    timing="when",
    when=ygo.destroyed_by_the_opponent,
    in_damage_step=True,
    category=ygo.CATEGORY_TODECK | ygo.CATEGORY_TOEXTRA,
    target=ygo.target_one(xyz_in_grave),
)
async def send_home(fx: ygo.Effect) -> None:
    """When it is destroyed by your opponent: You can target 1 Xyz Monster in your GY; return it to the Extra
    Deck.
    """
    await fx.return_to_deck(fx.targets_still_there())


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: any(each.is_archetype("Utopia") for each in fx.this.materials()),
    cost=ygo.detach(),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_DAMAGE,
    target=ygo.target_one(ygo.opponents_monster),
)
async def slash(fx: ygo.Effect) -> None:
    """Once per turn, with a "Utopia" monster as material: You can detach 1 material and target 1 monster of
    your opponent; destroy it, and if it was face-up, they take its ATK as damage.
    """
    for monster in fx.targets_still_there():
        attack = monster.attack if monster.is_face_up() else 0
        if await fx.destroy(monster):
            await fx.damage(attack)
