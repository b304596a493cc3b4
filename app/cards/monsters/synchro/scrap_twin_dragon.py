"""Scrap Twin Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    50278554,
    "Scrap Twin Dragon",
    note='Materials: a "Scrap" Tuner and at least 1 monster that is no Tuner.',
    summon=ygo.synchro(tuner=lambda monster: monster.is_archetype("Scrap")),
)


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_TOHAND,
    target=ygo.all_parts(
        ygo.target_one(lambda fx: fx.you.field()), ygo.target_exactly(2, ygo.opponents_card)
    ),
)
async def scrap(fx: ygo.Effect) -> None:
    """Once per turn: Target 1 card you control and 2 of your opponent's; destroy yours, and if you do, those
    2 return to the hand.
    """
    mine = fx.target
    if fx.still_there(mine) and await fx.destroy(mine):
        await fx.return_to_hand([each for each in fx.targets_still_there() if each is not mine])


def destroyed_by_the_opponent(fx: ygo.Effect) -> bool:
    """The opponent's card destroyed it in your possession."""
    before = fx.event.before(fx.this)
    if before is None or not fx.event.destroyed(fx.this):
        return False
    mine = before.controller == before.owner == fx.you.index
    return mine and (fx.event.by_battle() or (fx.event.by_effect() and fx.event.caused_by is fx.opponent))


def scrap_heap(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Scrap" monsters in your GY, no Synchro Monsters, that could come."""
    return fx.you.graveyard(
        lambda each: (
            each.is_monster()
            and each.is_archetype("Scrap")
            and not each.is_type(ygo.TYPE_SYNCHRO)
            and fx.can_special_summon(each)
        )
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=destroyed_by_the_opponent,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(scrap_heap),
)
async def recycle(fx: ygo.Effect) -> None:
    """If an opponent's card destroys it and it goes from your possession to your GY: Target 1 "Scrap" monster
    in your GY that is no Synchro Monster; Special Summon it.
    """
    await fx.special_summon(fx.targets_still_there())
