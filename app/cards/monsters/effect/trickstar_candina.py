"""Trickstar Candina."""

from app.engine import authoring as ygo

card = ygo.Script(61283655, "Trickstar Candina")


def trickstars(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Trickstar" cards in your Deck."""
    return fx.you.deck(lambda each: each.is_archetype("Trickstar"))


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    timing="when",
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, trickstars),
)
async def call_a_star(fx: ygo.Effect) -> None:
    """When it is Normal Summoned, you can search your Deck: Take a "Trickstar" card into your hand."""
    await fx.add_to_hand(await fx.choose(trickstars(fx)))


def their_spells_and_traps(fx: ygo.Effect) -> list[ygo.LinkView]:
    """Links of the Chain that are activations of the opponent's Spell/Trap Cards."""
    return [link for link in fx.links() if link.is_card_activation() and link.player is fx.opponent]


@card.continuous(
    ygo.EVENT_CHAINING,
    at=ygo.LOCATION_MZONE,
    when=lambda fx: any(link.link.number == fx.event.value for link in their_spells_and_traps(fx)),
)
async def notice(fx: ygo.Effect) -> None:
    fx.mark_this("cards", fx.this.flag("cards") | 1 << fx.event.value)


@card.continuous(
    ygo.EVENT_CHAIN_SOLVED,
    at=ygo.LOCATION_MZONE,
    when=lambda fx: bool(fx.this.flag("cards") & 1 << fx.event.value),
)
async def punish(fx: ygo.Effect) -> None:
    """Each Spell/Trap Card your opponent activates costs them 200 damage right after it has resolved."""
    fx.mark_this("cards", fx.this.flag("cards") & ~(1 << fx.event.value))
    await fx.damage(200)
