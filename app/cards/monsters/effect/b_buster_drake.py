"""B-Buster Drake."""

from app.engine import authoring as ygo

card = ygo.Script(77411244, "B-Buster Drake")


def light_machines(monster: ygo.Card) -> bool:
    """A LIGHT Machine monster."""
    return monster.is_race(ygo.RACE_MACHINE) and monster.is_attribute(ygo.ATTRIBUTE_LIGHT)


ygo.union_monster(card, light_machines, "1 LIGHT Machine monster you control")


@card.modifier(ygo.EFFECT_IMMUNE_EFFECT, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def armor(fx: ygo.Effect, source: ygo.Card) -> bool:
    """The monster it is equipped to is unaffected by the effects of the opponent's Spells."""
    return source.is_spell() and source.controller is fx.opponent


ygo.goes_instead(card)


def unions(fx: ygo.Effect) -> list[ygo.Card]:
    """Union monsters in your Deck."""
    return fx.you.deck(ygo.is_union)


def was_on_the_field(fx: ygo.Effect) -> bool:
    """It was on the field just before."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & ygo.LOCATION_ONFIELD)


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    when=was_on_the_field,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.needs(lambda fx: bool(unions(fx))),
)
async def requisition(fx: ygo.Effect) -> None:
    """On its way from the field to the GY it can search your Deck for a Union monster."""
    await fx.add_to_hand(await fx.choose(unions(fx), prompt=ygo.TO_HAND))
