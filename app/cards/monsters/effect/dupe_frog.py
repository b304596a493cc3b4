"""Dupe Frog."""

from app.engine import authoring as ygo

card = ygo.Script(46239604, "Dupe Frog")
DES_FROG = 84451804


@card.modifier(ygo.EFFECT_CHANGE_CODE)
def be_des_frog(fx: ygo.Effect) -> int:
    """Its name is "Des Frog" while it is on the field."""
    return DES_FROG


@card.modifier(
    ygo.EFFECT_CANNOT_BE_BATTLE_TARGET,
    affects=lambda fx, other: (
        other.location == ygo.LOCATION_MZONE and other.controller is fx.you and other is not fx.this
    ),
)
def draw_attacks(fx: ygo.Effect, attacker: ygo.Card) -> bool:
    """Monsters your opponent controls cannot attack your other monsters."""
    return attacker.controller is fx.opponent


def came_from_the_field(fx: ygo.Effect) -> bool:
    """It was on the field just before."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & ygo.LOCATION_ONFIELD)


def other_frogs(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "Frog" monsters in your Deck and GY."""
    return fx.you.cards(
        ygo.LOCATION_DECK | ygo.LOCATION_GRAVE,
        lambda other: other.is_monster() and other.is_archetype("Frog") and not other.is_named(card.code),
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    timing="when",
    when=came_from_the_field,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, other_frogs),
)
async def call_a_frog(fx: ygo.Effect) -> None:
    """On its way from the field to the GY it can fetch a "Frog" monster with another name out of your Deck or
    GY.
    """
    await fx.add_to_hand(await fx.choose(other_frogs(fx)))
