"""Mecha Phantom Beast Concoruda."""

from app.engine import authoring as ygo

card = ygo.Script(
    53451824,
    "Mecha Phantom Beast Concoruda",
    note="Materials: a Tuner and monsters that are no Tuners.",
    summon=ygo.synchro(),
)


def your_tokens(fx: ygo.Effect, each: ygo.Card) -> bool:
    """Tokens you control, also as Equip Cards."""
    return each.is_token() and each.is_on_field() and each.controller is fx.you


@card.modifier(ygo.EFFECT_INDESTRUCTABLE, affects=your_tokens)
def escort(fx: ygo.Effect) -> bool:
    """Tokens you control cannot be destroyed by battle or card effects."""
    return True


def tokens(fx: ygo.Effect) -> list[ygo.Card]:
    """Tokens in your Monster Zones."""
    return fx.you.monsters(lambda m: m.is_token())


def can_tribute_all(fx: ygo.Effect) -> bool:
    """There are Tokens, and nothing forbids to Tribute any of them."""
    mine = tokens(fx)
    return bool(mine) and all(ygo.can_be_tributed(each, for_summon=False) for each in mine)


async def tribute_all(fx: ygo.Effect) -> None:
    """Tribute all of them."""
    await fx.tribute(tokens(fx), reason=ygo.REASON_COST)


def small_beasts(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 4 or lower "Mecha Phantom Beast" monsters in your GY."""
    leaving = tuple(tokens(fx))
    return fx.you.graveyard(
        lambda m: (
            m.is_archetype("Mecha Phantom Beast")
            and 1 <= m.level <= 4
            and fx.can_special_summon(m, leaving=leaving)
        )
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    when=ygo.destroyed_by_the_opponent,
    cost=ygo.custom(can_tribute_all, tribute_all),
    target=ygo.target_one(small_beasts),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    in_damage_step=True,
)
async def succeed(fx: ygo.Effect) -> None:
    """If your opponent's card destroys this card you control and it goes to your GY: You can Tribute all
    Tokens you control, then target 1 Level 4 or lower "Mecha Phantom Beast" monster in your GY; Special
    Summon it.
    """
    await fx.special_summon(fx.targets_still_there())
