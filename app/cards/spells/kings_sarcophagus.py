"""King's Sarcophagus."""

from app.engine import authoring as ygo

card = ygo.Script(16528181, "King's Sarcophagus")

card.activates()


def your_horus(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Your face-up "Horus" monsters."""
    return ygo.your_monsters(fx, monster) and monster.is_archetype("Horus")


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_EFFECT, at=ygo.LOCATION_SZONE, affects=your_horus)
def preserve(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Only effects that target them can destroy your "Horus" monsters."""
    return not fx.is_targeted_now(monster)


def horus(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Horus" monsters in your Deck."""
    return fx.you.deck(lambda each: each.is_monster() and each.is_archetype("Horus"))


@card.ignition(
    at=ygo.LOCATION_SZONE,
    limit=ygo.Limit(count=4, scope="name"),
    cost=ygo.send_to_grave(1, lambda fx: fx.you.hand()),
    category=ygo.CATEGORY_TOGRAVE,
    target=ygo.affects_some(1, horus),
)
async def bury(fx: ygo.Effect) -> None:
    """Send 1 card from your hand to the GY: 1 "Horus" monster goes from your Deck to the GY. At most four
    times per turn by this name.
    """
    await fx.send_to_grave(await fx.choose(horus(fx)))
    await fx.shuffle_deck()


def foe_of_horus(fx: ygo.Effect) -> list[ygo.Card]:
    """The opponent's monster that battles your "Horus" monster."""
    pair = [each for each in (fx.attacker, fx.attack_target) if each is not None]
    if any(your_horus(fx, each) for each in pair):
        return [each for each in pair if each.controller is fx.opponent]
    return []


@card.trigger(
    ygo.EVENT_BATTLE_START,
    at=ygo.LOCATION_SZONE,
    limit=ygo.ONCE_PER_TURN,
    in_damage_step=True,
    category=ygo.CATEGORY_TOGRAVE,
    target=ygo.affects_some(1, foe_of_horus),
)
async def curse(fx: ygo.Effect) -> None:
    """Once per turn, when the Damage Step of a battle of your "Horus" monster begins, the opponent's monster
    in it can be sent to the GY.
    """
    await fx.send_to_grave(foe_of_horus(fx))
