"""Code A Ancient Ruins."""

from app.engine import authoring as ygo

A_COUNTER = ygo.COUNTER_WITHOUT_PERMIT | 0xE
card = ygo.Script(99342953, "Code A Ancient Ruins")

card.activates()


def an_alien_fell(fx: ygo.Effect) -> bool:
    """A face-up "Alien" monster was destroyed on the field."""
    return any(
        snap.location == ygo.LOCATION_MZONE
        and snap.position & ygo.POS_FACEUP
        and fx.kernel.card(snap.uid).is_archetype("Alien")
        for snap in fx.event.snapshots
    )


@card.continuous(ygo.EVENT_DESTROYED, at=ygo.LOCATION_SZONE, when=an_alien_fell)
async def count(fx: ygo.Effect) -> None:
    """Each time face-up "Alien" monsters are destroyed: Place 1 A-Counter on this card."""
    fx.add_counter(fx.this, A_COUNTER)


def everywhere(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards on the field with A-Counters."""
    return fx.cards_on_field(lambda each: each.counters(A_COUNTER) > 0)


async def take_two(fx: ygo.Effect) -> None:
    await fx.remove_counters_among(A_COUNTER, 2, everywhere(fx))


def fallen_aliens(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Alien" monsters in your GY."""
    return fx.you.graveyard(lambda m: m.is_monster() and m.is_archetype("Alien") and fx.can_special_summon(m))


@card.ignition(
    at=ygo.LOCATION_SZONE,
    cost=ygo.custom(lambda fx: sum(e.counters(A_COUNTER) for e in everywhere(fx)) >= 2, take_two),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, fallen_aliens),
    limit=ygo.ONCE_PER_TURN,
)
async def revive(fx: ygo.Effect) -> None:
    """Once per turn 2 A-Counters, wherever on the field, can be given up for the Special Summon of an "Alien"
    monster from your GY.
    """
    await fx.special_summon(await fx.choose(fallen_aliens(fx)))
