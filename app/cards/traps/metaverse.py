"""Metaverse."""

from app.engine import authoring as ygo

card = ygo.Script(89208725, "Metaverse", options=("Activate it", "Add it to your hand"))
ACTIVATE, ADD = 0, 1


def field_spells(fx: ygo.Effect) -> list[ygo.Card]:
    """Field Spells in your Deck."""
    return fx.you.deck(lambda each: each.is_type(ygo.TYPE_FIELD))


@card.activation(category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH, target=ygo.affects_some(1, field_spells))
async def visit(fx: ygo.Effect) -> None:
    """Take 1 Field Spell from your Deck: activate it (no Chain starts, and no effect of its activation
    applies) or add it to your hand.
    """
    for each in await fx.choose(field_spells(fx)):
        ways = [ACTIVATE] if ygo.may_activate_card(fx, each) else []
        if await fx.choose_option(*ways, ADD) == ACTIVATE:
            await fx.place_face_up(each)
            await fx.shuffle_deck()
        else:
            await fx.add_to_hand(each)
