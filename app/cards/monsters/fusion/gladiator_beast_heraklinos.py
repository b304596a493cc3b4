"""Gladiator Beast Heraklinos."""

from app.engine import authoring as ygo

LAQUARI = 25924653


def gladiator_beast(monster: ygo.Card) -> bool:
    """A "Gladiator Beast" monster."""
    return monster.is_archetype("Gladiator Beast")


card = ygo.Script(
    27346636,
    "Gladiator Beast Heraklinos",
    note='Contact Fusion: shuffle your "Gladiator Beast Laquari" and 2 "Gladiator Beasts" into the Deck.',
    summon=ygo.fusion(LAQUARI, gladiator_beast, gladiator_beast, contact=ygo.LOCATION_DECK),
    revive_limit=True,
)


@card.quick(
    ygo.EVENT_CHAINING,
    when=lambda fx: ygo.spell_card_answered(fx) or ygo.trap_card_answered(fx),
    cost=ygo.discard(),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def parry(fx: ygo.Effect) -> None:
    """When a Spell/Trap Card is activated: You can discard 1 card; negate that and destroy the card, if this
    one is still face-up on the field.
    """
    if fx.this_is_face_up():
        await ygo.negate_and_destroy(fx)
