"""Grapha, Dragon Lord of Dark World."""

from app.engine import authoring as ygo

card = ygo.Script(34230233, "Grapha, Dragon Lord of Dark World")


def servants(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up "Dark World" monsters you control, except copies of this card."""
    return fx.you.face_up_monsters(lambda m: m.is_archetype("Dark World") and not m.is_named(card.code))


@card.summon_procedure(at=ygo.LOCATION_GRAVE, cost=ygo.return_to_hand(1, servants))
async def rise(fx: ygo.Effect) -> None:
    """A "Dark World" monster of your field, with another name, that returns to the hand lets it come from
    your GY.
    """


def by_an_effect(fx: ygo.Effect) -> bool:
    """It was discarded to the GY by a card effect."""
    return fx.event.by_effect() and fx.this.location == ygo.LOCATION_GRAVE


@card.trigger(
    ygo.EVENT_DISCARD,
    mandatory=True,
    when=by_an_effect,
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(ygo.opponents_card),
)
async def strike(fx: ygo.Effect) -> None:
    """If it is discarded to the GY by a card effect: Target 1 card your opponent controls; destroy it. If the
    opponent's effect discarded it from your hand, then look at 1 random card in their hand, and if that is a
    monster, you can Special Summon it to your field.
    """
    await fx.destroy(fx.targets_still_theirs())
    before = fx.event.before(fx.this)
    theirs = fx.event.caused_by is fx.opponent and before is not None
    if not (theirs and before is not None and before.owner == fx.you.index):
        return
    seen = fx.random_card(fx.opponent.hand())
    if seen is None:
        return
    await fx.then()
    await fx.look_at([seen])
    if seen.is_monster() and fx.can_special_summon(seen) and await fx.confirm():
        await fx.special_summon(seen)
