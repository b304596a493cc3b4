"""Pot of Extravagance."""

from app.engine import authoring as ygo

card = ygo.Script(49238328, "Pot of Extravagance", options=("Banish 3 cards", "Banish 6 cards"))


def face_down_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-down cards in your Extra Deck that could be banished."""
    return fx.you.extra_deck(
        lambda each: each.is_face_down() and fx.can_be_banished(each, face_down=True, by_player=True)
    )


def possible_numbers(fx: ygo.Effect) -> list[int]:
    """Options that the Extra Deck and the Deck allow."""
    cards, size = len(face_down_cards(fx)), len(fx.you.deck())
    return [number for number in (0, 1) if cards >= 3 * (number + 1) and size > number]


async def banish_at_random(fx: ygo.Effect) -> None:
    """Banish 3 or 6 of them face-down and remember how many cards to draw."""
    number = await fx.choose_option(*possible_numbers(fx))
    chosen: list[ygo.Card] = []
    for _ in range(3 * (number + 1)):
        picked = fx.random_card([each for each in face_down_cards(fx) if each not in chosen])
        assert picked is not None
        chosen.append(picked)
    fx.remember(number + 1)
    await fx.banish(chosen, reason=ygo.REASON_COST, face_down=True)


@card.activation(
    when=lambda fx: fx.can_draw() and ygo.start_of_main_phase_1(fx),
    cost=ygo.custom(lambda fx: bool(possible_numbers(fx)), banish_at_random),
    category=ygo.CATEGORY_DRAW,
)
async def squander(fx: ygo.Effect) -> None:
    """At the start of your Main Phase 1: Banish 3 or 6 random face-down cards of your Extra Deck face-down;
    draw 1 card for every 3 of them. After that you cannot draw by card effects for the rest of the turn.
    """
    await fx.draw(fx.labels[0])
    fx.grant_to_player(ygo.EFFECT_CANNOT_DRAW, fx.you, until=fx.this_turn())
