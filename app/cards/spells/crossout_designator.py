"""Crossout Designator."""

from app.engine import authoring as ygo

card = ygo.Script(65681983, "Crossout Designator")


def names(fx: ygo.Effect) -> list[int]:
    """Names of cards in your Deck that could be banished."""
    return sorted({each.name_code for each in fx.you.deck(fx.can_be_banished)})


class _Name(ygo.Target):
    """A name is declared at activation."""

    def possible(self, fx: ygo.Effect) -> bool:
        return bool(names(fx))

    async def choose(self, fx: ygo.Effect) -> None:
        fx.remember(await fx.declare_card(names(fx)))


def has_that_name(fx: ygo.Effect, other: ygo.Card) -> bool:
    """Its original name is the banished card's."""
    return (other.facts.alias or other.code) == fx.labels[0]


@card.granted(ygo.EFFECT_DISABLE, affects=has_that_name)
def crossed_out(fx: ygo.Effect) -> bool:
    return True


@card.granted(ygo.EFFECT_DISABLE_EFFECT, affects=has_that_name)
def activations_crossed_out(fx: ygo.Effect) -> bool:
    return True


@card.activation(
    limit=ygo.Limit(scope="name", refund=True),
    category=ygo.CATEGORY_REMOVE | ygo.CATEGORY_DISABLE,
    target=_Name(),
)
async def cross_out(fx: ygo.Effect) -> None:
    """Declare 1 card name; banish 1 card of that name from your Main Deck, and its effects and those of all
    cards with the same original name are negated this turn. Only 1 per turn.
    """
    named = fx.you.deck(lambda each: each.is_named(fx.labels[0]) and fx.can_be_banished(each))
    gone = await fx.banish(named[:1])
    await fx.shuffle_deck()
    for each in gone:
        original = each.facts.alias or each.code
        fx.grant(crossed_out, until=fx.this_turn(), labels=(original,))
        fx.grant(activations_crossed_out, until=fx.this_turn(), labels=(original,))
