"""Starlight Road."""

from app.engine import authoring as ygo

card = ygo.Script(58120309, "Starlight Road")
STARDUST = 44508094


def would_destroy_two(fx: ygo.Effect) -> bool:
    """It answers what would destroy 2 or more cards you control."""
    link = fx.answered
    if not link.effect_can_be_negated():
        return False
    for kind, uids, count, _ in link.link.info:
        if kind & ygo.CATEGORY_DESTROY and count >= 2:
            cards = [fx.kernel.card(uid) for uid in uids]
            if sum(each.is_on_field() and each.controller is fx.you for each in cards) >= 2:
                return True
    return False


def stardust(fx: ygo.Effect) -> list[ygo.Card]:
    """The "Stardust Dragon" in your Extra Deck."""
    return fx.you.extra_deck(lambda each: each.is_named(STARDUST) and fx.can_special_summon(each))


@card.activation(
    ygo.EVENT_CHAINING,
    when=would_destroy_two,
    category=ygo.CATEGORY_DISABLE | ygo.CATEGORY_DESTROY | ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.negates_answered(),
)
async def open_the_road(fx: ygo.Effect) -> None:
    """When a card or effect is activated that would destroy 2 or more cards you control: Negate the effect
    and destroy that card, then you can Special Summon 1 "Stardust Dragon" from your Extra Deck.
    """
    link = fx.answered
    if not await fx.negate_effect(link):
        return
    if link.card.data.generation == link.link.generation:
        await fx.destroy(link.card)
    await fx.then()
    if stardust(fx) and await fx.confirm():
        await fx.special_summon(await fx.choose(stardust(fx)))
