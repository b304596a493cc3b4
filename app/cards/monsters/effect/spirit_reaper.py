"""Spirit Reaper."""

from app.engine import authoring as ygo

card = ygo.Script(23205979, "Spirit Reaper")


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_BATTLE)
def not_destroyed_by_battle(fx: ygo.Effect) -> bool:
    """Battle does not destroy this card."""
    return True


@card.continuous(on=ygo.EVENT_BECOME_TARGET, at=ygo.LOCATION_MZONE, each=True)
async def remember_the_link(fx: ygo.Effect) -> None:
    # Being turned face-down wipes the mark: the face-down card is no longer the one that was targeted.
    fx.mark_this(f"targeted by {fx.event.fact.link}")


@card.continuous(
    on=ygo.EVENT_CHAIN_SOLVED,
    at=ygo.LOCATION_MZONE,
    each=True,
    when=lambda fx: fx.this_has(f"targeted by {fx.event.value}"),
)
async def destroy_this_card(fx: ygo.Effect) -> None:
    """When a card effect that targeted this face-up card has resolved, destroy this card."""
    await fx.destroy(fx.this)


@card.trigger(
    on=ygo.EVENT_BATTLE_DAMAGE,
    mandatory=True,
    when=lambda fx: fx.is_direct_attack and fx.event.player is fx.opponent,
    category=ygo.CATEGORY_HANDES,
)
async def discard_at_random(fx: ygo.Effect) -> None:
    """If its direct attack inflicts battle damage: the opponent discards 1 random card."""
    await fx.discard_random(1, fx.opponent)
