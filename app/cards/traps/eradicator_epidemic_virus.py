"""Eradicator Epidemic Virus."""

from app.engine import authoring as ygo

card = ygo.Script(54974237, "Eradicator Epidemic Virus", options=("Spell", "Trap"))
_TYPES = (ygo.TYPE_SPELL, ygo.TYPE_TRAP)


def hosts(fx: ygo.Effect) -> list[ygo.Card]:
    """DARK monsters with 2500 or more ATK that you control."""
    return fx.you.monsters(lambda m: m.is_attribute(ygo.ATTRIBUTE_DARK) and m.attack >= 2500)


async def declare(fx: ygo.Effect) -> None:
    """Declare Spell or Trap."""
    fx.remember(_TYPES[await fx.choose_option(0, 1)])


def infected(fx: ygo.Effect, cards: list[ygo.Card]) -> list[ygo.Card]:
    """Those of the declared type."""
    return [each for each in cards if each.is_type(fx.labels[0])]


@card.delayed(ygo.EVENT_DRAW, when=lambda fx: fx.event.player is fx.opponent, once=False)
async def still_contagious(fx: ygo.Effect) -> None:
    drawn = [each for each in fx.event.cards if each.location == ygo.LOCATION_HAND]
    await fx.look_at(drawn)
    await fx.destroy(infected(fx, drawn))


@card.activation(
    cost=ygo.all_of(ygo.tribute(1, hosts), ygo.custom(lambda fx: True, declare)),
    category=ygo.CATEGORY_DESTROY,
)
async def spread(fx: ygo.Effect) -> None:
    """Tribute 1 DARK monster with at least 2500 ATK and name a type, Spell or Trap: You see the opponent's
    hand, their Spells and Traps and, up to the end of their 3rd turn, what they draw; all of that type is
    destroyed.
    """
    hand = fx.opponent.hand()
    field = fx.opponent.spells_and_traps()
    await fx.look_at(hand + [each for each in field if each.is_face_down()])
    await fx.destroy(infected(fx, hand + field))
    turns = 5 if fx.is_your_turn else 4
    fx.delay(still_contagious, until=(ygo.PHASE_END, fx.turn + turns), labels=fx.labels)
