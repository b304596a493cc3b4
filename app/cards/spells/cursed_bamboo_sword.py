"""Cursed Bamboo Sword."""

from app.engine import authoring as ygo

card = ygo.Script(42199039, "Cursed Bamboo Sword")

ygo.equip_spell(card)


def other_swords(fx: ygo.Effect) -> list[ygo.Card]:
    """Other face-up Bamboo Sword cards the user controls."""
    return fx.others(fx.you.field(lambda other: other.is_face_up() and other.is_archetype("Bamboo Sword")))


def findable(other: ygo.Card) -> bool:
    """Bamboo Sword cards with another name."""
    return other.is_archetype("Bamboo Sword") and not other.is_named(42199039)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def gain(fx: ygo.Effect) -> int:
    """The equipped monster gains 0 ATK."""
    return 0


@card.ignition(
    at=ygo.LOCATION_SZONE,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    when=lambda fx: fx.this.equipped_to is not None,
    target=ygo.target_one(other_swords),
    category=ygo.CATEGORY_TOHAND,
)
async def slip_past(fx: ygo.Effect) -> None:
    """Target another Bamboo Sword card on your field: once that is back in the hand, the equipped monster may
    attack directly in this turn.
    """
    if not await fx.return_to_hand(fx.targets_still_there()):
        return
    monster = fx.this.equipped_to
    if fx.this_is_face_up() and monster is not None:
        fx.grant_value(ygo.EFFECT_DIRECT_ATTACK, 1, monster, until=fx.this_turn())


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, lambda fx: fx.you.deck(findable)),
)
async def find(fx: ygo.Effect) -> None:
    """Sent to the GY it can search your Deck for a Bamboo Sword card with another name."""
    await fx.add_to_hand(await fx.choose(fx.you.deck(findable)))
