"""Mirror Force Launcher."""

from app.engine import authoring as ygo

MIRROR_FORCE = 44095762

card = ygo.Script(29649320, "Mirror Force Launcher")

card.activates()


def mirrors(fx: ygo.Effect, places: int) -> list[ygo.Card]:
    """Copies of "Mirror Force" in these places of yours."""
    return fx.you.cards(places, lambda each: each.is_named(MIRROR_FORCE))


@card.ignition(
    at=ygo.LOCATION_SZONE,
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.discard(1, lambda each: each.is_monster()),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, lambda fx: mirrors(fx, ygo.LOCATION_DECK | ygo.LOCATION_GRAVE)),
)
async def load(fx: ygo.Effect) -> None:
    """Once per turn, in your Main Phase: You can discard 1 monster; add 1 "Mirror Force" from your Deck or GY
    to your hand.
    """
    await fx.add_to_hand(
        await fx.choose(mirrors(fx, ygo.LOCATION_DECK | ygo.LOCATION_GRAVE), prompt=ygo.TO_HAND)
    )


def shot_down_while_set(fx: ygo.Effect) -> bool:
    """An effect of the opponent destroyed it while it was Set."""
    before = fx.event.before(fx.this)
    if before is None or before.location != ygo.LOCATION_SZONE or before.position & ygo.POS_FACEUP:
        return False
    destroyed = bool(fx.event.reason & ygo.REASON_DESTROY)
    return destroyed and fx.event.by_effect() and fx.event.caused_by is fx.opponent


ANYWHERE = ygo.LOCATION_HAND | ygo.LOCATION_DECK | ygo.LOCATION_GRAVE


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    when=shot_down_while_set,
    target=ygo.needs(lambda fx: bool(mirrors(fx, ANYWHERE)) and fx.you.free_spell_zones() >= 2),
)
async def reload(fx: ygo.Effect) -> None:
    """If your opponent's effect destroys it while it is Set and sends it to your GY: You can Set this card
    from your GY and 1 "Mirror Force" from your hand, Deck or GY. They can be activated this turn.
    """
    if not fx.still_there(fx.this) or fx.you.free_spell_zones() < 2:
        return
    mirror = await fx.choose(mirrors(fx, ANYWHERE), prompt=ygo.SET)
    from_deck = any(each.location == ygo.LOCATION_DECK for each in mirror)
    done = [each for each in [fx.this, *mirror] if await fx.set_spell_trap(each)]
    fx.grant_value(ygo.EFFECT_TRAP_ACT_IN_SET_TURN, 1, done, until=fx.this_turn())
    await fx.shuffle_zones(done)
    if from_deck:
        await fx.shuffle_deck()
