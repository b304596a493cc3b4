"""Goldd, Wu-Lord of Dark World."""

from app.engine import authoring as ygo

card = ygo.Script(78004197, "Goldd, Wu-Lord of Dark World")


def victims(fx: ygo.Effect) -> list[ygo.Card]:
    """What may be targeted: the opponent's cards, if their effect discarded this card."""
    return fx.opponent.field() if fx.event.caused_by is fx.opponent else []


@card.trigger(
    ygo.EVENT_DISCARD,
    mandatory=True,
    when=lambda fx: fx.event.by_effect() and fx.this.is_at(ygo.LOCATION_GRAVE),
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_DESTROY,
    target=ygo.target_up_to(2, victims, at_least=0),
)
async def rise_and_strike(fx: ygo.Effect) -> None:
    """If a card effect discards it to the GY: Special Summon it. If it was an effect of your opponent, target
    up to 2 cards they control on activation; then destroy those.
    """
    targets = fx.targets_still_theirs()
    if fx.still_there(fx.this) and await fx.special_summon(fx.this) and targets:
        await fx.then()
        await fx.destroy([each for each in targets if each.is_on_field()])
