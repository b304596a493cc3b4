"""Do a Barrel Roll."""

from app.engine import authoring as ygo

card = ygo.Script(6260554, "Do a Barrel Roll")
DRONE = 67922703


def drones(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Mecha Phantom Beast Tokens" in your Monster Zones."""
    return fx.you.monsters(lambda m: m.is_token() and m.name == "Mecha Phantom Beast Token")


def card_or_monster_effect(fx: ygo.Effect) -> bool:
    """A Spell/Trap Card or a monster effect was activated (not the effect of a face-up Spell/Trap)."""
    link = fx.answered
    return (link.is_card_activation() or link.is_monster_effect()) and link.can_be_negated()


def all_can_be_tributed(fx: ygo.Effect) -> bool:
    """There are Tokens, each can be Tributed, and nothing else would have to be."""
    tokens = drones(fx)
    able = all(ygo.can_be_tributed(each, for_summon=False) for each in tokens)
    return bool(tokens) and able and all(each in tokens for each in ygo.must_tribute(fx))


async def tribute_all(fx: ygo.Effect) -> None:
    """Tribute all of them."""
    await fx.tribute(drones(fx), reason=ygo.REASON_COST)


@card.activation(
    on=ygo.EVENT_CHAINING,
    when=card_or_monster_effect,
    cost=ygo.custom(all_can_be_tributed, tribute_all),
    target=ygo.negates_answered(),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
)
async def roll(fx: ygo.Effect) -> None:
    """When a Spell/Trap Card or a monster effect is activated: Tribute all your "Mecha Phantom Beast Tokens";
    that activation is negated and, if so, the card destroyed.
    """
    await ygo.negate_and_destroy(fx)
