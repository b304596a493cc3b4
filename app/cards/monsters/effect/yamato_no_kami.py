"""Yamato-no-Kami."""

from app.engine import authoring as ygo

CAME = "came this turn"
card = ygo.Script(
    82841979,
    "Yamato-no-Kami",
    note="Cannot be Normal Summoned or Set; only its own Special Summon brings it.",
    no_normal_summon=True,
    revive_limit=True,
    special_summon_only_by=lambda fx: False,
)


def spirits(fx: ygo.Effect) -> list[ygo.Card]:
    """Spirit monsters in your GY."""
    return fx.you.graveyard(lambda each: bool(each.facts.type & ygo.TYPE_SPIRIT))


@card.summon_procedure(cost=ygo.banish(1, spirits))
async def descend(fx: ygo.Effect) -> None:
    """Special Summon it from your hand by banishing 1 Spirit monster from your GY."""


@card.continuous(ygo.EVENT_SPSUMMON_SUCCESS, unclassified=True)
async def arrive(fx: ygo.Effect) -> None:
    fx.mark_this(CAME, until_turn=fx.turn)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=lambda fx: fx.this_has(CAME),
    category=ygo.CATEGORY_TOHAND,
)
async def ascend(fx: ygo.Effect) -> None:
    """In the End Phase of the turn it was Special Summoned: Return it to the hand."""
    if fx.still_there(fx.this):
        await fx.return_to_hand(fx.this)


def their_spells(fx: ygo.Effect) -> list[ygo.Card]:
    """Spells and Traps your opponent controls."""
    return fx.opponent.spells_and_traps()


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYING,
    target=ygo.affects_some(1, their_spells),
    category=ygo.CATEGORY_DESTROY,
)
async def storm(fx: ygo.Effect) -> None:
    """If it destroys an opponent's monster by battle: You can destroy 1 Spell/Trap your opponent controls."""
    await fx.destroy(await fx.choose(their_spells(fx), prompt=ygo.DESTROY))
