"""El Shaddoll Winda."""

from app.engine import authoring as ygo

card = ygo.Script(
    94977269,
    "El Shaddoll Winda",
    note='Materials: a "Shaddoll" monster and a DARK monster. Must first be Fusion Summoned.',
    summon=ygo.fusion(lambda each: each.is_archetype("Shaddoll"), ygo.is_attribute(ygo.ATTRIBUTE_DARK)),
    revive_limit=True,
)


def word(player: ygo.Player) -> str:
    """The mark for a player who has Special Summoned this turn."""
    return f"player {player.index}"


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_EFFECT)
def proof(fx: ygo.Effect) -> bool:
    """Your opponent's card effects cannot destroy it."""
    effect = fx.kernel.current
    return effect is not None and effect.player_index != fx.player_index


@card.continuous(
    (ygo.EVENT_SPSUMMON_SUCCESS, ygo.EVENT_SPSUMMON_NEGATED),
    at=ygo.LOCATION_MZONE,
    when=lambda fx: fx.event.player is not None and not fx.event.includes(fx.this),
)
async def count(fx: ygo.Effect) -> None:
    if fx.event.player is not None:
        fx.mark_this(word(fx.event.player), until_turn=fx.turn)


@card.modifier(
    ygo.EFFECT_CANNOT_SPECIAL_SUMMON,
    affects_player=lambda fx, player: fx.this_has(word(player)),
)
def once_a_turn(fx: ygo.Effect) -> bool:
    """Each player can Special Summon only once per turn."""
    return True


def shaddoll_spells(fx: ygo.Effect) -> list[ygo.Card]:
    """The "Shaddoll" Spells/Traps in your GY."""
    return fx.you.graveyard(lambda each: each.is_spell_or_trap() and each.is_archetype("Shaddoll"))


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    target=ygo.target_one(shaddoll_spells),
    category=ygo.CATEGORY_TOHAND,
)
async def recall(fx: ygo.Effect) -> None:
    """Sent to the GY it can take a "Shaddoll" Spell or Trap, its target there, back to your hand."""
    await fx.add_to_hand(fx.targets_still_there())
