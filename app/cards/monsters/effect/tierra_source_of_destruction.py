"""Tierra, Source of Destruction."""

from app.engine import authoring as ygo

card = ygo.Script(
    91588074,
    "Tierra, Source of Destruction",
    note="Only its own Special Summon brings it, which cannot be negated.",
    no_normal_summon=True,
    revive_limit=True,
    special_summon_only_by=lambda fx: False,
    summon_cannot_be_negated=True,
)


def offerings(fx: ygo.Effect) -> list[ygo.Card]:
    """Other cards in your hand and on your field that can go to a Deck."""
    return fx.others(fx.you.hand() + fx.you.field(lambda each: not each.is_token()))


def ten_names(fx: ygo.Effect) -> bool:
    """They bear 10 different names, and a zone will be free."""
    cards = offerings(fx)
    room = fx.you.free_monster_zones() > 0 or any(each.in_main_monster_zone for each in cards)
    return room and len({each.name_code for each in cards}) >= 10


async def shuffle_ten(fx: ygo.Effect) -> None:
    """Shuffle 10 of them with different names into the Decks, one choice after another."""
    chosen: list[ygo.Card] = []
    full = fx.you.free_monster_zones() == 0
    for _ in range(10):
        taken = {each.name_code for each in chosen}
        rest = [each for each in offerings(fx) if each.name_code not in taken]
        freeing = [each for each in rest if each.in_main_monster_zone]
        chosen += await fx.choose(freeing if full and not chosen else rest)
    await fx.return_to_deck(chosen, reason=ygo.REASON_COST)


@card.summon_procedure(cost=ygo.custom(ten_names, shuffle_ten, frees=offerings))
async def dawn(fx: ygo.Effect) -> None:
    """Special Summon it from your hand by shuffling 10 other cards with different names from your hand and
    field into the Deck.
    """


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    nobody_can_respond=True,
    category=ygo.CATEGORY_TODECK,
)
async def unmake(fx: ygo.Effect) -> None:
    """If it is Special Summoned: Shuffle all other cards in both hands, fields and GYs and all face-up
    Pendulum Monsters of the Extra Decks into the Decks. Nobody can respond.
    """
    places = ygo.LOCATION_HAND | ygo.LOCATION_ONFIELD | ygo.LOCATION_GRAVE
    everything = fx.you.cards(places) + fx.opponent.cards(places)
    for player in (fx.you, fx.opponent):
        everything += player.extra_deck(
            lambda each: each.is_face_up() and bool(each.printed_type & ygo.TYPE_PENDULUM)
        )
    await fx.return_to_deck(fx.others(everything))
