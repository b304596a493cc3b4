"""Sangan."""

from app.engine import authoring as ygo

card = ygo.Script(26202165, "Sangan")


def small_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Monsters in your Deck with 1500 or less ATK (not "?")."""
    return fx.you.deck(lambda each: each.is_monster() and 0 <= each.facts.attack <= 1500)


def came_from_the_field(fx: ygo.Effect) -> bool:
    """This card was on the field just before."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & ygo.LOCATION_ONFIELD)


@card.granted(ygo.EFFECT_CANNOT_ACTIVATE, affects_player=ygo.you)
def no_activation_by_that_name(fx: ygo.Effect, activated: ygo.Effect) -> bool:
    return activated.this.is_named(*fx.labels)


@card.trigger(
    on=ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=came_from_the_field,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
)
async def search(fx: ygo.Effect) -> None:
    """If it goes from the field to the GY: Add 1 monster with 1500 or less ATK from your Deck to your
    hand; for the rest of this turn you cannot activate cards or effects with that name. Once per turn.
    """
    for found in await fx.choose(small_monsters(fx), prompt=ygo.TO_HAND):
        await fx.add_to_hand(found)
        fx.grant(no_activation_by_that_name, until=fx.this_turn(), labels=(found.name_code,))
