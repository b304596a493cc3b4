"""Mask Change."""

from app.engine import authoring as ygo

card = ygo.Script(21143940, "Mask Change")


def masks(fx: ygo.Effect, attribute: int, leaving: tuple[ygo.Card, ...] = ()) -> list[ygo.Card]:
    """ "Masked HERO" monsters in your Extra Deck of that Attribute that could come."""
    return fx.you.extra_deck(
        lambda m: (
            m.is_archetype("Masked HERO")
            and bool(m.attribute & attribute)
            and fx.can_special_summon(m, leaving=leaving)
        )
    )


def heroes(fx: ygo.Effect) -> list[ygo.Card]:
    """Your "HERO" monsters for which there is a mask."""
    return fx.you.monsters(
        lambda m: m.is_archetype("HERO") and m.is_monster() and bool(masks(fx, m.attribute, (m,)))
    )


@card.activation(target=ygo.target_one(heroes), category=ygo.CATEGORY_TOGRAVE | ygo.CATEGORY_SPECIAL_SUMMON)
async def put_on_a_mask(fx: ygo.Effect) -> None:
    """Target 1 "HERO" monster you control; send it to the GY, and if it left the field, then Special Summon
    1 "Masked HERO" monster with the Attribute it had from your Extra Deck.
    """
    if not fx.still_there(fx.target) or fx.target.controller is not fx.you:
        return
    attribute = fx.target.attribute
    await fx.send_to_grave(fx.target)
    if fx.still_there(fx.target):
        return
    await fx.then()
    await fx.special_summon(await fx.choose(masks(fx, attribute), prompt=ygo.SPECIAL_SUMMON))
