"""Transcendent Wings."""

from app.engine import authoring as ygo

card = ygo.Script(25573054, "Transcendent Wings")
WINGED_KURIBOH, LV10 = 57116033, 98585345


def kuribohs(fx: ygo.Effect) -> list[ygo.Card]:
    """Each "Winged Kuriboh" you control, face-down ones too."""
    return fx.you.monsters(
        lambda monster: monster.is_named(WINGED_KURIBOH) and fx.can_go_to_grave_as_cost(monster)
    )


def grown_up(fx: ygo.Effect) -> list[ygo.Card]:
    """The monsters in hand and Deck that it can bring."""
    leaving = tuple(kuribohs(fx))
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_DECK,
        lambda other: other.is_named(LV10) and fx.can_special_summon(other, leaving=leaving),
    )


def spare(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards in the hand that can be sent, never the only monster it can bring."""
    wanted = grown_up(fx)
    return fx.others(
        fx.you.hand(
            lambda other: fx.can_go_to_grave_as_cost(other) and (other not in wanted or len(wanted) > 1)
        )
    )


async def send_three(fx: ygo.Effect) -> None:
    """Send 1 "Winged Kuriboh" and 2 cards from the hand."""
    hand = await fx.choose(spare(fx), count=2)
    await fx.send_to_grave(await fx.choose(kuribohs(fx)) + hand, reason=ygo.REASON_COST)


@card.activation(
    cost=ygo.custom(lambda fx: bool(kuribohs(fx)) and len(spare(fx)) >= 2, send_three),
    target=ygo.affects_some(1, grown_up),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def transcend(fx: ygo.Effect) -> None:
    """Send 1 "Winged Kuriboh" you control, face-up or face-down, and 2 cards from your hand to the GY;
    Special Summon 1 "Winged Kuriboh LV10" from your hand or Deck.
    """
    await fx.special_summon(await fx.choose(grown_up(fx), prompt=ygo.SPECIAL_SUMMON))
    await fx.shuffle_deck()
