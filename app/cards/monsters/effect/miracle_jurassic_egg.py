"""Miracle Jurassic Egg."""

from app.engine import authoring as ygo

EGG_COUNTER = 0x14
card = ygo.Script(63259351, "Miracle Jurassic Egg", counters=((EGG_COUNTER, 0),))


@card.modifier(ygo.EFFECT_CANNOT_REMOVE)
def cannot_be_banished(fx: ygo.Effect) -> bool:
    """While face-up on the field it cannot be banished."""
    return True


def dinosaurs_fell(fx: ygo.Effect) -> bool:
    """Dinosaur monsters went to your GY."""
    return any(
        snap.owner == fx.you.index and snap.race & ygo.RACE_DINOSAUR and snap.type & ygo.TYPE_MONSTER
        for snap in fx.event.snapshots
    )


@card.continuous(ygo.EVENT_TO_GRAVE, at=ygo.LOCATION_MZONE, when=dinosaurs_fell)
async def warm(fx: ygo.Effect) -> None:
    """Each time Dinosaur monsters go to your GY: Place 2 counters on this card."""
    fx.add_counter(fx.this, EGG_COUNTER, 2)


def hatchlings(fx: ygo.Effect, level: int) -> list[ygo.Card]:
    """Dinosaurs in your Deck up to the Level."""
    return fx.you.deck(
        lambda m: (
            m.is_monster()
            and m.is_race(ygo.RACE_DINOSAUR)
            and 1 <= m.level <= level
            and fx.can_special_summon(m, leaving=(fx.this,))
        )
    )


def keep_count(fx: ygo.Effect) -> None:
    """The counters are gone with the Tribute."""
    fx.remember(fx.this.counters(EGG_COUNTER))


@card.ignition(
    when=lambda fx: bool(hatchlings(fx, fx.this.counters(EGG_COUNTER))),
    cost=ygo.all_of(ygo.custom(lambda fx: True, keep_count), ygo.tribute_this_card()),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.may_affect(lambda fx: hatchlings(fx, fx.labels[0])),
)
async def hatch(fx: ygo.Effect) -> None:
    """You can Tribute this card; Special Summon 1 Dinosaur monster from your Deck whose Level is at most the
    number of counters that were on this card.
    """
    await fx.special_summon(await fx.choose(hatchlings(fx, fx.labels[0])))
    await fx.shuffle_deck()
