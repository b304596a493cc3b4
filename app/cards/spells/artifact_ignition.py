"""Artifact Ignition."""

from app.engine import authoring as ygo

card = ygo.Script(29223325, "Artifact Ignition")


def artifacts(fx: ygo.Effect) -> list[ygo.Card]:
    """Artifact monsters in the user's Deck."""
    return fx.you.deck(lambda other: other.is_monster() and other.is_archetype("Artifact"))


@card.activation(
    when=lambda fx: bool(artifacts(fx)),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(ygo.any_spell_or_trap),
)
async def ignite(fx: ygo.Effect) -> None:
    """Target a Spell or Trap on the field. If it is destroyed, an Artifact monster of your Deck is Set as a
    Spell.
    """
    if not await fx.destroy(fx.targets_still_there()):
        return
    for monster in await fx.choose(artifacts(fx)):
        if await fx.set_spell_trap(monster):
            fx.grant_value(ygo.EFFECT_CHANGE_TYPE, ygo.TYPE_SPELL, monster)
    await fx.shuffle_deck()


@card.trigger(
    ygo.EVENT_DESTROYED,
    mandatory=True,
    when=lambda fx: fx.event.caused_by is fx.opponent and fx.this.owner is fx.you,
)
async def burn_out(fx: ygo.Effect) -> None:
    """Destroyed by a card of the opponent it makes them skip their next Battle Phase."""
    fx.skip_phase(fx.opponent, ygo.EFFECT_SKIP_BP)
