"""Ghost Belle & Haunted Mansion."""

from app.engine import authoring as ygo

card = ygo.Script(73642296, "Ghost Belle & Haunted Mansion")
TAKE_BACK = ygo.CATEGORY_TOHAND | ygo.CATEGORY_TODECK | ygo.CATEGORY_TOEXTRA | ygo.CATEGORY_REMOVE


def in_grave(each: ygo.Card) -> bool:
    """It lies in a GY."""
    return each.location == ygo.LOCATION_GRAVE


def monster_in_grave(each: ygo.Card) -> bool:
    """It is a monster card in a GY."""
    return in_grave(each) and bool(each.printed_type & ygo.TYPE_MONSTER)


def disturbs_the_dead(fx: ygo.Effect) -> bool:
    """It answers what would take a card from a GY, or Special Summon a monster card from there."""
    link = fx.answered
    if not link.can_be_negated():
        return False
    if link.would(TAKE_BACK, in_grave) or link.would(ygo.CATEGORY_SPECIAL_SUMMON, monster_in_grave):
        return True
    unnamed = all(not uids for kind, uids, _, _ in link.link.info if kind & ygo.CATEGORY_SPECIAL_SUMMON)
    itself = link.category(ygo.CATEGORY_SPECIAL_SUMMON) and monster_in_grave(link.card)
    return unnamed and itself


@card.quick(
    ygo.EVENT_CHAINING,
    at=ygo.LOCATION_HAND,
    when=disturbs_the_dead,
    cost=ygo.discard_this_card(),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    target=ygo.negates_answered(),
    category=ygo.CATEGORY_NEGATE,
    in_damage_step=True,
)
async def haunt(fx: ygo.Effect) -> None:
    """When a card or effect is activated that would add a card from a GY to hand or Deck, banish a card from
    a GY or Special Summon a monster card from there: You can discard this card; negate that activation. Once
    per turn by name.
    """
    await fx.negate_activation(fx.answered)
