"""Dark Sage."""

from app.engine import authoring as ygo

DARK_MAGICIAN, TIME_WIZARD = 46986414, 71625222

card = ygo.Script(
    92377303,
    "Dark Sage",
    note="Cannot be Normal Summoned or Set. Must first be Special Summoned with its own effect.",
    no_normal_summon=True,
    revive_limit=True,
)


def magicians(fx: ygo.Effect) -> list[ygo.Card]:
    """Your "Dark Magician" whose Tribute makes room for this card."""
    return [
        each
        for each in fx.you.monsters(lambda m: m.is_named(DARK_MAGICIAN))
        if ygo.can_be_tributed(each, for_summon=False)
        and fx.can_special_summon(fx.this, leaving=(each,), proper=True)
    ]


def called_right(fx: ygo.Effect) -> bool:
    """You called the coin toss of your "Time Wizard" right."""
    wizard = fx.event.source
    return fx.event.player is fx.you and wizard is not None and wizard.is_named(TIME_WIZARD)


@card.trigger(
    ygo.EVENT_COIN_CALLED_RIGHT,
    at=ygo.LOCATION_HAND | ygo.LOCATION_DECK,
    when=called_right,
    cost=ygo.tribute(1, magicians),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def age(fx: ygo.Effect) -> None:
    """After a right call for "Time Wizard", the Tribute of a "Dark Magician" in your Monster Zone lets this
    card come from your hand or Deck.
    """
    from_deck = fx.this.location == ygo.LOCATION_DECK
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this, proper=True)
    if from_deck:
        await fx.shuffle_deck()


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.event.source is fx.this,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
)
async def remember_a_spell(fx: ygo.Effect) -> None:
    """If it is Special Summoned this way: Add 1 Spell from your Deck to your hand."""
    await fx.add_to_hand(await fx.choose(fx.you.deck(lambda each: each.is_spell()), prompt=ygo.TO_HAND))
