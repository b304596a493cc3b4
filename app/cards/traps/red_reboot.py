"""Red Reboot."""

from app.engine import authoring as ygo

card = ygo.Script(23002292, "Red Reboot")


@card.modifier(ygo.EFFECT_TRAP_ACT_IN_HAND, at=ygo.LOCATION_HAND, when=lambda fx: fx.you.lp > 1)
def from_the_hand(fx: ygo.Effect) -> bool:
    """It may be activated from the hand for half your LP."""
    return True


async def pay_half_from_the_hand(fx: ygo.Effect) -> None:
    """Half the LP, if it comes from the hand: a Set card has lain there since an earlier turn."""
    if fx.this.data.turn_placed == fx.turn:
        await fx.pay_lp(fx.you.lp // 2)


def no_traps(fx: ygo.Effect, activated: ygo.Effect) -> bool:
    """They cannot activate Trap Cards this turn."""
    return activated.definition.kind == "activation" and activated.this.is_trap()


card.granted(ygo.EFFECT_CANNOT_ACTIVATE, affects_player=ygo.the_opponent)(no_traps)


def traps(fx: ygo.Effect) -> list[ygo.Card]:
    """Traps in the opponent's Deck they could Set."""
    free = fx.opponent.free_spell_zones() > 0
    return fx.opponent.deck(lambda each: free and each.is_trap())


@card.activation(
    on=ygo.EVENT_CHAINING,
    when=lambda fx: fx.answered.player is fx.opponent and ygo.trap_card_answered(fx),
    cost=ygo.custom(lambda fx: True, pay_half_from_the_hand),
    category=ygo.CATEGORY_NEGATE,
    target=ygo.negates_answered(),
)
async def reboot(fx: ygo.Effect) -> None:
    """When your opponent activates a Trap Card: Its activation is negated and the card is Set again, then
    they can Set 1 other Trap from their Deck. Afterwards they cannot activate Trap Cards for the rest of the
    turn.
    """
    link = fx.answered
    if await fx.negate_activation(link) and link.card.is_on_field() and link.card.is_face_up():
        await fx.flip_set_card(link.card)
        if traps(fx) and await fx.confirm(fx.opponent):
            await fx.then()
            for each in await fx.choose(traps(fx), player=fx.opponent, prompt=ygo.SET):
                await fx.set_spell_trap(each, fx.opponent)
            await fx.shuffle_deck(fx.opponent)
    fx.grant(no_traps, until=fx.this_turn())
