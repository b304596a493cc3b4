"""Fire King High Avatar Garunix."""

from app.engine import authoring as ygo

card = ygo.Script(23015896, "Fire King High Avatar Garunix")

#: Mark of one that its own effect has brought back.
RISEN = "risen"


@card.continuous(
    ygo.EVENT_TO_GRAVE,
    when=lambda fx: bool(fx.event.reason & ygo.REASON_DESTROY) and fx.event.by_effect(),
)
async def smoulder(fx: ygo.Effect) -> None:
    fx.mark_this("ashes", fx.turn * 10 + (1 if fx.is_phase(ygo.PHASE_DRAW) else 0))


def next_standby(fx: ygo.Effect) -> bool:
    """The first Standby Phase after its destruction."""
    fallen, before_standby = divmod(fx.this.flag("ashes"), 10)
    return fallen > 0 and fx.turn == fallen + (0 if before_standby else 1)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_STANDBY,
    at=ygo.LOCATION_GRAVE,
    mandatory=True,
    when=next_standby,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def rise(fx: ygo.Effect) -> None:
    """Once per turn, in the next Standby Phase after a card effect destroyed it and it went to the GY:
    Special Summon it.
    """
    if fx.still_there(fx.this) and await fx.special_summon(fx.this):
        fx.mark_this(RISEN)


def other_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """All other monsters on the field."""
    return fx.others(fx.monsters_on_field())


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.this_has(RISEN),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(other_monsters),
)
async def scorch(fx: ygo.Effect) -> None:
    """If it is Special Summoned by its own effect: Destroy all other monsters on the field."""
    await fx.destroy(other_monsters(fx) if fx.still_there(fx.this) else fx.monsters_on_field())


def kings(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Fire King" monsters in your Deck, except copies of this card."""
    return fx.you.deck(
        lambda m: (
            m.is_monster()
            and m.is_archetype("Fire King")
            and not m.is_named(card.code)
            and fx.can_special_summon(m)
        )
    )


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYED,
    timing="when",
    when=lambda fx: fx.this.location == ygo.LOCATION_GRAVE,
    in_damage_step=True,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, kings),
)
async def heir(fx: ygo.Effect) -> None:
    """When it is destroyed by battle and sent to the GY: You can Special Summon 1 other "Fire King" monster
    from your Deck.
    """
    await fx.special_summon(await fx.choose(kings(fx)))
    await fx.shuffle_deck()
