"""Mermail Abysslinde."""

from app.engine import authoring as ygo

card = ygo.Script(23899727, "Mermail Abysslinde")


def destroyed_on_the_field(fx: ygo.Effect) -> bool:
    """It was on the field when it was destroyed."""
    before = fx.event.before(fx.this)
    on_field = before is not None and bool(before.location & ygo.LOCATION_ONFIELD)
    return on_field and bool(fx.event.reason & ygo.REASON_DESTROY)


def sisters(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "Mermail" monsters in your Deck."""
    return fx.you.deck(
        lambda m: (
            m.is_monster()
            and m.is_archetype("Mermail")
            and not m.is_named(card.code)
            and fx.can_special_summon(m)
        )
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    when=destroyed_on_the_field,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, sisters),
)
async def call_a_sister(fx: ygo.Effect) -> None:
    """If it is destroyed on the field and sent to the GY: You can Special Summon 1 "Mermail" monster with
    another name from your Deck. Only one "Mermail Abysslinde" a turn does this.
    """
    await fx.special_summon(await fx.choose(sisters(fx)))
    await fx.shuffle_deck()
