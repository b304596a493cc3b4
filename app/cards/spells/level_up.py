"""Level Up!."""

from app.engine import authoring as ygo

card = ygo.Script(25290459, "Level Up!")
#: Passcode of an "LV" monster -> those of the monsters that its text names.
NAMED = {
    11224103: (48229808,),
    48229808: (11224103,),
    47507260: (74591968,),
    98585345: (57116033,),
}


def next_levels(fx: ygo.Effect, code: int, leaving: tuple[ygo.Card, ...] = ()) -> list[ygo.Card]:
    """What the monster of this passcode could become, from your hand or Deck."""
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_DECK,
        lambda each: (
            each.is_monster()
            and each.is_named(*NAMED.get(code, ()))
            and fx.can_special_summon(each, ignore_conditions=True, leaving=leaving)
        ),
    )


def growing(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up "LV" monsters you control that could become another."""
    return fx.you.face_up_monsters(
        lambda each: (
            each.is_archetype("LV")
            and fx.can_go_to_grave_as_cost(each)
            and bool(next_levels(fx, each.code, (each,)))
        )
    )


async def send_one(fx: ygo.Effect) -> None:
    """Send one of them to the GY and remember which."""
    chosen = await fx.choose(growing(fx))
    fx.remember(chosen[0].code)
    await fx.send_to_grave(chosen, reason=ygo.REASON_COST)


@card.activation(
    cost=ygo.custom(lambda fx: bool(growing(fx)), send_one),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def level_up(fx: ygo.Effect) -> None:
    """Send 1 face-up "LV" monster you control to the GY; Special Summon 1 monster that its text names from
    your hand or Deck, ignoring its Summoning conditions.
    """
    chosen = await fx.choose(next_levels(fx, fx.labels[0]), prompt=ygo.SPECIAL_SUMMON)
    await fx.special_summon(chosen, ignore_conditions=True)
    await fx.shuffle_deck()
