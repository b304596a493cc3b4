"""A-Assault Core."""

from app.engine import authoring as ygo

card = ygo.Script(30012506, "A-Assault Core")


def light_machines(monster: ygo.Card) -> bool:
    """A LIGHT Machine monster."""
    return monster.is_race(ygo.RACE_MACHINE) and monster.is_attribute(ygo.ATTRIBUTE_LIGHT)


ygo.union_monster(card, light_machines, "1 LIGHT Machine monster you control")


@card.modifier(ygo.EFFECT_IMMUNE_EFFECT, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def armor(fx: ygo.Effect, source: ygo.Card) -> bool:
    """The monster it is equipped to is unaffected by the effects of the opponent's other monsters."""
    return source.is_monster() and source.controller is fx.opponent and source is not fx.this.equipped_to


ygo.goes_instead(card)


def other_unions(fx: ygo.Effect) -> list[ygo.Card]:
    """Other Union monsters in your GY."""
    return fx.others(fx.you.graveyard(ygo.is_union))


def was_on_the_field(fx: ygo.Effect) -> bool:
    """It was on the field just before."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & ygo.LOCATION_ONFIELD)


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    when=was_on_the_field,
    category=ygo.CATEGORY_TOHAND,
    target=ygo.affects_some(1, other_unions),
)
async def salvage(fx: ygo.Effect) -> None:
    """On its way from the field to the GY it can take another Union monster from there to your hand."""
    await fx.add_to_hand(await fx.choose(other_unions(fx)))
