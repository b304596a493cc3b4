"""Gateway to Chaos."""

from app.engine import authoring as ygo

card = ygo.Script(40089744, "Gateway to Chaos", counters=((ygo.COUNTER_SPELL, 6),))


def heroes(fx: ygo.Effect) -> list[ygo.Card]:
    """The monsters it can find in your Deck."""
    return fx.you.deck(
        lambda m: (
            m.is_monster()
            and (
                m.is_archetype("Gaia The Fierce Knight")
                or (m.is_archetype("Black Luster Soldier") and m.is_type(ygo.TYPE_RITUAL))
            )
        )
    )


@card.activation(
    limit=ygo.Limit(scope="name", refund=True),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, heroes),
)
async def open_the_gate(fx: ygo.Effect) -> None:
    """When it is activated: Add 1 "Black Luster Soldier" Ritual Monster or 1 "Gaia The Fierce Knight" monster
    from your Deck to your hand. Only 1 a turn.
    """
    await fx.add_to_hand(await fx.choose(heroes(fx)))


def fallen(fx: ygo.Effect) -> int:
    """How many Monster Cards went from a hand or the field to a GY."""
    places = ygo.LOCATION_HAND | ygo.LOCATION_ONFIELD
    return sum(
        1
        for snap in fx.event.snapshots
        if snap.location & places and fx.kernel.card(snap.uid).printed_type & ygo.TYPE_MONSTER
    )


@card.continuous(ygo.EVENT_TO_GRAVE, at=ygo.LOCATION_FZONE, when=lambda fx: fallen(fx) > 0)
async def count(fx: ygo.Effect) -> None:
    """For each Monster Card that goes from the hand or field to the GY: Place 1 Spell Counter
    on it (max. 6).
    """
    fx.add_counter(fx.this, ygo.COUNTER_SPELL, fallen(fx))


def ritual_spells(fx: ygo.Effect) -> list[ygo.Card]:
    """Ritual Spells in your Deck."""
    return fx.you.deck(lambda each: each.is_spell() and each.is_type(ygo.TYPE_RITUAL))


@card.ignition(
    at=ygo.LOCATION_FZONE,
    cost=ygo.remove_counters(ygo.COUNTER_SPELL, 3),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, ritual_spells),
    limit=ygo.ONCE_PER_TURN,
)
async def find_the_rite(fx: ygo.Effect) -> None:
    """Once per turn 3 of its Spell Counters can be given up to search your Deck for a Ritual Spell."""
    await fx.add_to_hand(await fx.choose(ritual_spells(fx)))
