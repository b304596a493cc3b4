"""Cyber Angel Benten."""

from app.engine import authoring as ygo

card = ygo.Script(
    77235086,
    "Cyber Angel Benten",
    note='A Ritual Monster of "Machine Angel Ritual".',
    revive_limit=True,
)


def victim(fx: ygo.Effect) -> ygo.Card | None:
    """The monster it destroyed by battle, if that lies in a GY now."""
    battled = (fx.attacker, fx.attack_target)
    fallen = next((other for other in battled if other is not None and other is not fx.this), None)
    return fallen if fallen is not None and fallen.is_at(ygo.LOCATION_GRAVE) else None


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYING,
    mandatory=True,
    when=lambda fx: victim(fx) is not None,
    category=ygo.CATEGORY_DAMAGE,
    target=ygo.points_change(),
)
async def punish(fx: ygo.Effect) -> None:
    """What it sends to the GY by battle also means damage to your opponent: that monster's original DEF."""
    fallen = victim(fx)
    if fallen is not None:
        await fx.damage(fallen.base_defense)


def fairies(fx: ygo.Effect) -> list[ygo.Card]:
    """LIGHT Fairy monsters in your Deck."""
    return fx.you.deck(
        lambda each: (
            each.is_monster() and each.is_race(ygo.RACE_FAIRY) and each.is_attribute(ygo.ATTRIBUTE_LIGHT)
        )
    )


@card.trigger(
    ygo.EVENT_RELEASE,
    target=ygo.affects_some(1, fairies),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
)
async def call_a_sister(fx: ygo.Effect) -> None:
    """Its Tribute, for whatever, lets you search your Deck for a LIGHT Fairy."""
    await fx.add_to_hand(await fx.choose(fairies(fx)))
