"""The Weather Auroral Canvas."""

from app.engine import authoring as ygo

card = ygo.Script(
    52834429,
    "The Weather Auroral Canvas",
    note="You can control only 1.",
    unique="The Weather Auroral Canvas",
)
CANVAS_COST = "painted"

card.activates()


def painters_near(fx: ygo.Effect, other: ygo.Card) -> bool:
    """All "The Weather" Effect Monsters in your Main Monster Zones of this column and the next ones."""
    mine = other.in_main_monster_zone and other.controller is fx.you and other.is_face_up()
    near = mine and abs(other.sequence - fx.this.sequence) <= 1
    return near and other.is_effect_monster() and other.is_archetype("The Weather")


def remember(fx: ygo.Effect) -> None:
    """It may come back in the next turn's Standby Phase."""
    fx.mark(fx.this, CANVAS_COST, fx.turn, until_turn=fx.turn + 1)


@card.quick(
    on=ygo.EVENT_TO_HAND,
    given=True,
    when=lambda fx: len(fx.event.snapshots) == 1,
    cost=ygo.all_of(ygo.banish_this_card(), ygo.custom(lambda fx: True, remember)),
    category=ygo.CATEGORY_REMOVE | ygo.CATEGORY_DRAW,
)
async def shimmer(fx: ygo.Effect) -> None:
    """When 1 card, and no more, is added to a hand, not in the Damage Step: You can banish this card; the
    added card is banished, and if so, that player draws 1 card.
    """
    for added in fx.event.still_there():
        player = added.controller
        if await fx.banish(added):
            await fx.draw(1, player)


card.gives(
    shimmer,
    painters_near,
    text='"The Weather" Effect Monsters in your Main Monster Zones of its column and the next ones gain it.',
)
