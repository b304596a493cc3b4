"""Trap Trick."""

from app.engine import authoring as ygo

card = ygo.Script(80101899, "Trap Trick")


def activates_a_trap(fx: ygo.Effect) -> bool:
    """You activate a Trap Card."""
    link = fx.links()[-1]
    return fx.event.player is fx.you and link.is_card_activation() and link.is_trap()


@card.delayed(ygo.EVENT_CHAINING, when=activates_a_trap, once=False)
async def count(fx: ygo.Effect) -> None:
    fx.count_custom()


@card.granted(ygo.EFFECT_CANNOT_ACTIVATE, affects_player=ygo.you)
def one_trap_only(fx: ygo.Effect, activated: ygo.Effect) -> bool:
    is_card = activated.definition.kind == "activation" and activated.this.is_trap()
    return is_card and fx.custom_count() >= 1


def normal_traps(fx: ygo.Effect) -> list[ygo.Card]:
    """Normal Traps in your Deck with another name, of which there is a second copy."""
    traps = fx.you.deck(
        lambda each: (
            each.is_trap()
            and not each.is_type(ygo.TYPE_CONTINUOUS | ygo.TYPE_COUNTER)
            and not each.is_named(card.code)
        )
    )
    names = [each.name_code for each in traps]
    return [each for each in traps if names.count(each.name_code) > 1]


@card.activation(
    limit=ygo.Limit(scope="name", refund=True),
    category=ygo.CATEGORY_REMOVE,
    target=ygo.affects_some(1, normal_traps),
)
async def trick(fx: ygo.Effect) -> None:
    """Banish 1 Normal Trap (not "Trap Trick") from your Deck, and Set 1 other copy from your Deck; it can be
    activated this turn. After that you can activate only 1 Trap Card this turn. Only 1 per turn.
    """
    for gone in await fx.banish(await fx.choose(normal_traps(fx), prompt=ygo.BANISH)):
        twins = [each for each in fx.you.deck() if each.is_named(gone.name_code)]
        for twin in await fx.choose(twins, prompt=ygo.SET):
            if await fx.set_spell_trap(twin):
                fx.grant_value(ygo.EFFECT_TRAP_ACT_IN_SET_TURN, 1, twin, until=fx.this_turn())
    await fx.shuffle_deck()
    fx.grant(one_trap_only, until=fx.this_turn())
    fx.delay(count, until=fx.this_turn())
