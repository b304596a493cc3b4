"""Goblin Zombie."""

from app.engine import authoring as ygo

card = ygo.Script(63665875, "Goblin Zombie")


@card.trigger(
    ygo.EVENT_BATTLE_DAMAGE,
    mandatory=True,
    when=lambda fx: fx.event.player is fx.opponent,
    category=ygo.CATEGORY_DECKDES,
)
async def mill_one(fx: ygo.Effect) -> None:
    """Battle damage that it deals to your opponent also sends the top card of their Deck to the GY."""
    await fx.mill(1, fx.opponent)


def left_the_field(fx: ygo.Effect) -> bool:
    """This card was on the field until now."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & ygo.LOCATION_ONFIELD)


def soft_zombies(fx: ygo.Effect) -> list[ygo.Card]:
    """Zombie monsters with 1200 or less DEF in your Deck."""
    return fx.you.deck(
        lambda each: (
            each.is_monster()
            and each.is_race(ygo.RACE_ZOMBIE)
            and not each.facts.type & ygo.TYPE_LINK
            and 0 <= each.facts.defense <= 1200
        )
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=left_the_field,
    target=ygo.affects_some(1, soft_zombies),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
)
async def search_a_zombie(fx: ygo.Effect) -> None:
    """On its way from the field to the GY it searches your Deck for a Zombie of at most 1200 DEF."""
    await fx.add_to_hand(await fx.choose(soft_zombies(fx)))
