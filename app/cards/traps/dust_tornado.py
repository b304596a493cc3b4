"""Dust Tornado."""

from app.engine import authoring as ygo

card = ygo.Script(60082869, "Dust Tornado")


def their_spell_or_trap(fx: ygo.Effect) -> list[ygo.Card]:
    """Spells and Traps the opponent controls."""
    return fx.opponent.spells_and_traps()


@card.activation(category=ygo.CATEGORY_DESTROY, target=ygo.target_one(their_spell_or_trap))
async def destroy_one(fx: ygo.Effect) -> None:
    """Target 1 Spell/Trap of the opponent; destroy it, then you can Set 1 Spell/Trap from your hand."""
    if not await fx.destroy(fx.targets_still_theirs()):
        return
    await fx.then()
    room = fx.you.free_spell_zones() > 0
    cards = fx.you.hand(lambda each: each.is_spell_or_trap() and (room or each.is_type(ygo.TYPE_FIELD)))
    if cards and await fx.confirm():
        for chosen in await fx.choose(cards, prompt=ygo.SET):
            await fx.set_spell_trap(chosen)
