"""Geargiarmor."""

from app.engine import authoring as ygo

card = ygo.Script(923596, "Geargiarmor")


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: fx.can_change_position(fx.this),
    category=ygo.CATEGORY_POSITION,
    target=ygo.affects_this_card(),
)
async def hide(fx: ygo.Effect) -> None:
    """Once per turn: You can turn this card to face-down Defense Position."""
    if fx.this_is_face_up():
        await fx.turn_face_down(fx.this)


def other_geargia(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Geargia" monsters in your Deck other than copies of this card."""
    return fx.you.deck(
        lambda other: other.is_monster() and other.is_archetype("Geargia") and not other.is_named(card.code)
    )


@card.trigger(
    ygo.EVENT_FLIP,
    timing="when",
    in_damage_step=True,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, other_geargia),
)
async def fetch(fx: ygo.Effect) -> None:
    """Whatever turns it face-up, you can search your Deck for a "Geargia" monster with another name."""
    await fx.add_to_hand(await fx.choose(other_geargia(fx)))
