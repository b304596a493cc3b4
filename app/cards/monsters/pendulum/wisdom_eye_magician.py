"""Wisdom-Eye Magician."""

from app.engine import authoring as ygo

card = ygo.Script(72714461, "Wisdom-Eye Magician")

card.pendulum_scale()


def has_partner(fx: ygo.Effect) -> bool:
    """A "Magician" or "Performapal" card is in your other Pendulum Zone."""
    return any(
        each.is_archetype("Magician") or each.is_archetype("Performapal")
        for each in fx.others(fx.you.spells_and_traps(lambda each: each.in_pendulum_zone))
    )


def other_magicians(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "Magician" Pendulum Monsters in your Deck."""
    return fx.you.deck(
        lambda each: (
            bool(each.printed_type & ygo.TYPE_PENDULUM)
            and each.is_archetype("Magician")
            and not each.is_named(card.code)
        )
    )


@card.ignition(
    at=ygo.LOCATION_PZONE,
    when=has_partner,
    target=ygo.all_parts(ygo.needs(lambda fx: bool(other_magicians(fx))), ygo.affects_this_card()),
    category=ygo.CATEGORY_DESTROY,
)
async def make_room(fx: ygo.Effect) -> None:
    """With a "Magician" or "Performapal" card in your other Pendulum Zone: Destroy this card, and 1 other
    "Magician" Pendulum Monster goes from your Deck to your Pendulum Zone.
    """
    if fx.still_there(fx.this) and await fx.destroy(fx.this):
        for each in await fx.choose(other_magicians(fx)):
            await fx.place_in_pendulum_zone(each)
        await fx.shuffle_deck()


def changed_scales(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards in your Pendulum Zones whose Scale is not the printed one."""
    return fx.you.spells_and_traps(
        lambda each: each.in_pendulum_zone and each.left_scale != each.facts.left_scale
    )


@card.ignition(at=ygo.LOCATION_HAND, cost=ygo.discard_this_card(), target=ygo.target_one(changed_scales))
async def restore(fx: ygo.Effect) -> None:
    """Discard this card and target 1 card in your Pendulum Zone whose Scale is changed: It has its original
    Scale until the turn ends.
    """
    for each in fx.targets_still_there():
        fx.grant_value(ygo.EFFECT_CHANGE_LSCALE, each.facts.left_scale, each, until=fx.this_turn())
        fx.grant_value(ygo.EFFECT_CHANGE_RSCALE, each.facts.right_scale, each, until=fx.this_turn())
