"""Nobleman of Crossout."""

from app.engine import authoring as ygo

card = ygo.Script(71044499, "Nobleman of Crossout")


def face_down_monster(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-down monsters on the field that can be banished."""
    return fx.monsters_on_field(lambda each: each.is_face_down() and fx.can_be_banished(each))


@card.activation(
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_REMOVE, target=ygo.target_one(face_down_monster)
)
async def cross_out(fx: ygo.Effect) -> None:
    """Target 1 face-down monster; destroy and banish it, then, if it was a Flip monster, each player
    reveals their Main Deck and banishes all cards with that monster's name from it.
    """
    targets = [each for each in fx.targets_still_there() if each.is_face_down()]
    to = ygo.LOCATION_REMOVED if all(fx.can_be_banished(each) for each in targets) else ygo.LOCATION_GRAVE
    destroyed = await fx.destroy(targets, to=to)
    if not destroyed or not destroyed[0].is_at(ygo.LOCATION_REMOVED):
        return
    if not destroyed[0].printed_type & ygo.TYPE_FLIP:
        return
    await fx.then()
    name = destroyed[0].name_code
    decks = fx.you.deck() + fx.opponent.deck()
    await fx.reveal(decks)
    await fx.banish([each for each in decks if each.is_named(name)])
    await fx.shuffle_deck(fx.you)
    await fx.shuffle_deck(fx.opponent)
